"""The evaluation of positions."""

from collections.abc import Callable

import pytest

from rules import coal_baron
from rules.coal_baron.steps import State
from tests.rules.coal_baron.positions import delivered, hold, order, position, set_workers, tile
from tests.rules.leading import lead

Change = Callable[[State], object]


def worth(change: Change, *, shift: int = 1) -> float:
    state = position(3, shift=shift)
    change(state)
    return lead(coal_baron.GAME, state, 0)


def test_an_even_position_gives_nobody_a_lead() -> None:
    assert [lead(coal_baron.GAME, position(3), seat) for seat in range(3)] == [0.0] * 3


def few_workers(state: State) -> None:
    """Leaves the rivals hardly any workers."""
    for seat in (1, 2):
        set_workers(state, seat, 3)


@pytest.mark.parametrize(
    "change",
    [
        lambda state: delivered(state, 0, "H-Y"),
        lambda state: order(state, 0, "L-K:K"),
        lambda state: order(state, 0, "L-KK:K"),
        lambda state: hold(state, 0, cage="K"),
        lambda state: hold(state, 0, storage="K"),
        lambda state: setattr(state.players[0], "francs", 20),
        few_workers,
        lambda state: tile(state, 0, "K2L", "K2D"),
    ],
)
@pytest.mark.parametrize("shift", [1, 3])
def test_coal_orders_francs_and_workers_have_value(change: Change, shift: int) -> None:
    assert worth(change, shift=shift) > 0


def test_a_tile_that_unbalances_the_pit_has_less_value() -> None:
    def both(state: State) -> None:
        tile(state, 0, "Y1L", "Y1D", coal="")

    def one_side(state: State) -> None:
        tile(state, 0, "Y1L", "Y1L", coal="")

    assert worth(both, shift=3) > worth(one_side, shift=3)


def test_hidden_orders_have_no_value() -> None:
    state = position(3)
    delivered(state, 1, "C-KKK")
    assert lead(coal_baron.GAME, coal_baron.GAME.view(state, 0), 0) == 0


def test_a_finished_game_has_the_value_of_its_win() -> None:
    state = position(3)
    state.agenda = []
    for seat, points in enumerate((40, 41, 41)):
        state.players[seat].shipped[0] = points
    state.players[1].francs += 1
    assert lead(coal_baron.GAME, state, 1) > 0 > lead(coal_baron.GAME, state, 2) > lead(coal_baron.GAME, state, 0)
