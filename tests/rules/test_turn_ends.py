"""Drafts that do not hold any more, after moves of others or an upgrade, and where the draft of a turn ends."""

from typing import Any

import pytest

from rules import coal_baron, match, mint_works, montana
from rules.chance import key
from rules.coal_baron.moves import Bank
from rules.game import AnyGame
from rules.match import AnyMatch, Illegal
from rules.mint_works.moves import GiveMint, Pass
from rules.mint_works.steps import ChooseCoop
from rules.montana.moves import TradeCattle, TradeForSilver, UseCanteen
from rules.montana.steps import ChooseCanteen
from tests.rules.coal_baron.positions import position as coal_baron_position
from tests.rules.coal_baron.positions import set_workers
from tests.rules.mint_works.positions import position as mint_works_position
from tests.rules.montana.positions import position as montana_position
from tests.rules.test_match import KEY, ask, bid, bids, demanded, draft, raid
from tests.rules.tiny.bids import Card
from tests.rules.tiny.raid import Answer, Put, Say, Work
from tests.rules.tiny.votes import VOTES, Debate, Vote


def test_a_draft_ends_before_a_move_that_is_no_longer_legal() -> None:
    at = bids(3)
    at = draft(at, 2, Card(at.state.hands[2][0]))
    at.state.hands[2] = [9, 9]  # as if the move of seat 0 had changed the options of seat 2
    at, _ = match.done(bid(at, 0), 0)
    assert (ask(at, 2).drafted, ask(at, 2).dropped) == ([], 1)
    assert ask(at, 2).options == [Card(9), Card(9)]


def test_a_draft_of_a_seat_no_longer_to_move_is_dropped() -> None:
    at = bid(bids(), 0)
    at.state.rounds = 1
    at.state.agenda[-1].seats = [0]  # as if the choice of seat 0 ended the question for all
    at.state.agenda[-1].bids[1] = [at.state.hands[1][0], 1]
    at.drafts[1] = [Card(at.state.hands[1][0])]
    at, _ = match.done(at, 0)
    assert at.drafts == {}
    assert match.to_move(at) == []


def test_moves_after_the_end_of_a_turn_are_dropped_from_its_draft() -> None:
    whole = draft(raid(), 0, Work(), Put("purse"))
    longer = draft(raid(), 0, Work(), Put("purse"))
    longer.drafts[0].append(Work())
    question = ask(longer, 0)
    assert (question.step, question.drafted, question.dropped) == (None, [Work(), Put("purse")], 1)
    assert match.done(longer, 0) == match.done(whole, 0)


def test_a_draft_that_an_upgrade_made_illegal_is_cut_and_locks_nobody_out() -> None:
    at = draft(raid(), 0, Work(), Put("cellar"))
    at.drafts[0] = [Work(), Put("garden")]  # as a version with gardens stored it
    question = ask(at, 0)
    assert (question.drafted, question.dropped, question.version) == ([Work()], 1, 1)
    assert question.options == [Put("purse"), Put("cellar")]
    with pytest.raises(Illegal, match="still to be chosen"):
        match.done(at, 0)
    assert match.take_back(at, 0) == raid()
    chosen, _ = match.choose(at, 0, Put("purse"))
    assert (chosen.drafts[0], ask(chosen, 0).dropped) == ([Work(), Put("purse")], 0)
    at.drafts[0] = [Put("garden"), Work()]
    assert (ask(at, 0).drafted, ask(at, 0).dropped, ask(at, 0).version) == ([], 2, 0)
    with pytest.raises(Illegal, match="nothing"):
        match.take_back(at, 0)
    assert match.choose(at, 0, Work())[0].drafts == {0: [Work()]}


def test_a_stored_draft_answers_no_other_question_of_the_same_words() -> None:
    at, _ = match.done(demanded(), 0)
    at = draft(at, 1, Say("yes"))
    assert at.draft_questions == {1: ["Answer to_seat=0"]}
    at.state.agenda[-1] = Answer([1], to_seat=1)  # as if a version asks here about another payment
    assert (ask(at, 1).drafted, ask(at, 1).dropped) == ([], 1)


def test_a_draft_stored_without_its_questions_is_kept_as_long_as_it_is_legal() -> None:
    at = draft(raid(), 0, Work(), Put("cellar"))
    at.draft_questions = {}
    assert ask(at, 0).drafted == [Work(), Put("cellar")]
    assert match.choose(match.take_back(at, 0), 0, Put("purse"))[0].draft_questions == {0: ["Turn", "PutCoin"]}


def test_a_draft_does_not_answer_a_question_pushed_on_top_of_its_own() -> None:
    """A "yes" to a vote must not answer "do we surrender?"."""
    at, _ = match.start_match(VOTES, 2, {}, KEY)
    at = draft(at, 1, Vote("yes"))
    at, _ = match.done(draft(at, 0, Vote("surrender")), 0)
    assert (match.to_move(at), at.drafts, at.draft_questions) == ([1], {}, {})
    question = ask(at, 1)
    assert (type(question.step).__name__, question.drafted, question.options) == (
        "Surrender",
        [],
        [Vote("yes"), Vote("no")],
    )


def test_a_draft_does_not_answer_the_same_question_of_the_next_round() -> None:
    at, _ = match.start_match(VOTES, 2, {}, KEY)
    at = draft(at, 1, Vote("yes"))
    at, _ = match.done(draft(at, 0, Vote("again")), 0)
    assert (match.to_move(at), at.drafts) == ([0, 1], {})


def test_a_draft_makes_no_forced_choice_for_another_seat() -> None:
    at, _ = match.start_match(VOTES, 2, {}, KEY)
    at.state.agenda = [Debate([0, 1])]
    at = draft(at, 0, Vote("bind"))
    assert (ask(at, 0).step, ask(at, 0).state.yes) == (None, [])
    at, entries = match.done(at, 0)
    assert [entry.seat for entry in entries] == [0]
    assert (match.to_move(at), at.state.no) == ([0], [1])


def match_of(game: AnyGame, position: Any) -> AnyMatch:
    """Returns a match of `game` that has come to `position`."""
    seats = len(position.players)
    at, _ = match.start_match(game, seats, {}, key(1))
    at.state = position
    return at


def test_a_seat_that_alone_has_workers_left_hands_over_each_turn_and_the_shift() -> None:
    state = coal_baron_position(2, shift=1)
    set_workers(state, 0, 2)
    set_workers(state, 1, 0)
    at = match_of(coal_baron.GAME, state)
    for shift in (1, 2):
        at = draft(at, 0, Bank(1, 1))
        assert (ask(at, 0).step, ask(at, 0).state.shift) == (None, 1)
        at, entries = match.done(at, 0)
        assert (len(entries), at.state.shift) == (1, shift)


def test_upkeep_and_the_next_round_wait_for_done_of_the_last_pass() -> None:
    at = match_of(mint_works.GAME, mint_works_position("1: | co_op", "1:", "1:"))
    at.state.passed = [1, 2]
    at = draft(at, 0, Pass())
    assert (ask(at, 0).step, ask(at, 0).state.round) == (None, 1)
    at, _ = match.done(at, 0)
    assert isinstance(ask(at, 0).step, ChooseCoop)
    at = draft(at, 0, GiveMint(1))
    assert (ask(at, 0).step, ask(at, 0).state.round) == (None, 1)
    at, _ = match.done(at, 0)
    assert at.state.round == 2


def test_a_trade_of_cattle_does_not_end_the_turn_in_which_it_is_made() -> None:
    state = montana_position("", "")
    state.players[0].cattle, state.players[0].workers = 1, [1, 1, 0, 0]
    at = draft(match_of(montana.GAME, state), 0, TradeCattle(), TradeForSilver(3))
    assert type(ask(at, 0).step).__name__ == "TakeTurn"


def test_another_turn_for_a_canteen_begins_after_done() -> None:
    state = montana_position("", "")
    state.players[0].canteens = 1
    state.agenda = [ChooseCanteen([0])]
    at = draft(match_of(montana.GAME, state), 0, UseCanteen(0))
    assert ask(at, 0).step is None
    at, _ = match.done(at, 0)
    assert match.to_move(at) == [0]
