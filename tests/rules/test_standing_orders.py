"""Standing orders: given in advance, obeyed when their question comes, secret, and cancelled at any time."""

import msgspec
import pytest

from rules import manhattan, match
from rules.chance import key
from rules.match import AnyMatch, BrokenGame, Illegal
from tests.rules.tiny.bids import BIDS, BidHighest, Card, Sign
from tests.rules.tiny.echo import ECHO, Answer, Call

KEY = key(1)
GAME = BIDS
ORDER = BidHighest()


def opened(seats: int = 2) -> AnyMatch:
    return match.start_match(GAME, seats, {}, KEY)[0]


def bid(at: AnyMatch, seat: int, card: int) -> AnyMatch:
    at, _ = match.choose(at, seat, Card(at.state.hands[seat][card]))
    return match.choose(at, seat, Sign(1))[0]


def test_a_standing_order_of_a_seat_to_move_is_obeyed_at_once() -> None:
    at, entries = match.give_standing_order(GAME, opened(), 0, ORDER)
    assert [(entry.seat, entry.by_standing_order) for entry in entries] == [(0, True), (0, True)]
    assert match.to_move(at) == [1]


def test_a_standing_order_is_obeyed_each_time_its_question_comes() -> None:
    at, _ = match.give_standing_order(GAME, opened(), 0, ORDER)
    hands = [list(hand) for hand in at.state.hands]
    at, entries = match.done(bid(at, 1, 0), 1)
    assert at.state.hands[0] == hands[0][:-1], "the first round is over and the second bid is made"
    assert [entry.by_standing_order for entry in entries] == [False, False, True, True]
    assert match.to_move(at) == [1]


def test_a_seat_with_a_draft_is_not_played_by_its_standing_order() -> None:
    at, _ = match.choose(opened(), 0, Card(opened().state.hands[0][0]))
    at, entries = match.give_standing_order(GAME, at, 0, ORDER)
    assert entries == []
    assert match.to_move(at) == [0, 1]


def test_a_draft_ends_before_a_move_that_a_standing_order_made_illegal() -> None:
    at, _ = match.choose(opened(), 1, Card(opened().state.hands[1][0]))
    at.state.hands[1] = [9, 9]  # as if the move of seat 0 had changed the options of seat 1
    at, _ = match.give_standing_order(GAME, at, 0, ORDER)
    question = match.question(at, 1)
    assert question is not None
    assert (question.drafted, question.dropped) == ([], 1)


def test_after_a_rewind_standing_orders_of_the_others_are_obeyed_at_once() -> None:
    start, opening = match.start_match(GAME, 2, {}, KEY)
    at, _ = match.give_standing_order(GAME, start, 0, ORDER)
    at, _ = match.done(bid(at, 1, 0), 1)
    at, _ = match.give_standing_order(GAME, at, 1, ORDER)
    again, entries = match.rewound(at, match.replay(GAME, 2, {}, KEY, [opening]), 1)
    assert [(entry.seat, entry.by_standing_order) for entry in entries] == [(0, True), (0, True)]
    assert (match.to_move(again), again.standing_orders) == ([1], {0: [ORDER]})


def test_a_cancelled_standing_order_is_not_obeyed() -> None:
    at, _ = match.give_standing_order(GAME, opened(), 0, ORDER)
    at = match.cancel_standing_order(at, 0, ORDER)
    at, _ = match.done(bid(at, 1, 0), 1)
    assert match.to_move(at) == [0, 1]


def test_leaving_a_seat_drops_its_draft_and_standing_orders() -> None:
    at, _ = match.choose(opened(), 0, Card(opened().state.hands[0][0]))
    at, _ = match.give_standing_order(GAME, at, 0, ORDER)
    at = match.without_plans(at, 0)
    assert (at.drafts, at.standing_orders, at.state) == ({}, {}, opened().state)


def test_giving_a_standing_order_twice_or_cancelling_none_is_refused() -> None:
    at, _ = match.give_standing_order(GAME, opened(), 0, ORDER)
    assert match.offered_standing_orders(GAME, at, 0) == []
    assert match.offered_standing_orders(GAME, at, 1) == [ORDER]
    with pytest.raises(Illegal):
        match.give_standing_order(GAME, at, 0, ORDER)
    with pytest.raises(Illegal):
        match.cancel_standing_order(at, 1, ORDER)


def test_two_standing_orders_play_rounds_until_they_have_no_answer() -> None:
    at, opening = match.start_match(GAME, 2, {}, KEY)
    log = [opening]
    for seat in range(2):
        at, entries = match.give_standing_order(GAME, at, seat, ORDER)
        log += entries
    assert [len(at.state.hands[seat]) for seat in match.to_move(at)] == [1]
    assert match.replay(GAME, 2, {}, KEY, log).state == at.state


def test_standing_orders_are_stored_outside_the_position() -> None:
    at, _ = match.give_standing_order(GAME, opened(), 0, ORDER)
    stored = msgspec.json.encode(at)
    assert msgspec.json.decode(stored, type=match.match_type(GAME)) == at
    assert b"BidHighest" not in msgspec.json.encode(at.state)


def test_a_game_without_standing_orders_offers_none() -> None:
    at, _ = match.start_match(manhattan.GAME, 2, {}, KEY)
    assert match.offered_standing_orders(manhattan.GAME, at, 0) == []


def test_a_step_without_standing_orders_obeys_none() -> None:
    at, _ = match.start_match(manhattan.GAME, 2, {}, KEY)
    assert at.state.agenda[-1].obey(at.state, match.to_move(at)[0], ORDER) is None


def test_standing_orders_that_answer_each_other_for_ever_are_an_error_that_names_the_step() -> None:
    start, _ = match.start_match(ECHO, 2, {}, KEY)
    at, _ = match.give_standing_order(ECHO, start, 1, Answer())
    with pytest.raises(BrokenGame, match=r"tiny\.echo\.Shout is answered by standing orders without end, .* seat \d"):
        match.give_standing_order(ECHO, at, 0, Answer())
    assert (at.state.calls, at.standing_orders) == (0, {1: [Answer()]}), "nothing has changed"


def test_a_choice_after_which_steps_never_end_is_refused_and_changes_nothing() -> None:
    at, _ = match.start_match(ECHO, 2, {}, KEY)
    with pytest.raises(BrokenGame, match=r"tiny\.echo\.Loop comes after 1000 steps"):
        match.choose(at, 0, Call("loop"))
    at, _ = match.commit_move(at, 0, Call("on"))
    assert match.to_move(at) == [1]
    at.drafts = {1: [Call("loop")]}  # as a version stored it in which the loop had an end
    question = match.question(at, 1)
    assert question is not None
    assert (question.drafted, question.dropped) == ([], 1)
