"""How a match stands: all who compete, an automated opponent among them, best first."""

from collections.abc import Collection
from functools import partial
from typing import NamedTuple

from bot.domain.session import AnySession, ranked
from bot.i18n import MatchWords
from bot.views.wording import named
from rendering import drawing
from rules.game import Score


class Standing(NamedTuple):
    """Where somebody stands."""

    seat: int
    """That of a person or computer; the number of seats for an automated opponent."""
    name: str
    colour: int
    """The number of the colour on the board."""
    place: int
    score: Score
    conceded: bool


def standing(session: AnySession, words: MatchWords, mentioned: Collection[int] = ()) -> list[Standing]:
    """Returns all who compete, best first; the people in `mentioned` by a mention."""
    rules = session.rules
    colour = partial(drawing.load(session.game).colour, rules.view(session.playing.state, None))
    found = [
        Standing(seat, named(session, seat, words, mentioned), colour(seat), place, score, session.seats[seat].conceded)
        for seat, place, score in ranked(session)
    ]
    if rules.opponent and (opponent := rules.opponent(session.playing.state)):
        own = opponent.score
        ahead = sum(
            not other.beaten_by and (other.points, other.tie_breaks) > (own.points, own.tie_breaks)
            for other in (each.score for each in found)
        )
        seat, name = len(session.seats), words("opponent-name", opponent=opponent.name)
        found.append(Standing(seat, name, colour(seat), 1 + ahead, own, conceded=False))
    return sorted(found, key=lambda each: each.place)
