"""A position that cannot be is told from one that can."""

from collections.abc import Callable

import pytest

from rules import manhattan
from rules.manhattan.state import Block
from rules.manhattan.steps import State
from tests.rules.manhattan.positions import building, position

Damage = Callable[[State], object]


def test_a_sound_position_has_nothing_broken() -> None:
    assert manhattan.GAME.violations(position("city 1: 1:Y1,B3", promo=["villa"])) == []


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        (lambda state: state.sites[5].append(Block(0, 4)), "4 blocks of colour 0 with 4 floors, not 3"),
        (lambda state: state.removed.append(Block(1, 1)), "12 blocks of colour 1 with 1 floors, not 11"),
        (lambda state: state.players[0].chosen.update({0: [10, 0, 0, 0]}), "more than 6 blocks of colour 0"),
        (lambda state: state.deck.__setitem__(3, 9), "cards of type 3, not 5"),
        (lambda state: state.players[2].hand.pop(), "seat 2 holds 3 cards"),
        (lambda state: state.players[2].hand.sort(reverse=True), "the hand of seat 2 is not in order"),
        (lambda state: state.sites.__setitem__(0, building("B3,Y1")), "block 1 of site 0 should not be there"),
        (lambda state: state.promos.append("villa"), "promo cards"),
        (lambda state: state.used_promos.append("weather"), "promo cards"),
    ],
)
def test_what_is_wrong_is_named(damage: Damage, complaint: str) -> None:
    state = position("city 1: 1:Y1,B3", hands=[[1] * 4, [2] * 4, [1, 3, 4, 5], [9] * 4], promo=["villa"])
    damage(state)
    assert any(complaint in told for told in manhattan.GAME.violations(state)), manhattan.GAME.violations(state)


def test_blocks_of_a_colour_that_nobody_plays_are_wrong() -> None:
    state = position(seats=2)
    state.sites[0] = building("O1")
    assert any("belong to nobody" in told for told in manhattan.GAME.violations(state))


def test_promo_cards_without_the_option_are_wrong() -> None:
    state = position()
    state.promos = ["villa"]
    assert manhattan.GAME.violations(state) == ["promo cards: ['villa']"]
