"""Shipping orders."""

from rules.coal_baron import moves
from rules.coal_baron.events import Delivered
from rules.coal_baron.scoring import counts
from tests.rules.coal_baron.positions import make, of, order, position, spaces
from tests.rules.playing import offered


def test_all_completed_orders_of_a_transport_are_shipped() -> None:  # example 20, ruling 12
    state = position(3)
    order(state, 0, "C-YY:YY", "C-G:G", "C-KKK:K", "H-Y:Y")
    before = list(state.supply)
    make(state, moves.Visit("delivery", 2))
    events = make(state, moves.Deliver("C", 1, 2, 7))
    assert of(Delivered, events) == [Delivered(0, "C", 1, 2, 7)]
    player = state.players[0]
    assert player.shipped == [7, 0, 0]
    assert [order.name for order in player.orders] == ["C-KKK", "H-Y"]
    assert player.delivered == ["C-YY", "C-G"]
    assert state.supply == [before[0] + 2, before[1], before[2] + 1, before[3]]
    assert state.space("deliver_carriage").workers == 1


def test_both_cubes_of_a_square_return_to_the_supply_and_it_counts_once() -> None:  # example 21, ruling 18
    state = position(3)
    order(state, 0, "L-K:YB,")
    before = list(state.supply)
    make(state, moves.Deliver("L", 1, 1, 5))
    assert state.supply == [before[0] + 1, before[1] + 1, *before[2:]]
    assert counts(state.players[0]) == [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0]


def test_a_transport_without_a_completed_order_is_not_offered() -> None:  # example 22, ruling 12
    state = position(3)
    order(state, 0, "T-KK:KK", "H-BB:B")
    assert spaces(state, "delivery") == [moves.Deliver("T", 1, 1, 9)]
    assert moves.NothingToDeliver("H") in state.agenda[-1].refusals(state, 0)
    assert not [move for move in offered(state) if isinstance(move, moves.Visit) and move.area == "delivery"]
