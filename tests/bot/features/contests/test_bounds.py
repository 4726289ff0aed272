"""Possible final ranks: never wrong, never wider than before, and exact near the end."""

from itertools import product
from random import Random

import pytest

from bot.features.contests.bounds import Bounds, bounds
from bot.features.contests.domain import Outcome, Pairing
from bot.features.contests.pairing import round_robin
from bot.features.contests.table import table

RESULTS = ((1, 2), (1, 1), (2, 1))


def decided(pairing: Pairing, places: tuple[int, ...], points: tuple[int, ...] = ()) -> Pairing:
    return Pairing(pairing.people, outcome=Outcome(places, points=points))


def results(seed: int, people: int) -> list[Pairing]:
    """Returns the pairings of a division as they are decided one after another."""
    random = Random(seed)
    pairings = [*round_robin(range(1, people + 1))]
    random.shuffle(pairings)
    return [decided(each, random.choice(RESULTS), (random.randint(0, 9), random.randint(0, 9))) for each in pairings]


def open_ones(pairings: list[Pairing]) -> list[Pairing]:
    return [Pairing(each.people) for each in pairings]


@pytest.mark.parametrize("seed", range(4))
def test_bounds_never_widen_and_always_hold_the_final_rank(seed: int) -> None:
    people = range(1, 8)
    final = results(seed, 7)
    ranks = {row.person: row.place for row in table(people, final)}
    before = dict.fromkeys(people, Bounds(1, 7))
    for count in range(len(final) + 1):
        now = bounds(people, [*final[:count], *open_ones(final[count:])])
        for person in people:
            assert before[person].best <= now[person].best <= ranks[person] <= now[person].worst <= before[person].worst
        before = now
    assert before == {person: Bounds(rank, rank) for person, rank in ranks.items()}


@pytest.mark.parametrize("seed", range(3))
def test_bounds_of_many_open_matches_are_those_of_all_results_in_points(seed: int) -> None:
    """Six open matches are more than are tried; ties in points count for and against everybody."""
    people = range(1, 6)
    final = results(seed, 5)
    known, later = final[:4], final[4:]
    best, worst = dict.fromkeys(people, 5), dict.fromkeys(people, 1)
    for chosen in product(RESULTS, repeat=len(later)):
        rows = table(people, [*known, *(decided(each, places) for each, places in zip(later, chosen, strict=True))])
        units = {row.person: row.units for row in rows}
        for person in people:
            best[person] = min(best[person], 1 + sum(other > units[person] for other in units.values()))
            worst[person] = max(worst[person], sum(other >= units[person] for other in units.values()))
    assert bounds(people, [*known, *open_ones(later)]) == {each: Bounds(best[each], worst[each]) for each in people}


def test_nothing_is_excluded_before_the_first_result() -> None:
    people = range(1, 12)
    assert set(bounds(people, round_robin(people)).values()) == {Bounds(1, 11)}


def test_who_has_won_everything_is_first_before_the_last_match() -> None:
    people = range(1, 6)
    known = [
        decided(each, (1, 2) if each.people[0] == 1 else (2, 1)) for each in round_robin(people) if 1 in each.people
    ]
    rest = [Pairing(each.people) for each in round_robin(people) if 1 not in each.people]
    found = bounds(people, [*known, *rest])
    assert found[1] == Bounds(1, 1)
    assert found[2] == Bounds(2, 5)
