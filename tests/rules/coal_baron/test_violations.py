"""Impossible positions are detected."""

from collections.abc import Callable

import pytest

from rules import coal_baron
from rules.coal_baron.state import Outstanding, Space
from rules.coal_baron.steps import State
from tests.rules.coal_baron.positions import position, tile

Damage = Callable[[State], object]


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        (lambda state: state.tiles.unseen.append("K2D"), "of K2D"),
        (lambda state: state.row.append("T-KK"), "there are 2 of T-KK"),
        (lambda state: state.row.append("T-X"), "there are 1 of T-X"),
        (lambda state: state.deck.unseen.reverse(), "a stack is not sorted"),
        (lambda state: state.supply.__setitem__(0, 3), "cubes of Y"),
        (lambda state: state.supply.__setitem__(3, -1), "the supply is"),
        (lambda state: state.players[0].__setattr__("workers", -1), "-1 of them available"),
        (lambda state: state.canteen.__setitem__(1, 2), "seat 1 has 17 workers"),
        (lambda state: state.spaces[0].__setattr__("workers", 2), "2 workers of seat -1 on factory_1"),
        (lambda state: state.spaces.append(Space(name="mine_4")), "mine_4 is out of play"),
        (lambda state: state.players[0].__setattr__("francs", -1), "seat 0 has -1 francs"),
        (lambda state: state.players[0].__setattr__("cage", [6, 0, 0, 0]), "in the cage"),
        (lambda state: state.players[0].__setattr__("cage_level", 5), "the cage of seat 0 is at level 5"),
        (lambda state: state.players[1].levels[0].coal.__setitem__(0, 2), "the carts of seat 1"),
        (lambda state: state.players[1].levels[0].tiles.append("K2D"), "a tile on the wrong level"),
        (lambda state: state.players[0].orders.append(Outstanding("C-Y", ["K"])), "cubes on a square"),
        (lambda state: state.players[0].orders.append(Outstanding("C-Y", ["YYY"])), "cubes on a square"),
        (lambda state: state.players[0].orders.append(Outstanding("C-Y", [])), "cubes on a square"),
        (lambda state: state.players[0].__setattr__("counted", 1), "the counts shown of seat 0"),
    ],
)
def test_each_violation_is_reported(damage: Damage, complaint: str) -> None:
    state = position(3)
    tile(state, 0, "G1L")
    assert coal_baron.GAME.violations(state) == []
    damage(state)
    assert any(complaint in line for line in coal_baron.GAME.violations(state)), coal_baron.GAME.violations(state)
