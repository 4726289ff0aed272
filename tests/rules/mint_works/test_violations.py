"""Impossible positions are detected."""

from collections.abc import Callable

import pytest

from rules import mint_works
from rules.mint_works.state import Stack
from rules.mint_works.steps import State
from tests.rules.mint_works.positions import position

Damage = Callable[[State], object]


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        (lambda state: state.row.append("mine"), "2 cards of mine"),
        (lambda state: state.deck.pop(0), "0 cards of assembler"),
        (lambda state: state.under.append("casino"), "1 cards of casino"),
        (lambda state: state.deck.reverse(), "the deck is not sorted"),
        (lambda state: state.row.extend(["plant", "vault"]), "4 cards in the Plan Supply"),
        (lambda state: state.location("builder").stacks.extend([Stack(0, 2)] * 3), "3 stacks on builder"),
        (lambda state: state.location("lotto").stacks.append(Stack(0, 3)), "mints on lotto, which is closed"),
        (lambda state: state.location("builder").stacks.append(Stack(0, 0)), "taken without mints"),
        (lambda state: state.players[0].__setattr__("mints", -1), "player 0 has -1 mints"),
        (
            lambda state: state.players[1].__setattr__("gallery", 2),
            "has mints on a Gallery",
        ),
        (lambda state: state.passed.extend([1, 1]), "passed twice"),
        (lambda state: state.__setattr__("mint_supply", 5), "mints in all"),
        (lambda state: state.__setattr__("mint_supply", -1), "-1 of them in the Mint Supply"),
    ],
)
def test_each_violation_is_reported(damage: Damage, complaint: str) -> None:
    state = position("3:", "3: gardens |", opponent="rachael")
    assert mint_works.GAME.violations(state) == []
    damage(state)
    assert any(complaint in line for line in mint_works.GAME.violations(state)), mint_works.GAME.violations(state)
