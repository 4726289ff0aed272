"""Impossible positions are detected."""

from collections.abc import Callable

import pytest

from rules import montana
from rules.montana.state import Contractor, Settlement, Space, Tile
from rules.montana.steps import State
from tests.rules.montana.positions import position

Damage = Callable[[State], object]


def set_field(name: str, value: object) -> Damage:
    return lambda state: setattr(state, name, value)


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        (lambda state: state.workers.__setitem__(1, 3), "workers of colour 1"),
        (lambda state: state.bank.__setitem__(0, [2]), "19 workers of colour 2"),
        (lambda state: state.players[1].goods.__setitem__(3, 2), "goods of pumpkin"),
        (lambda state: state.goods.__setitem__(4, 9), "9 goods of large_copper"),
        (set_field("cattle", 3), "cattle"),
        (lambda state: setattr(state.players[0], "silver", -1), "a negative number of something"),
        (lambda state: setattr(state.players[0], "canteens", 2), "canteens for 6 lakes"),
        (set_field("tiles", (Tile(0, 0),) * 6), "landscape tiles"),
        (lambda state: state.cattle_at.__setitem__(0, "A1"), "cattle at"),
        (lambda state: state.reach.pop(), "the reach is"),
        (lambda state: state.settled.__setitem__("A2", Settlement(0, 1)), "1 tiles on A2"),
        (lambda state: state.settled.__setitem__("D5", Settlement(0, 1)), "1 tiles on D5"),
        (lambda state: state.settled.__setitem__("E1", Settlement(0, 0)), "0 tiles on E1"),
        (lambda state: setattr(state.players[1], "settlements", 3), "seat 1 has 1 tiles on 1 hexes and 3 left"),
        (lambda state: state.settled.__setitem__("E1", Settlement(1, 2)), "seat 1 has 2 tiles on 1 hexes"),
        (lambda state: state.areas[2].__setitem__(0, Space([], [1])), "only the right part of a space in area 2"),
        (
            set_field("city", [Contractor(1, 1), Contractor(1, 2), None, None]),
            "in the city are of [1, 1]",
        ),
        (lambda state: state.players[1].workers.__setitem__(0, 9), "seat 1 has 9 workers"),
    ],
)
def test_each_violation_is_reported(damage: Damage, complaint: str) -> None:
    state = position("brown copper", "pumpkin", settled={"E1": 1})
    assert montana.GAME.violations(state) == []
    damage(state)
    assert any(complaint in line for line in montana.GAME.violations(state)), montana.GAME.violations(state)
