"""The points of each promo card."""

from typing import Any

import pytest

from rules.manhattan.board import DATA
from rules.manhattan.promos import PAID
from tests.rules.manhattan.positions import position, promo
from tests.rules.manhattan.test_scoring import REFERENCE

NO_FULL_CITY = "city 1: 1:Y1 2:O1 city 2: 1:Y2 9:B1 city 3: 5:P2 city 4: 5:B1"


def points(card: str, board: str, **chosen: Any) -> tuple[int, ...]:
    """Returns the points of yellow, orange, blue and purple."""
    paid = promo(position(board, promo=[card], **chosen))
    return tuple(paid[letter] for letter in "YOBP")


def test_there_are_ten_promo_cards() -> None:
    assert len(DATA.promos) == 10
    assert DATA.promos.keys() == PAID.keys()


@pytest.mark.parametrize(
    ("card", "paid"),
    [
        ("big_business", (2, 4, 2, 0)),
        ("megacity", (2, 3, 3, 1)),
        ("mixed_complex", (2, 0, 0, 0)),
        ("world_expansion", (5, 6, 5, 4)),
        ("small_town", (0, 0, 1, 0)),
        ("founder", (1, 0, 1, 1)),
        ("view_from_the_clouds", (1, 1, 0, 0)),
        ("villa", (1, 1, 0, 1)),
        ("hobbiton", (0, 2, 0, 0)),
        ("fake_news", (0, 0, 0, 0)),
    ],
)
def test_every_card_pays_on_the_reference_board(card: str, paid: tuple[int, ...]) -> None:  # example 21
    assert points(card, REFERENCE) == paid


@pytest.mark.parametrize(
    ("card", "paid"),
    [
        ("megacity", (2, 1, 1, 0)),
        ("small_town", (0, 0, 1, 1)),
        ("villa", (1, 1, 2, 0)),
        ("big_business", (2, 0, 2, 2)),
        ("hobbiton", (0, 0, 0, 0)),
    ],
)
def test_every_card_pays_on_a_board_without_a_full_city(card: str, paid: tuple[int, ...]) -> None:  # example 22
    assert points(card, NO_FULL_CITY) == paid


@pytest.mark.parametrize("card", sorted(PAID))
def test_no_card_pays_on_an_empty_board(card: str) -> None:
    assert points(card, "") == (0, 0, 0, 0)


def test_big_business_pays_nobody_in_a_city_with_a_shared_top() -> None:  # ruling 10
    assert points("big_business", "city 1: 1:Y4 2:B4 city 2: 1:Y4 2:Y4 3:B3") == (2, 0, 0, 0)


def test_megacity_pays_in_every_full_city() -> None:  # ruling 10
    full = " ".join(f"{cell}:Y1" for cell in range(1, 9))
    assert points("megacity", f"city 1: {full} 9:B1 city 2: {full} 9:P1 city 3: 1:O1") == (16, 0, 1, 1)


def test_small_town_ignores_empty_cities() -> None:  # ruling 11
    assert points("small_town", "city 1: 1:Y1 2:O1 city 2: 1:B1 2:B1") == (1, 1, 2, 0)


def test_world_expansion_pays_a_second_point_for_every_building() -> None:  # ruling 12
    assert points("world_expansion", "city 1: 1:Y1 2:Y4,Y4 city 5: 1:Y1,B1") == (2, 0, 1, 0)


def test_mixed_complex_counts_colours_and_not_parties() -> None:
    for mode in ("combined", "per_colour"):
        board = "city 1: 1:Y2,B2,O2 2:Y2,O2"
        state = position(board, seats=2, promo=["mixed_complex"], ruleset="publisher", two_player_mode=mode)
        assert promo(state) == {"YO": 2, "BP": 0}


def test_founder_pays_for_the_lowest_block_only() -> None:  # ruling 17
    assert points("founder", "city 1: 1:Y1,O1,Y1,B4 2:Y1,Y1") == (1, 0, 0, 0)


def test_founder_counts_both_colours_of_a_player_together() -> None:
    state = position("city 1: 1:Y1,O1 2:Y1,B1", seats=2, promo=["founder"], ruleset="publisher")
    assert promo(state) == {"YO": 1, "BP": 0}


def test_view_from_the_clouds_needs_five_floors() -> None:
    assert points("view_from_the_clouds", "city 1: 1:Y4 2:Y1,B4 3:O4,O1") == (0, 1, 1, 0)


def test_a_villa_needs_an_adjacent_empty_site_in_its_city() -> None:  # ruling 14
    surrounded = "1:Y1 2:O2 4:O2"
    assert points("villa", f"city 1: {surrounded}") == (0, 0, 0, 0)
    assert points("villa", "city 1: 1:Y1 2:O2") == (1, 0, 0, 0)


def test_a_villa_is_a_single_block_of_one_floor() -> None:  # ruling 15
    assert points("villa", "city 1: 1:Y2 city 2: 1:O1 city 3: 1:B1,B1") == (0, 1, 0, 0)


@pytest.mark.parametrize(
    ("tie", "paid"), [("one_winner", (0, 2, 0, 0)), ("strict", (0, 0, 0, 0)), ("lenient", (2, 2, 0, 0))]
)
def test_ties_for_hobbiton_follow_the_option(tie: str, paid: tuple[int, ...]) -> None:
    assert points("hobbiton", REFERENCE, hobbiton_tie=tie) == paid


def test_strict_hobbiton_pays_the_sole_owner_of_tallest_and_lowest() -> None:
    assert points("hobbiton", "city 1: 1:Y4 2:Y1 3:B2", hobbiton_tie="strict") == (2, 0, 0, 0)


def test_hobbiton_counts_each_city_and_needs_two_heights() -> None:  # ruling 13
    assert points("hobbiton", "city 1: 1:Y4 2:Y1 city 2: 1:B3 2:B1 city 3: 1:P1 2:P1") == (2, 0, 2, 0)
