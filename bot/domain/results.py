"""What a match that is over says about those who played it. Pure.

A match counts if it was played to its end, or if somebody conceded. Points count only if it was played to its end. If
all agree to end it, nobody has won: they could choose the moment. Only who is left alone may end it, and has won.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from bot.domain.match_kinds import kind_of
from bot.domain.session import AnySession, Ending, Origin, Seat, Stage, ranked
from rules import match as matches
from rules import ranking
from rules.game import Score

FAIR = 1000
"""What the share of a win that chance alone would bring is counted in: thousandths."""


class Against(StrEnum):
    """Whom somebody has played against. Each counts apart."""

    PEOPLE = "people"
    """At least one other person, even if computers played too."""
    COMPUTERS = "computers"
    ALONE = "alone"
    """Nobody: a match of one seat."""
    LESSON = "lesson"
    """Computers, from the position in which a lesson ends."""


class Player(NamedTuple):
    """The result of a seat. Its person is 0 if it belongs to a computer, or to somebody forgotten."""

    seat: int
    sitting: Seat
    side: int
    """Partners have the same."""
    place: int
    score: Score
    won: bool
    """Whether it is first, alone or tied, among several sides."""
    strength: str
    """The category in which it was furthest above the average of the match; empty if it was in none."""

    @property
    def person(self) -> int:
        return self.sitting.person

    @property
    def plays(self) -> bool:
        """Whether its points are its player's own, and not those of a computer that took over."""
        return not self.sitting.conceded


class Result(NamedTuple):
    """The result of a match. Without a result, the match was ended, and `decided` is False."""

    match: int
    """The id of its session."""
    guild: int
    game: str
    against: Against
    moment: int
    """When somebody moved last."""
    decided: bool
    complete: bool
    """Whether it was played to its end, so that its points count."""
    players: tuple[Player, ...]
    """All seats."""
    fair: int
    """The share of a win that chance alone would bring."""


def has_result(session: AnySession) -> bool:
    """Returns whether the match is over and counts."""
    return session.stage is Stage.OVER and session.match is not None and session.ending is not Ending.ANNULLED


def result_of(session: AnySession) -> Result | None:
    """Returns the result of a session; None if it has none, or says nothing about anybody.

    A position that somebody tries again and a match from a file say nothing.
    """
    if session.stage is not Stage.OVER or session.match is None or session.ending is Ending.ANNULLED:
        return None
    if session.origin is not Origin.LOBBY:
        return None
    ranks = {rank.seat: rank for rank in ranked(session)}
    scores = [ranks[number].score for number in range(len(session.seats))]
    complete = session.ending is Ending.PLAYED and not matches.to_move(session.playing)
    strong_in = strengths(scores) if complete else [""] * len(scores)
    sides = ranking.sides(scores)
    rivals = len(set(sides)) - 1 + _has_opponent(session)
    players = [
        Player(number, seat, sides[number], place, score, rivals > 0 and place == 1, strong_in[number])
        for number, seat in enumerate(session.seats)
        for _, place, score in [ranks[number]]
    ]
    return Result(
        match=session.id,
        guild=session.guild,
        game=session.game,
        against=against(session),
        moment=session.moved,
        decided=_is_decided(session),
        complete=complete,
        players=tuple(players),
        fair=FAIR // (1 + rivals),
    )


def _is_decided(session: AnySession) -> bool:
    """Whether the way in which a match ended says who has won: all have played, or all but one have given up."""
    left_alone = against(session) is Against.PEOPLE and len(session.people) < 2
    return session.ending is Ending.PLAYED or (session.ending is Ending.AGREED and left_alone)


def _has_opponent(session: AnySession) -> bool:
    """Whether an automated opponent plays."""
    opponent = session.rules.opponent
    return opponent is not None and opponent(session.playing.state) is not None


def against(session: AnySession) -> Against:
    """Returns whom the people of a match play against."""
    if len(session.seats) == 1:
        return Against.ALONE
    if sum(bool(seat.person or seat.former) for seat in session.seats) > 1:
        return Against.PEOPLE
    return Against.LESSON if kind_of(session).is_lesson else Against.COMPUTERS


def judged(session: AnySession) -> list[int]:
    """Returns the seats of people whose choices were their own from the beginning to the end."""
    return [
        number
        for number, seat in enumerate(session.seats)
        if seat.person and not (seat.conceded or seat.took_over or seat.away or seat.earlier)
    ]


def categories(score: Score) -> dict[str, int]:
    """Returns the points of a score by category."""
    found: dict[str, int] = {}
    for part in score.parts:
        found[part.category] = found.get(part.category, 0) + part.points
    return found


def strengths(scores: Sequence[Score]) -> list[str]:
    """Returns the strength of each seat; of two that are equal, the one that the game counts first."""
    points = [categories(score) for score in scores]
    every = list(dict.fromkeys(name for each in points for name in each))
    total = {name: sum(each.get(name, 0) for each in points) for name in every}
    lead = [{name: len(points) * each.get(name, 0) - total[name] for name in every} for each in points]
    best = [max(every, key=lambda name, lead=above: lead[name], default="") for above in lead]  # type: ignore[misc]
    return [name if name and above[name] > 0 else "" for name, above in zip(best, lead, strict=True)]
