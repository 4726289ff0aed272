"""Between which ranks everybody can still finish, in a group whose matches have two people. Pure.

The bounds are sound: they exclude no rank that is possible. And they never widen, because each result leaves fewer ways
in which the group can go on. While more matches are open than can be tried one by one, a tie in points counts as open.
"""

from collections.abc import Callable, Sequence
from itertools import product
from typing import NamedTuple

from bot.features.contests.domain import Outcome, Pairing
from bot.features.contests.table import UNIT, table

TRIED = 5
"""Up to how many open matches all of their results are tried: three of each."""
HALF = UNIT // 2


class Bounds(NamedTuple):
    """The best and the worst rank that is possible, counted from 1."""

    best: int
    worst: int


def bounds(people: Sequence[int], pairings: Sequence[Pairing]) -> dict[int, Bounds]:
    """Returns the bounds of each person."""
    open_ones = [pairing for pairing in pairings if pairing.outcome is None]
    if not open_ones:
        return {row.person: Bounds(row.place, row.place) for row in table(people, pairings)}
    if len(open_ones) <= TRIED:
        return _tried(people, pairings, open_ones)
    points = {row.person: row.units // HALF for row in table(people, pairings)}
    games = [tuple(people.index(person) for person in pairing.people) for pairing in open_ones]
    have = [points[person] for person in people]
    return {
        person: Bounds(1 + _fewest_ahead(number, have, games), 1 + _most_level(number, have, games))
        for number, person in enumerate(people)
    }


def _tried(people: Sequence[int], pairings: Sequence[Pairing], open_ones: Sequence[Pairing]) -> dict[int, Bounds]:
    """Tries all results of the open matches. What only points in the games can decide stays open."""
    decided = [pairing for pairing in pairings if pairing.outcome]
    bare = [_without_points(pairing) for pairing in decided]
    found = dict.fromkeys(people, Bounds(len(people), 1))
    for results in product(((1, 2), (1, 1), (2, 1)), repeat=len(open_ones)):
        played = [
            Pairing(pairing.people, outcome=Outcome(places)) for pairing, places in zip(open_ones, results, strict=True)
        ]
        rows = table(people, [*bare, *played])
        places = [row.place for row in rows]
        for row in rows:
            best, worst = found[row.person]
            last = row.place + places.count(row.place) - 1
            found[row.person] = Bounds(min(best, row.place), max(worst, last))
    return found


def _without_points(pairing: Pairing) -> Pairing:
    assert pairing.outcome is not None
    return Pairing(pairing.people, outcome=Outcome(pairing.outcome.places, pairing.outcome.how))


def _fewest_ahead(own: int, have: Sequence[int], games: Sequence[Sequence[int]]) -> int:
    """Returns how few can end with more points than `own`, who wins everything that is open.

    Everybody of a set can stay behind if each of its subsets has room for the points that are played for inside it: two
    for each match. All other points can go to those outside.
    """
    most = have[own] + 2 * sum(own in game for game in games)
    others = [number for number in range(len(have)) if number != own]
    inside = [_mask(game, others) for game in games if own not in game]

    def fits(members: int) -> bool:
        room = sum(most - have[other] for bit, other in enumerate(others) if members >> bit & 1)
        return room >= 2 * sum(game & members == game for game in inside)

    behind = [bit for bit, other in enumerate(others) if have[other] <= most]
    return len(others) - _largest(behind, fits)


def _most_level(own: int, have: Sequence[int], games: Sequence[Sequence[int]]) -> int:
    """Returns how many can end with at least as many points as `own`, who loses everything that is open.

    Everybody of a set can if each of its subsets lacks no more points than its open matches have.
    """
    others = [number for number in range(len(have)) if number != own]
    got = list(have)
    for game in games:
        if own in game:
            (other,) = {*game} - {own}
            got[other] += 2
    among = [_mask(game, others) for game in games if own not in game]

    def fits(members: int) -> bool:
        lacking = sum(max(0, have[own] - got[other]) for bit, other in enumerate(others) if members >> bit & 1)
        return lacking <= 2 * sum(game & members != 0 for game in among)

    return _largest(range(len(others)), fits)


def _mask(game: Sequence[int], others: Sequence[int]) -> int:
    return sum(1 << others.index(number) for number in game)


def _largest(members: Sequence[int], fits: Callable[[int], bool]) -> int:
    """Returns the size of the largest set all of whose subsets fit."""
    level, size = {0}, 0
    while level:
        larger = {chosen | 1 << bit for chosen in level for bit in members if not chosen >> bit & 1}
        level = {
            chosen
            for chosen in larger
            if all(chosen & ~(1 << bit) in level for bit in members if chosen >> bit & 1) and fits(chosen)
        }
        size += bool(level)
    return size
