"""Standing orders."""

from rules import coal_baron, match
from rules.chance import key
from rules.coal_baron import moves
from rules.coal_baron.moves import Bank, BankForGame, BankForShift
from rules.coal_baron.standing_orders import standing_orders
from tests.rules.coal_baron.positions import options, position, set_workers


def test_workers_can_be_sent_to_the_bank_for_a_shift_or_the_game() -> None:
    state = position(3, shift=2)
    step = state.agenda[-1]
    assert step.obey(state, 0, BankForShift(2)) == Bank(1, 1)
    assert step.obey(state, 0, BankForShift(1)) is None
    assert step.obey(state, 0, BankForGame()) == Bank(1, 1)
    assert Bank(1, 1) in step.options(state, 0)


def test_standing_orders_are_offered_only_if_they_can_apply() -> None:
    state = position(3)
    assert standing_orders(state, 0) == [BankForShift(1), BankForGame()]
    set_workers(state, 0, 0)
    assert standing_orders(state, 0) == [BankForGame()]
    assert [state.is_expired(0, order) for order in (BankForShift(1), BankForGame())] == [True, False]
    state.agenda = []
    assert standing_orders(state, 0) == []


def test_no_standing_order_for_a_shift_is_offered_while_orders_are_drafted() -> None:
    at, _ = match.start_match(coal_baron.GAME, 2, options(), key(1))
    assert match.offered_standing_orders(coal_baron.GAME, at, 0) == [BankForGame()]


def test_a_standing_order_is_obeyed_until_the_shift_is_over() -> None:
    at, _ = match.start_match(coal_baron.GAME, 2, options(), key(1))
    while not at.state.shift:
        seat = at.state.turn
        question = match.question(at, seat)
        assert question is not None
        at, _ = match.commit_move(at, seat, question.options[0])
    for seat in (0, 1):
        set_workers(at.state, seat, 3)
    first = at.state.turn
    at, entries = match.give_standing_order(coal_baron.GAME, at, first, BankForShift(1))
    assert [(entry.seat, entry.move, entry.by_standing_order) for entry in entries] == [(first, Bank(1, 1), True)]
    at, entries = match.give_standing_order(coal_baron.GAME, at, 1 - first, BankForShift(1))
    assert {entry.seat for entry in entries} == {0, 1}
    assert at.state.shift == 2
    assert at.standing_orders == {}, "the shift is over"
    assert match.to_move(at) == [at.state.turn]
    assert isinstance(match.question(at, at.state.turn).options[-1], moves.Bank)  # type: ignore[union-attr]
