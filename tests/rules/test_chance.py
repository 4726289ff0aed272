"""Draws are verifiable, never re-rolled, and fair."""

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.chance import APART, KEY_BYTES, Chance, commitment

KEY = bytes(range(KEY_BYTES))


def test_equal_keys_and_counters_give_equal_draws() -> None:
    first, second = Chance(KEY), Chance(KEY)
    draws = [first.below(1000) for _ in range(20)]
    assert [second.below(1000) for _ in range(20)] == draws
    assert Chance(KEY, draws=19).below(1000) == draws[19]


def test_with_a_longer_key_the_draws_of_one_kind_do_not_depend_on_those_of_another() -> None:
    plain, interrupted = Chance(KEY + APART), Chance(KEY + APART)
    cards = [plain.below(1000, "cards") for _ in range(5)]
    found = []
    for _ in range(5):
        interrupted.below(6, "dice")
        found.append(interrupted.below(1000, "cards"))
    assert found == cards
    assert cards != [Chance(KEY).below(1000, "cards") for _ in range(5)]
    digest = hashlib.blake2b((1).to_bytes(8, "big") + b"cards", digest_size=32, key=KEY + APART).digest()
    assert cards[0] == int.from_bytes(digest, "big") % 1000


def test_with_a_usual_key_kinds_make_no_difference() -> None:
    named, nameless = Chance(KEY), Chance(KEY)
    assert [named.below(1000, kind) for kind in "aab"] == [nameless.below(1000) for _ in range(3)]
    assert named == nameless


def test_another_key_gives_other_draws() -> None:
    assert Chance(KEY).below(10**9) != Chance(KEY[::-1]).below(10**9)


def test_a_draw_is_a_keyed_blake2b_of_its_number() -> None:
    digest = hashlib.blake2b((1).to_bytes(8, "big"), digest_size=32, key=KEY).digest()
    assert Chance(KEY).below(97) == int.from_bytes(digest, "big") % 97


def test_draws_are_counted_and_stay_below_their_limit() -> None:
    chance = Chance(KEY)
    assert {chance.below(6) for _ in range(300)} == set(range(6))
    assert chance.draws == 300


def test_all_numbers_are_drawn_about_equally_often() -> None:
    chance = Chance(KEY)
    counts = Counter(chance.below(5) for _ in range(5000))
    assert all(850 < count < 1150 for count in counts.values())


def test_a_seed_depends_on_key_and_purpose_and_draws_nothing() -> None:
    chance = Chance(KEY)
    assert chance.seed(1, 2) == Chance(KEY, draws=9).seed(1, 2)
    assert len({chance.seed(1, 2), chance.seed(2, 1), chance.seed(12), Chance(KEY[::-1]).seed(1, 2)}) == 4
    assert chance == Chance(KEY)
    with pytest.raises(ValueError, match="hidden"):
        chance.hidden().seed(1)


def test_hidden_chance_has_no_key_and_cannot_draw() -> None:
    chance = Chance(KEY)
    chance.below(2)
    hidden = chance.hidden()
    assert (hidden.key, hidden.draws) == (b"", 1)
    with pytest.raises(ValueError, match="hidden"):
        hidden.below(2)


def test_picking_gives_every_item_eventually() -> None:
    chance = Chance(KEY)
    assert {chance.pick("abc") for _ in range(50)} == set("abc")


@given(st.lists(st.integers(0, 5), min_size=1).filter(any), st.binary(min_size=32, max_size=32))
def test_a_counted_pick_never_gives_an_index_with_count_zero(counts: list[int], key: bytes) -> None:
    assert counts[Chance(key).pick_counted(counts)] > 0


def test_a_counted_pick_follows_the_counts() -> None:
    chance = Chance(KEY)
    counts = Counter(chance.pick_counted([1, 0, 3]) for _ in range(4000))
    assert 850 < counts[0] < 1150
    assert counts[0] + counts[2] == 4000


def test_a_drawn_item_is_removed_from_the_list() -> None:
    chance, items = Chance(KEY), list("abc")
    assert sorted(chance.draw(items) for _ in range(3)) == list("abc")
    assert items == []


def test_drawing_from_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="nothing to draw"):
        Chance(KEY).below(0)
    with pytest.raises(ValueError, match="nothing to draw"):
        Chance(KEY).pick([])
    with pytest.raises(ValueError, match="nothing to draw"):
        Chance(KEY).pick_counted([0, 0])


@given(st.lists(st.integers()), st.binary(min_size=32, max_size=32))
def test_shuffling_keeps_all_the_items(items: list[int], key: bytes) -> None:
    shuffled = list(items)
    Chance(key).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_shuffling_gives_every_order() -> None:
    chance = Chance(KEY)
    orders = set()
    for _ in range(100):
        items = [1, 2, 3]
        chance.shuffle(items)
        orders.add(tuple(items))
    assert len(orders) == 6


def test_the_commitment_is_the_sha_256_of_the_key() -> None:
    assert commitment(KEY) == hashlib.sha256(KEY).hexdigest()
