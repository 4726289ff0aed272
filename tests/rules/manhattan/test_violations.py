"""Impossible positions are detected."""

from collections.abc import Callable

import pytest

from rules import manhattan
from rules.manhattan.state import Block
from rules.manhattan.steps import State
from tests.rules.manhattan.positions import building, position

Damage = Callable[[State], object]


def test_a_valid_position_has_no_violations() -> None:
    assert manhattan.GAME.violations(position("city 1: 1:Y1,B3", promo=["villa"])) == []


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        (lambda state: state.sites[5].append(Block(0, 4)), "4 blocks of colour 0 with 4 floors, not 3"),
        (lambda state: state.removed.append(Block(1, 1)), "12 blocks of colour 1 with 1 floors, not 11"),
        (lambda state: state.players[0].chosen.update({0: [10, 0, 0, 0]}), "more than 6 blocks of colour 0"),
        (lambda state: state.deck.__setitem__(3, 9), "cards of type 3, not 5"),
        (lambda state: state.players[2].hand.pop(), "seat 2 holds 3 cards"),
        (lambda state: state.players[2].hand.sort(reverse=True), "the hand of seat 2 is not sorted"),
        (lambda state: state.sites.__setitem__(0, building("B3,Y1")), "block 1 of site 0 is illegal"),
        (lambda state: state.promos.append("villa"), "promo cards"),
        (lambda state: state.used_promos.append("weather"), "promo cards"),
    ],
)
def test_each_violation_is_reported(damage: Damage, complaint: str) -> None:
    state = position("city 1: 1:Y1,B3", hands=[[1] * 4, [2] * 4, [1, 3, 4, 5], [9] * 4], promo=["villa"])
    damage(state)
    assert any(complaint in line for line in manhattan.GAME.violations(state)), manhattan.GAME.violations(state)


def test_blocks_of_an_unused_colour_are_reported() -> None:
    state = position(seats=2)
    state.sites[0] = building("O1")
    assert any("without an owner" in line for line in manhattan.GAME.violations(state))


def test_promo_cards_without_the_option_are_reported() -> None:
    state = position()
    state.promos = ["villa"]
    assert manhattan.GAME.violations(state) == ["promo cards: ['villa']"]
