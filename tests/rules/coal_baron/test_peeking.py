"""Looking at orders and putting them back."""

from rules.coal_baron import moves
from rules.coal_baron.events import OrderKept, OrderSeen, OrdersPeeked, OrdersReturned, TilesReturned
from rules.coal_baron.stacks import draw
from rules.coal_baron.state import Known
from rules.coal_baron.steps import EndTurn, ReturnCards, State
from tests.rules.coal_baron.positions import make, of, position, stack_up, use_up
from tests.rules.playing import offered, to_move

FIVE = ["H-Y", "C-KKK", "T-GG", "L-B", "L-YBGK"]


def peek_orders() -> State:
    state = position(3)
    stack_up(state, state.deck, FIVE)
    make(state, moves.Visit("order", 5))
    events = make(state, moves.PeekOrders(1, 5))
    assert events[0] == OrdersPeeked(0, 1, 5)
    assert len(of(OrderSeen, events)) == 5
    return state


def top(state: State) -> list[str]:
    return [known.card for known in state.deck.top]


def test_one_of_the_orders_can_be_kept() -> None:  # ruling 4
    state = peek_orders()
    assert offered(state) == [
        moves.KeepOrder("H", "Y", 2),
        moves.KeepOrder("C", "KKK", 12),
        moves.KeepOrder("T", "GG", 7),
        moves.KeepOrder("L", "B", 3),
        moves.KeepOrder("L", "YBGK", 10),
        moves.KeepNone(),
    ]
    assert make(state, moves.KeepOrder("C", "KKK", 12)) == [OrderKept(0, "C", "KKK")]
    assert [order.name for order in state.players[0].orders] == ["C-KKK"]
    events = make(state, moves.PutBack(0, 4))
    assert events[0] == OrdersReturned(0, 4, 0)
    assert top(state) == ["H-Y", "T-GG", "L-B", "L-YBGK"]


def test_no_order_has_to_be_kept_and_all_go_to_one_end() -> None:  # rulings 4, 5
    state = peek_orders()
    make(state, moves.KeepNone())
    assert offered(state) == [moves.PutBack(0, 5), moves.PutBack(1, 5), moves.Arrange(0), moves.Arrange(1)]
    make(state, moves.PutBack(1, 5))
    assert state.deck.bottom == [Known(card, 0) for card in FIVE]
    assert to_move(state)[0] == 1


def test_orders_can_be_put_back_on_top_in_any_order() -> None:
    state = peek_orders()
    make(state, moves.KeepOrder("L", "B", 3), moves.Arrange(0))
    assert offered(state)[-1] == moves.PutBack(0, 4)
    make(state, moves.NextOrder("T", "GG", 1), moves.NextOrder("L", "YBGK", 2), moves.NextOrder("C", "KKK", 3))
    assert top(state) == ["T-GG", "L-YBGK", "C-KKK", "H-Y"]


def test_orders_can_be_put_back_at_the_bottom_in_any_order() -> None:
    state = peek_orders()
    make(state, moves.KeepNone(), moves.Arrange(1), moves.NextOrder("L", "B", 1), moves.NextOrder("H", "Y", 2))
    events = make(state, moves.PutBack(1, 3))
    assert of(OrdersReturned, events) == [OrdersReturned(0, 5, 1)]
    assert [known.card for known in state.deck.bottom] == ["L-B", "H-Y", "C-KKK", "T-GG", "L-YBGK"]


def test_equal_tiles_are_offered_once_and_need_no_arranging() -> None:
    state = position(3)
    stack_up(state, state.tiles, ["Y1L", "Y1L", "K2D", "Y1L"])
    state.tiles.peek = [draw(state.tiles, state.chance) for _ in range(4)]
    state.agenda = [EndTurn(seat=0), ReturnCards([0])]
    make(state, moves.Arrange(0))
    assert offered(state) == [moves.NextTile("Y1L", 1), moves.NextTile("K2D", 1), moves.PutBack(0, 4)]
    events = make(state, moves.NextTile("K2D", 1))
    assert events[0] == TilesReturned(0, 4, 0)
    assert [known.card for known in state.tiles.top] == ["K2D", "Y1L", "Y1L", "Y1L"]


def test_cards_that_are_all_alike_are_not_arranged() -> None:
    state = position(3)
    stack_up(state, state.tiles, ["Y1L", "Y1L"])
    state.tiles.peek = [draw(state.tiles, state.chance) for _ in range(2)]
    state.agenda = [EndTurn(seat=0), ReturnCards([0])]
    assert offered(state) == [moves.PutBack(0, 2), moves.PutBack(1, 2)]


def test_cards_go_back_to_an_empty_stack_at_one_end() -> None:
    state = position(2)
    use_up(state, state.deck, left=2)
    make(state, moves.Visit("order", 4), moves.PeekOrders(1, 2), moves.KeepNone())
    assert offered(state) == [moves.PutBack(0, 2), moves.Arrange(0)]


def test_the_last_order_of_a_deck_can_be_kept() -> None:
    state = position(2)
    use_up(state, state.deck, left=1)
    make(state, moves.Visit("order", 4), moves.PeekOrders(1, 1))
    make(state, offered(state)[0])
    assert to_move(state)[0] == 1


def test_cards_on_top_are_drawn_first_then_unseen_ones_then_the_bottom() -> None:
    state = position(3)
    stack_up(state, state.deck, ["H-Y", "C-Y"])
    state.deck.bottom = [state.deck.top.pop()]
    unseen = set(state.deck.unseen)
    assert draw(state.deck, state.chance) == "H-Y"
    assert {draw(state.deck, state.chance) for _ in unseen} == unseen
    assert draw(state.deck, state.chance) == "C-Y"
