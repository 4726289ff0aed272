"""The table of a contest: points, and the order with its tie-breaks. Pure.

A match is worth one point to the winner. Who was second of four has been ahead of two of the three others, and gets two
thirds of a point; a tie is half of being ahead. Everything is counted in units, so that no fraction is rounded.
"""

from collections.abc import Collection, Iterable, Sequence
from functools import cache
from statistics import fmean
from typing import NamedTuple

from bot.features.contests.domain import How, Outcome, Pairing

UNIT = 12
"""Units of a point."""
EVEN = 0.5
"""The share of the points of somebody all of whose opponents gave a match up."""


class Row(NamedTuple):
    """Where somebody stands."""

    person: int
    place: int
    """From 1; only those who are equal in everything share one."""
    units: int
    wins: int
    draws: int
    losses: int
    played: int
    opponents: int
    """The units of everybody that they have met, together."""
    share: float
    """Their mean share of the points in a match: see `_share`."""


def units(outcome: Outcome) -> tuple[int, ...]:
    """Returns what an outcome is worth to each; a bye is worth a win."""
    return (UNIT,) if outcome.how is How.BYE else _worth(outcome.places)


@cache
def _worth(places: tuple[int, ...]) -> tuple[int, ...]:
    ahead = [sum(_against(own, other) for other in places) - 1 for own in places]
    return tuple(UNIT * count // (2 * (len(places) - 1)) for count in ahead)


def _against(own: int, other: int) -> int:
    """Returns 2 for being ahead, 1 for a tie; everybody ties with themselves."""
    return 2 if own < other else int(own == other)


def table(people: Sequence[int], pairings: Iterable[Pairing], *, by_opponents: bool = False) -> list[Row]:
    """Returns the table of `people`, the best first.

    Ties in points are broken by the points in the matches among those tied, wins, and the mean share of the points
    in a game; in a Swiss tournament (`by_opponents`) first by the points of the opponents. Then they share a place.
    """
    decided = [pairing for pairing in pairings if pairing.outcome]
    earned = _earned(people, decided)
    gave_up = {person for pairing in decided for person in _behind_without_points(pairing)}
    rows = {person: _row(person, decided, earned, gave_up) for person in people}
    tied: dict[int, list[int]] = {}
    for person in people:
        tied.setdefault(earned[person], []).append(person)
    keys: dict[int, tuple[float, ...]] = {}
    for level, group in tied.items():
        among = _earned(group, [each for each in decided if len(each.people) > 1 and {*each.people} <= {*group}])
        for person in group:
            row = rows[person]
            first = row.opponents if by_opponents else 0
            keys[person] = (-level, -first, -among[person], -row.wins, -row.share)
    order = sorted(people, key=keys.__getitem__)
    places: dict[tuple[float, ...], int] = {}
    for number, person in enumerate(order, 1):
        places.setdefault(keys[person], number)
    return [rows[person]._replace(place=places[keys[person]]) for person in order]


def _earned(people: Iterable[int], decided: Iterable[Pairing]) -> dict[int, int]:
    """Returns the units of each person in these pairings."""
    earned = dict.fromkeys(people, 0)
    for pairing in decided:
        assert pairing.outcome is not None
        for person, worth in zip(pairing.people, units(pairing.outcome), strict=True):
            if person in earned:
                earned[person] += worth
    return earned


def _row(person: int, decided: Sequence[Pairing], earned: dict[int, int], gave_up: Collection[int]) -> Row:
    own = [pairing for pairing in decided if person in pairing.people]
    results = [(pairing, pairing.outcome, pairing.people.index(person)) for pairing in own if pairing.outcome]
    firsts = [outcome.places.count(1) for _, outcome, seat in results if outcome.places[seat] == 1]
    wins = firsts.count(1)
    draws = len(firsts) - wins
    met = [other for pairing in own for other in pairing.people if other != person]
    return Row(
        person=person,
        place=0,
        units=earned[person],
        wins=wins,
        draws=draws,
        losses=len(own) - wins - draws,
        played=len(own),
        opponents=sum(earned.get(other, 0) for other in met),
        share=_share(person, own, gave_up),
    )


def _behind_without_points(pairing: Pairing) -> list[int]:
    """Returns who was behind in a match that has no points, because it was given up or ended early."""
    if pairing.outcome is None or sum(pairing.outcome.points) > 0:
        return []
    worth = units(pairing.outcome)
    return [person for person, own in zip(pairing.people, worth, strict=True) if own * len(worth) < sum(worth)]


def _share(person: int, own: Sequence[Pairing], gave_up: Collection[int]) -> float:
    """Returns somebody's mean share of the points in a match, without their matches against those who gave one up.

    A match that they gave up themselves has no points for them. So nobody gains by giving up a match, nor by a friend
    who gives up to them or to their rivals.
    """
    shares = [0.0 for pairing in own if person in _behind_without_points(pairing)]
    for pairing in own:
        points = pairing.outcome.points if pairing.outcome else ()
        if sum(points) > 0 and not {*pairing.people} - {person} & {*gave_up}:
            shares.append(points[pairing.people.index(person)] / sum(points))
    return fmean(shares) if shares else EVEN * bool(own)
