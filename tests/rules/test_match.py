"""Matches: drafts that can be taken back, final moves, automatic steps that wait for Done, logs that replay."""

from typing import Any

import pytest
from msgspec import structs

from rules import manhattan, match
from rules.chance import key
from rules.match import AnyEntry, AnyMatch, Illegal, Question
from tests.rules.small_games import Move as Stones
from tests.rules.small_games import patience
from tests.rules.tiny.bids import BIDS, Card, Sign
from tests.rules.tiny.bids import Shown as BidShown
from tests.rules.tiny.raid import (
    RAID,
    Demand,
    Dig,
    Dug,
    Look,
    Lucky,
    Paid,
    Put,
    Refused,
    Say,
    Shown,
    Stored,
    Work,
)

KEY = key(1)


def raid(seats: int = 2, **options: str) -> AnyMatch:
    return match.start_match(RAID, seats, options, KEY)[0]


def bids(seats: int = 2) -> AnyMatch:
    return match.start_match(BIDS, seats, {}, KEY)[0]


def ask(at: AnyMatch, seat: int) -> Question:
    question = match.question(at, seat)
    assert question is not None
    return question


def draft(at: AnyMatch, seat: int, *moves: Any) -> AnyMatch:
    for move in moves:
        at, entries = match.choose(at, seat, move)
        assert entries == []
    return at


def bid(at: AnyMatch, seat: int, card: int = 0, sign: int = 1) -> AnyMatch:
    return draft(at, seat, Card(at.state.hands[seat][card]), Sign(sign))


def test_a_new_match_is_settled_and_logs_its_set_up() -> None:
    at, opening = match.start_match(RAID, 3, {}, KEY)
    assert (at.game, at.version, at.seats, at.move_counts) == ("raid", 1, 3, [0, 0, 0])
    assert at.options == {"treasure": "hidden"}
    assert opening == AnyEntry()
    assert match.to_move(at) == [0]


@pytest.mark.parametrize("seats", [1, 4])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(ValueError, match=f"raid is for 2 to 3 players, not {seats}"):
        raid(seats)


def test_a_wrong_option_is_refused_at_the_start() -> None:
    with pytest.raises(ValueError, match="no option"):
        raid(treasure="buried")


def test_only_a_seat_that_is_to_move_has_a_question() -> None:
    at = raid()
    assert match.question(at, 1) is None
    assert ask(at, 0).refusals == [Refused(1)]
    assert ask(at, 0).options == [Work(), Dig(), Look()]


def test_a_drafted_move_changes_nothing_for_the_others() -> None:
    at = draft(raid(), 0, Work())
    assert at.state == raid().state
    assert at.move_counts == [0, 0]
    assert (ask(at, 0).drafted, ask(at, 0).version) == ([Work()], 1)
    assert ask(at, 0).options == [Put("purse"), Put("cellar")]


def test_a_draft_is_taken_back_move_by_move() -> None:
    at = draft(raid(), 0, Work(), Put("cellar"))
    back = match.take_back(at, 0)
    assert back == draft(raid(), 0, Work())
    assert match.take_back(back, 0) == raid()
    with pytest.raises(Illegal, match="nothing"):
        match.take_back(raid(), 0)


def test_the_last_move_of_a_turn_waits_for_done() -> None:
    at = draft(raid(), 0, Work(), Put("cellar"))
    question = ask(at, 0)
    assert question.step is None
    assert (question.options, question.final, question.refusals) == ([], [], [])
    assert question.events == [Stored(0, "cellar")]
    assert question.state.cellar == [1, 0]
    assert match.to_move(at) == [0]
    with pytest.raises(Illegal):
        match.choose(at, 0, Work())


def test_done_commits_the_draft_and_the_automatic_steps_after_it() -> None:
    at, entries = match.done(draft(raid(), 0, Work(), Put("cellar")), 0)
    assert [(entry.seat, entry.move) for entry in entries] == [(0, Work()), (0, Put("cellar"))]
    assert [type(event) for event in entries[1].events] == [Stored, Lucky]
    assert (at.move_counts, at.drafts) == ([2, 0], {})
    assert match.to_move(at) == [1]


def test_done_is_refused_while_a_choice_is_missing() -> None:
    for at in (raid(), draft(raid(), 0, Work())):
        with pytest.raises(Illegal, match="still to be chosen"):
            match.done(at, 0)
    with pytest.raises(Illegal):
        match.done(raid(), 1)


def test_a_move_that_draws_chance_is_final() -> None:
    assert ask(raid(), 0).final == [False, True, True]
    at, entries = match.choose(raid(), 0, Dig())
    assert [type(event) for event in entries[0].events] == [Dug, Lucky]
    assert at.move_counts == [1, 0]
    assert match.to_move(at) == [1]


def test_a_move_that_reveals_something_hidden_is_final() -> None:
    at, entries = match.choose(raid(), 0, Look())
    assert isinstance(entries[0].events[0], Shown)
    assert at.state.known
    with pytest.raises(Illegal):
        match.take_back(at, 0)


def demanded() -> AnyMatch:
    at = raid()
    at.state.coins = [0, 1]
    return draft(at, 0, Demand(1))


def test_a_question_for_another_seat_waits_for_done() -> None:
    at = demanded()
    assert ask(at, 0).step is None
    assert match.question(at, 1) is None
    at, _ = match.done(at, 0)
    assert match.to_move(at) == [1]


def test_an_interrupted_turn_continues_after_the_answer() -> None:
    at, _ = match.done(demanded(), 0)
    at = draft(at, 1, Say("yes"))
    assert ask(at, 1).events == [Paid(1, 0)]
    at, _ = match.done(at, 1)
    assert ask(at, 0).options == [Say("thanks"), Say("hm")]
    assert at.move_counts == [1, 1]


def test_committing_a_move_needs_no_done() -> None:
    at, entries = match.commit_move(raid(), 0, Work())
    assert entries == []
    at, entries = match.commit_move(at, 0, Put("purse"))
    assert len(entries) == 2
    at, entries = match.commit_move(at, 1, Dig())
    assert len(entries) == 1
    assert at.move_counts == [2, 1]


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    at = raid()
    for seat, move in ((0, Demand(1)), (0, Put("purse")), (1, Work())):
        with pytest.raises(Illegal):
            match.choose(at, seat, move)
    assert at == raid()


def test_simultaneous_choices_keep_the_drafts_of_the_others() -> None:
    at = bid(bid(bids(3), 0), 2, sign=-1)
    assert match.to_move(at) == [0, 1, 2]
    at, entries = match.done(at, 0)
    assert len(entries) == 2
    assert match.to_move(at) == [1, 2]
    assert ask(at, 2).drafted == [Card(at.state.hands[2][0]), Sign(-1)]
    assert ask(at, 2).step is None


def test_the_last_of_simultaneous_choices_waits_for_done_too() -> None:
    at, _ = match.done(bid(bids(), 1), 1)
    at = bid(at, 0)
    assert ask(at, 0).step is None
    assert ask(at, 0).events == []
    at, entries = match.done(at, 0)
    assert [type(event) for event in entries[-1].events] == [BidShown, BidShown]


def test_a_log_replays_to_the_same_match() -> None:
    at, opening = match.start_match(RAID, 2, {}, KEY)
    at, first = match.done(draft(at, 0, Work(), Put("purse")), 0)
    at, second = match.choose(at, 1, Dig())
    assert match.replay(RAID, 2, {}, KEY, [opening, *first, *second]) == at


def test_a_log_that_does_not_follow_from_the_rules_is_refused() -> None:
    at, opening = match.start_match(RAID, 2, {}, KEY)
    _, entries = match.choose(at, 0, Dig())
    lucky = structs.replace(entries[0], events=(Dug(0, 99), *entries[0].events[1:]))
    with pytest.raises(Illegal, match="line 1 of the log"):
        match.replay(RAID, 2, {}, KEY, [opening, lucky])
    with pytest.raises(Illegal):
        match.replay(RAID, 2, {}, KEY, [opening, structs.replace(entries[0], seat=1)])
    with pytest.raises(Illegal, match="line 0"):
        match.replay(RAID, 2, {}, KEY, [structs.replace(opening, events=(Dug(0, 1),))])


def test_a_move_names_its_option_whatever_its_label_says() -> None:
    """A later version may count `left` differently: old logs, drafts and searches still mean the same blocks."""
    start, opening = match.start_match(manhattan.GAME, 2, {}, KEY)
    seat = match.to_move(start)[0]
    option = ask(start, seat).options[1]
    older = structs.replace(option, left=option.left + 10)
    at, _ = match.choose(start, seat, older)
    assert at.drafts == {seat: [option]}
    at.drafts = {seat: [older]}
    assert (ask(at, seat).drafted, ask(at, seat).dropped) == ([option], 0)
    log = [opening]
    while not log[1:]:
        at, entries = match.commit_move(at, seat, ask(at, seat).options[0])
        log += entries
    log[1] = structs.replace(log[1], move=older)
    assert match.replay(manhattan.GAME, 2, {}, KEY, log) == at
    log[1] = structs.replace(log[1], move=structs.replace(option, count=option.count + 1))
    with pytest.raises(Illegal):
        match.replay(manhattan.GAME, 2, {}, KEY, log)


def test_a_match_of_other_rules_says_so() -> None:
    at = raid()
    assert match.is_current(RAID, at)
    assert not match.is_current(structs.replace(RAID, info=structs.replace(RAID.info, version=2)), at)


def test_a_log_without_its_set_up_or_with_two_is_refused() -> None:
    at, opening = match.start_match(RAID, 2, {}, KEY)
    _, entries = match.choose(at, 0, Dig())
    for log in (entries, [opening, opening, *entries]):
        with pytest.raises(Illegal, match="set-up"):
            match.replay(RAID, 2, {}, KEY, log)


def test_an_automated_opponent_waits_for_done() -> None:
    start, _ = match.start_match(patience(9), 1, {}, key(1))
    drafted = draft(start, 0, Stones(2))
    assert (ask(drafted, 0).step, ask(drafted, 0).state.stones) == (None, 7)
    assert match.take_back(drafted, 0) == start
    assert match.done(drafted, 0)[0].state.stones == 6


def raided() -> tuple[AnyMatch, list[AnyEntry]]:
    """Returns a match and its log, with turns of one move or two."""
    at, opening = match.start_match(RAID, 2, {}, KEY)
    log = [opening]
    for seat, moves in ((0, [Work(), Put("purse")]), (1, [Dig()]), (0, [Look()]), (1, [Work(), Put("cellar")])):
        for move in moves:
            at, entries = match.commit_move(at, seat, move)
            log += entries
    return at, log


def back_to(at: AnyMatch, log: list[AnyEntry], line: int) -> AnyMatch:
    again, entries = match.rewound(at, match.replay(RAID, at.seats, at.options, KEY, log[:line]), 0)
    assert entries == []
    return again


def test_a_rewound_match_equals_the_replay_of_its_log_up_to_there() -> None:
    at, log = raided()
    for line in range(1, len(log)):
        before = match.replay(RAID, 2, {}, KEY, log[:line])
        again = back_to(at, log, line)
        assert again.state == before.state
        assert (again.move_counts, again.drafts, again.rewinds) == (before.move_counts, {}, 1)


def test_after_a_rewind_the_same_moves_get_the_same_draws() -> None:
    at, log = raided()
    again = back_to(at, log, 3)
    assert again.state.chance.draws < at.state.chance.draws
    for entry in log[3:]:
        assert entry.seat is not None
        assert entry.move is not None
        again, entries = match.commit_move(again, entry.seat, entry.move)
        for line in entries:
            assert line in log
    assert again.state == at.state


def test_after_a_rewind_no_question_has_an_earlier_version() -> None:
    at, log = raided()
    versions = {(seat, match.version_of(at, seat) + drafted) for seat in (0, 1) for drafted in range(10)}
    again = back_to(at, log, 1)
    assert (0, ask(again, 0).version) not in versions
    assert ask(back_to(again, log, 1), 0).version > ask(again, 0).version


def test_a_rewind_drops_drafts_and_keeps_only_the_standing_orders_of_the_others() -> None:
    at, log = raided()
    at = draft(at, 0, Work())
    at.standing_orders = {0: ["cancelled"], 1: ["kept"]}
    again = back_to(at, log, 1)
    assert (again.standing_orders, again.drafts, again.draft_questions) == ({1: ["kept"]}, {}, {})


def test_turns_begin_after_done_and_after_final_moves() -> None:
    at, log = raided()
    assert [(entry.seat, type(entry.move).__name__) for entry in log[1:]] == [
        (0, "Work"),
        (0, "Put"),
        (1, "Dig"),
        (0, "Look"),
        (1, "Work"),
        (1, "Put"),
    ]
    assert match.draft_starts(RAID, at, log, 0) == [1, 4]
    assert match.draft_starts(RAID, at, log, 1) == [3, 5]
    assert match.draft_starts(RAID, at, log, 1, since=4) == [5]


def test_a_move_of_a_standing_order_begins_no_turn() -> None:
    at, log = raided()
    log[4] = structs.replace(log[4], by_standing_order=True)
    assert match.draft_starts(RAID, at, log, 0) == [1]
