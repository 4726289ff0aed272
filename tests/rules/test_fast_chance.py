"""Draws for self-play and search are reproducible, counted and fair, but not those of a match."""

from collections import Counter

import msgspec
import pytest

from rules.chance import KEY_BYTES, Chance
from rules.fast_chance import FastChance

KEY = bytes(range(KEY_BYTES))


def test_equal_keys_give_equal_draws() -> None:
    first, second = FastChance(KEY), FastChance(KEY)
    assert [first.below(1000) for _ in range(20)] == [second.below(1000) for _ in range(20)]


def test_another_key_gives_other_draws() -> None:
    assert FastChance(KEY).below(10**9) != FastChance(KEY[::-1]).below(10**9)


def test_the_draws_are_not_those_of_a_match() -> None:
    assert FastChance(KEY).below(10**9) != Chance(KEY).below(10**9)


def test_draws_are_counted_and_fair() -> None:
    chance = FastChance(KEY)
    counts = Counter(chance.below(5) for _ in range(5000))
    assert set(counts) == set(range(5))
    assert all(850 < count < 1150 for count in counts.values())
    assert chance.draws == 5000


def test_nothing_can_be_drawn_from_nothing() -> None:
    with pytest.raises(ValueError, match="nothing to draw from"):
        FastChance(KEY).below(0)


def test_it_is_stored_like_any_chance_and_hidden_in_a_view() -> None:
    chance = FastChance(KEY)
    chance.below(2)
    assert msgspec.json.decode(msgspec.json.encode(chance), type=Chance) == Chance(KEY, draws=1)
    assert chance.hidden() == Chance(b"", draws=1)
