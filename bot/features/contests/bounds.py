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
    most, among = have[own] + 2 * sum(own in game for game in games), _opponents(own, games, len(have))

    def room(other: int, chosen: int) -> int:
        return most - have[other] - 2 * (among[other] & chosen).bit_count()

    return len(have) - 1 - _largest([other for other in range(len(have)) if other != own], room)


def _most_level(own: int, have: Sequence[int], games: Sequence[Sequence[int]]) -> int:
    """Returns how many can end with at least as many points as `own`, who loses everything that is open.

    Everybody of a set can if each of its subsets lacks no more points than its open matches have.
    """
    got = list(have)
    for game in games:
        if own in game:
            (other,) = {*game} - {own}
            got[other] += 2
    among = _opponents(own, games, len(have))

    def left(other: int, chosen: int) -> int:
        return 2 * (among[other] & ~chosen).bit_count() - max(0, have[own] - got[other])

    return _largest([other for other in range(len(have)) if other != own], left)


def _opponents(own: int, games: Sequence[Sequence[int]], people: int) -> list[int]:
    """Returns the opponents of each in the open matches without `own`, as bits. Any two meet once."""
    found = [0] * people
    for one, other in games:
        if own not in (one, other):
            found[one] |= 1 << other
            found[other] |= 1 << one
    return found


def _largest(members: Sequence[int], room: Callable[[int, int], int]) -> int:
    """Returns the size of the largest set none of whose subsets has less room than 0.

    `room`: how much one more, by number, adds to the room of those chosen, as bits. `members` are in order.
    """
    level, size = {0: 0}, 0
    while level:
        larger: dict[int, int] = {}
        for chosen, has in level.items():
            for other in members:
                if not chosen >> other and (left := has + room(other, chosen)) >= 0:
                    more = chosen | 1 << other
                    if all(more ^ 1 << each in level for each in members if chosen >> each & 1):
                        larger[more] = left
        level = larger
        size += bool(level)
    return size
