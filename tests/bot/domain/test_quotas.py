"""Quotas: a burst at once, then one at a time, by key; and what is remembered of them."""

import pytest

from bot.domain.errors import UserError
from bot.domain.quotas import Quota, Quotas

HINTS = Quota("hint", burst=3, seconds=10)
NOON = 1_900_000_000


def used_up(kept: Quotas, now: float, key: object = 1, quota: Quota = HINTS) -> int:
    """When it goes on, if `quota` is used up now; 0: it is not, and one more is counted."""
    try:
        kept.take(quota, key, now)
    except UserError as error:
        return int(error.values["until"]) if error.name == "too-often" else -1
    return 0


def test_a_burst_is_free_and_then_one_is_given_at_a_time() -> None:
    kept = Quotas()
    assert [used_up(kept, NOON) for _ in range(3)] == [0, 0, 0]
    assert used_up(kept, NOON) == NOON + 11
    assert used_up(kept, NOON + 9) == NOON + 11
    assert used_up(kept, NOON + 11) == 0
    assert used_up(kept, NOON + 11) == NOON + 21


def test_after_a_rest_the_whole_burst_is_there_again() -> None:
    kept = Quotas()
    for _ in range(3):
        used_up(kept, NOON)
    assert [bool(used_up(kept, NOON + 30)) for _ in range(4)] == [False, False, False, True]


def test_people_and_kinds_of_action_are_counted_apart() -> None:
    kept = Quotas()
    for _ in range(4):
        used_up(kept, NOON)
    assert used_up(kept, NOON, key=2) == 0
    assert used_up(kept, NOON, quota=HINTS._replace(name="board")) == 0


def test_a_refused_use_costs_nothing() -> None:
    kept = Quotas()
    for _ in range(100):
        used_up(kept, NOON)
    assert used_up(kept, NOON + 11) == 0


def test_of_several_quotas_none_counts_if_one_is_used_up() -> None:
    kept, lobbies = Quotas(), HINTS._replace(name="lobby")
    for _ in range(3):
        kept.take(HINTS, 2, NOON)
    with pytest.raises(UserError, match="too-often"):
        kept.take_all([(lobbies, 1), (HINTS, 2)], NOON)
    assert kept.is_empty(lobbies, 1, NOON)
    kept.take_all([(lobbies, 1), (HINTS, 2)], NOON + 11)
    assert not kept.is_empty(lobbies, 1, NOON + 11)


def test_a_clock_that_is_set_back_locks_nobody_out_for_longer_than_the_burst_lasts() -> None:
    kept = Quotas()
    used_up(kept, NOON + 1_000_000)
    assert used_up(kept, NOON) <= NOON + 1 + HINTS.burst * HINTS.seconds


def test_what_is_given_back_can_be_used_once_more() -> None:
    kept = Quotas()
    for _ in range(3):
        used_up(kept, NOON)
    kept.give_back(HINTS, 1)
    assert [bool(used_up(kept, NOON)) for _ in range(2)] == [False, True]


def test_empty_buckets_are_dropped_if_there_are_many() -> None:
    kept = Quotas(remembered=100)
    for key in range(1000):
        used_up(kept, NOON + key * 20, key=key)
    assert len(kept) <= 101
