"""What a match says for ratings: who was rated against whom, and in what order they finished. Pure.

`bot/features/record/RATINGS.md` says what counts, and why.
"""

from msgspec import Struct

from bot.domain import session_options
from bot.domain.match_kinds import kind_of
from bot.domain.matches import is_rated
from bot.domain.parts import had_help
from bot.domain.results import Against, Player, Result
from bot.domain.session import AnySession, Holder, Left


class Place(Struct, frozen=True, array_like=True):
    """A seat of a rated match, and how it finished."""

    person: str
    """The id of its person, as text; empty: a computer player, or somebody about whom nothing is stored any more."""
    name: str
    place: int
    side: int
    """Partners have the same."""
    gains: bool = True
    """Whether its person may gain by it: not if they got a hint."""
    level: str = ""
    """The level of a computer player."""
    frozen: tuple[float, ...] = ()
    """Of somebody forgotten: mean and uncertainty in this game before the match, then those over all games."""


class RatedMatch(Struct, frozen=True, array_like=True):
    """A line of the list of rated matches."""

    match: str
    """The id of its session, as text."""
    game: str
    moment: int
    places: tuple[Place, ...]
    """The seats that count. Without any, the match counts for nobody."""


def rated_match(session: AnySession, result: Result) -> RatedMatch | None:
    """Returns what a result says for ratings; None if it does not count."""
    counts = is_rated(session) and result.decided and not kind_of(session).is_lesson
    if not counts or result.against is not Against.PEOPLE:
        return None
    level = session.setting(session_options.LEVEL)
    found = [_place(session, player, level) for player in result.players]
    places = tuple(place for place in found if place)
    if len({place.side for place in places if place.person}) < 2:
        return None
    return RatedMatch(str(result.match), result.game, result.moment, places)


def _place(session: AnySession, player: Player, level: str) -> Place | None:
    """Returns what a seat says; None if it counts for nobody."""
    sitting = player.sitting
    if not (sitting.person or sitting.earlier or sitting.former):
        return Place("", "", player.place, player.side, level=level)
    owner = _owner(session, player)
    if not owner.person or owner.is_new:
        return None
    left = owner.left in (Left.ABSENT, Left.CONCEDED)
    place = len(session.seats) + 1 if left else player.place
    return Place(str(owner.person), owner.name, place, player.side, not had_help(owner))


def _owner(session: AnySession, player: Player) -> Holder:
    """Returns for whom a seat counts: who had it after half of the match, or who left it to the computer.

    What somebody does who stands in for an absent player counts for neither of them: who does not come back is last,
    as somebody who conceded.
    """
    sitting = player.sitting
    for holder in sitting.earlier:
        if holder.left in (Left.ABSENT, Left.CONCEDED):
            return holder
        if holder.left is not Left.STOOD_IN and 2 * holder.until > session.entries:
            return holder
    if not sitting.person and sitting.earlier and not sitting.former:
        return sitting.earlier[-1]
    return Holder(sitting.person, sitting.name, session.entries, is_new=sitting.is_new, parts=sitting.parts)
