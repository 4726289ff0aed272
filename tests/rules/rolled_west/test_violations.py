"""Impossible positions are detected."""

from collections.abc import Callable

import pytest

from rules import rolled_west
from rules.rolled_west.steps import State
from tests.rules.rolled_west.positions import position

Damage = Callable[[State], object]


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        (lambda state: state.dice.pop(), "player 0 has rolled 3 dice"),
        (lambda state: state.__setattr__("terrain", ""), "1 dice are set aside for the terrain ''"),
        (lambda state: state.dice[0].__setattr__("use", "banked"), "1 dice were banked"),
        (lambda state: state.acted.extend(["claim", "claim"]), "done twice in a turn"),
        (lambda state: state.contracts.update(C9=0), "unknown contracts"),
        (lambda state: state.offices.update(XX=0), "unknown offices"),
        (
            lambda state: state.offices.update(dict.fromkeys(("CC", "CS", "CG", "SC"), 1)),
            "player 1 has too many offices",
        ),
        (lambda state: state.firsts.update(gold_3=0), "the first bonus gold_3 belongs to 0, but [] have reached it"),
        (lambda state: state.firsts.update(copper_3=1), "the first bonus copper_3 belongs to 1, but [0] have"),
        (lambda state: state.firsts.clear(), "the first bonus copper_3 belongs to None, but [0] have"),
        (lambda state: state.players[0].bank.update(wood=-1), "player 0 has a negative bank"),
        (lambda state: state.players[1].shipped.update(silver=6), "player 1 has shipped too much"),
        (lambda state: state.players[1].claims["hills"].extend(["camp"] * 9), "player 1 has 9 marks in the hills"),
        (lambda state: state.players[1].claims["hills"].append("settlement"), "a settlement without its camp"),
        (lambda state: state.agenda[-1].seats.append(0), "a seat is to move twice"),
    ],
)
def test_each_violation_is_reported(damage: Damage, complaint: str) -> None:
    state = position("| woods:csc | 3/0/0", "", dice="WCSG", terrain="hills")
    assert rolled_west.GAME.violations(state) == []
    damage(state)
    assert any(complaint in line for line in rolled_west.GAME.violations(state)), rolled_west.GAME.violations(state)
