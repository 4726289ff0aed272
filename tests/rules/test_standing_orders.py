"""Standing orders: given in advance, obeyed when their moment comes, seen by nobody else, cancelled at will."""

import msgspec
import pytest

from rules import manhattan, match
from rules.chance import key
from rules.match import AnyMatch, Illegal
from tests.rules.tiny.bids import BIDS, BidHighest, Card, Sign

KEY = key(1)
GAME = BIDS
ORDER = BidHighest()


def opened(seats: int = 2) -> AnyMatch:
    return match.start_match(GAME, seats, {}, KEY)[0]


def bid(at: AnyMatch, seat: int, card: int) -> AnyMatch:
    at, _ = match.choose(at, seat, Card(at.state.hands[seat][card]))
    return match.choose(at, seat, Sign(1))[0]


def test_an_order_given_while_its_question_is_asked_is_obeyed_at_once() -> None:
    at, entries = match.give_order(GAME, opened(), 0, ORDER)
    assert [(entry.seat, entry.by_order) for entry in entries] == [(0, True), (0, True)]
    assert match.to_move(at) == [1]


def test_an_order_is_obeyed_whenever_its_question_comes_again() -> None:
    at, _ = match.give_order(GAME, opened(), 0, ORDER)
    hands = [list(hand) for hand in at.state.hands]
    at, entries = match.done(bid(at, 1, 0), 1)
    assert at.state.hands[0] == hands[0][:-1], "the first round is over and the second bid is made"
    assert [entry.by_order for entry in entries] == [False, False, True, True]
    assert match.to_move(at) == [1]


def test_who_is_choosing_for_themselves_is_left_to_it() -> None:
    at, _ = match.choose(opened(), 0, Card(opened().state.hands[0][0]))
    at, entries = match.give_order(GAME, at, 0, ORDER)
    assert entries == []
    assert match.to_move(at) == [0, 1]


def test_a_draft_that_does_not_fit_what_an_order_did_is_dropped() -> None:
    at, _ = match.choose(opened(), 1, Card(opened().state.hands[1][0]))
    at.state.hands[1] = [9, 9]  # as if what seat 0 does had changed what seat 1 may do
    at, _ = match.give_order(GAME, at, 0, ORDER)
    assert at.drafts == {}


def test_a_cancelled_order_is_not_obeyed() -> None:
    at, _ = match.give_order(GAME, opened(), 0, ORDER)
    at = match.cancel_order(at, 0, ORDER)
    at, _ = match.done(bid(at, 1, 0), 1)
    assert match.to_move(at) == [0, 1]


def test_who_leaves_a_seat_leaves_no_draft_and_no_order() -> None:
    at, _ = match.choose(opened(), 0, Card(opened().state.hands[0][0]))
    at, _ = match.give_order(GAME, at, 0, ORDER)
    at = match.without_plans(at, 0)
    assert (at.drafts, at.standing_orders, at.state) == ({}, {}, opened().state)


def test_an_order_given_twice_or_never_given_is_refused() -> None:
    at, _ = match.give_order(GAME, opened(), 0, ORDER)
    assert match.offered_orders(GAME, at, 0) == []
    assert match.offered_orders(GAME, at, 1) == [ORDER]
    with pytest.raises(Illegal):
        match.give_order(GAME, at, 0, ORDER)
    with pytest.raises(Illegal):
        match.cancel_order(at, 1, ORDER)


def test_two_orders_play_whole_rounds_until_they_have_no_answer_and_the_log_replays() -> None:
    at, opening = match.start_match(GAME, 2, {}, KEY)
    log = [opening]
    for seat in range(2):
        at, entries = match.give_order(GAME, at, seat, ORDER)
        log += entries
    assert [len(at.state.hands[seat]) for seat in match.to_move(at)] == [1]
    assert match.replay(GAME, 2, {}, KEY, log).state == at.state


def test_orders_are_stored_with_the_table_and_not_in_its_state() -> None:
    at, _ = match.give_order(GAME, opened(), 0, ORDER)
    stored = msgspec.json.encode(at)
    assert msgspec.json.decode(stored, type=match.match_type(GAME)) == at
    assert b"BidHighest" not in msgspec.json.encode(at.state)


def test_a_game_without_orders_offers_none() -> None:
    at, _ = match.start_match(manhattan.GAME, 2, {}, KEY)
    assert match.offered_orders(manhattan.GAME, at, 0) == []


def test_a_step_that_knows_nothing_of_an_order_asks_its_seat() -> None:
    at, _ = match.start_match(manhattan.GAME, 2, {}, KEY)
    assert at.state.agenda[-1].obey(at.state, match.to_move(at)[0], ORDER) is None
