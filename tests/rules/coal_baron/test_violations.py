"""A position that cannot be is told from one that can."""

from collections.abc import Callable

import pytest

from rules import coal_baron
from rules.coal_baron.state import Outstanding, Space
from rules.coal_baron.steps import State
from tests.rules.coal_baron.positions import table, tile

Damage = Callable[[State], object]


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        (lambda state: state.tiles.unseen.append("K2D"), "times K2D"),
        (lambda state: state.row.append("T-KK"), "2 times T-KK"),
        (lambda state: state.row.append("T-X"), "1 times T-X"),
        (lambda state: state.deck.unseen.reverse(), "a stack is not in order"),
        (lambda state: state.supply.__setitem__(0, 3), "cubes Y"),
        (lambda state: state.supply.__setitem__(3, -1), "a supply of"),
        (lambda state: state.players[0].__setattr__("workers", -1), "-1 of them at hand"),
        (lambda state: state.canteen.__setitem__(1, 2), "seat 1 has 17 workers"),
        (lambda state: state.spaces[0].__setattr__("workers", 2), "2 workers of seat -1 on factory_1"),
        (lambda state: state.spaces.append(Space(name="mine_4")), "mine_4 is covered"),
        (lambda state: state.players[0].__setattr__("francs", -1), "seat 0 owes francs"),
        (lambda state: state.players[0].__setattr__("cage", [6, 0, 0, 0]), "in the cage"),
        (lambda state: state.players[0].__setattr__("cage_level", 5), "the cage of seat 0 is at level 5"),
        (lambda state: state.players[1].levels[0].coal.__setitem__(0, 2), "the carts of seat 1"),
        (lambda state: state.players[1].levels[0].tiles.append("K2D"), "a tile on a wrong level"),
        (lambda state: state.players[0].orders.append(Outstanding("C-Y", ["K"])), "cubes on a square"),
        (lambda state: state.players[0].orders.append(Outstanding("C-Y", ["YYY"])), "cubes on a square"),
        (lambda state: state.players[0].orders.append(Outstanding("C-Y", [])), "cubes on a square"),
        (lambda state: state.players[0].__setattr__("counted", 1), "what was shown of seat 0"),
    ],
)
def test_what_is_wrong_is_named(damage: Damage, complaint: str) -> None:
    state = table(3)
    tile(state, 0, "G1L")
    assert coal_baron.GAME.violations(state) == []
    damage(state)
    assert any(complaint in told for told in coal_baron.GAME.violations(state)), coal_baron.GAME.violations(state)
