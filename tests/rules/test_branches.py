"""Branches of a prepared turn: proposed by the engine, and carried out if exactly their case has come."""

from __future__ import annotations

import pytest
from msgspec import structs

from rules import ahead, branches, match, preparing
from rules.chance import key
from rules.match import AnyEntry, AnyMatch
from rules.prepared import Branch
from tests.rules.tiny.relay import RELAY, Go

TAKEN = Go("take")


def opened() -> AnyMatch:
    return match.start_match(RELAY, 3, {}, key(1))[0]


def prepared(seat: int, *, then: tuple[str, ...] = (), despite_news: bool = False) -> AnyMatch:
    """Returns a match in which `seat` takes a stone in its next turn, or does something else if one was taken."""
    at = preparing.keep(RELAY, preparing.choose(RELAY, opened(), seat, TAKEN), seat, at_once=True)
    found = [branch for branch in branches.proposed(RELAY, at, seat) if branch.turn == [TAKEN]]  # not for a "trap"
    at = branches.with_branches(at, seat, found)
    for word in then:
        at = preparing.choose(RELAY, at, seat, Go(word), 1)
    if then:
        at = preparing.keep(RELAY, at, seat, at_once=True, line=1)
    return preparing.despite_news(at, seat, wanted=despite_news)


def play(at: AnyMatch, *words: str) -> tuple[AnyMatch, list[AnyEntry]]:
    """Plays a turn of each seat in a row, with the prepared turns that come; returns what was prepared of it."""
    found = []
    for word in words:
        at, entries = match.commit_move(at, match.to_move(at)[0], Go(word))
        at, more = preparing.come(RELAY, at, entries)
        found += more
    return at, found


def told(at: AnyMatch, entries: list[AnyEntry], seat: int) -> tuple[str, list[str]]:
    """Returns what became of a prepared turn, and the moves that were carried out."""
    return at.prepared[seat].offered, [entry.move.word for entry in entries if entry.move]


def test_a_turn_of_another_that_would_make_something_else_of_it_is_proposed_and_no_other() -> None:
    (branch,) = branches.proposed(RELAY, prepared(2), 2)
    assert (branch.turn, branch.legal, branch.ready) == ([TAKEN], 1, False)
    assert branch.seat in (0, 1)
    at = preparing.keep(RELAY, preparing.choose(RELAY, opened(), 2, Go("show")), 2, at_once=True)
    assert branches.proposed(RELAY, at, 2) == [], "nothing changes that"


def test_a_branch_shows_the_board_as_it_would_be_then() -> None:
    at = prepared(1)
    then, now = (preparing.question(RELAY, at, 1, line) for line in (1, 0))
    assert then
    assert now
    assert (then.state.stones, then.drafted, then.prepared) == (1, [], True)
    assert now.state.stones == 1, "one of two is taken by the prepared turn itself"
    assert [preparing.line_of(each.version) for each in (now, then)] == [0, 1]
    begun = preparing.even_so(RELAY, at, 1, 1)
    same = preparing.question(RELAY, begun, 1, 1)
    assert same
    assert (same.drafted, same.state.stones) == ([TAKEN], 0)
    undone = preparing.take_back(RELAY, begun, 1, 1)
    assert undone.prepared[1].branches == at.prepared[1].branches


@pytest.mark.parametrize(("then", "played"), [(("take",), ["take"]), (("pick", "left"), ["pick", "left"])])
def test_what_was_chosen_for_a_case_is_carried_out_when_it_has_come(then: tuple[str, ...], played: list[str]) -> None:
    at, entries = play(prepared(1, then=then), "take")
    assert told(at, entries, 1) == ("branch", played)
    assert all(entry.prepared for entry in entries)
    note = at.prepared[1]
    assert ([move.word for move in note.left], note.because, note.because_of) == (played, [TAKEN], 0)


def test_a_case_holds_whoever_brings_it_about() -> None:
    at, entries = play(prepared(2, then=("add",)), "add", "take")
    assert told(at, entries, 2) == ("branch", ["add"])


def test_without_its_case_the_prepared_turn_is_carried_out() -> None:
    at, entries = play(prepared(1, then=("add",)), "add")
    assert told(at, entries, 1) == ("done", ["take"])


@pytest.mark.parametrize(
    ("others", "reason"),
    [
        (("take", "take"), "illegal"),  # two stones are another case than one
        (("take", "gate"), "changed"),  # the case has come, but its answer would do something else
        (("show", "take"), "changed"),  # something was revealed
    ],
)
def test_what_no_branch_fits_exactly_is_asked(others: tuple[str, ...], reason: str) -> None:
    at, entries = play(prepared(2, then=("add",)), *others)
    assert told(at, entries, 2) == (reason, [])
    assert match.to_move(at) == [2]


def test_a_branch_that_is_not_decided_is_asked() -> None:
    at, entries = play(prepared(1), "take")
    assert told(at, entries, 1) == ("changed", [])
    emptied = preparing.ask(prepared(1, then=("add",)), 1, 1)
    assert told(*play(emptied, "take"), 1) == ("changed", [])
    changed = preparing.take_back(RELAY, prepared(1, then=("add",)), 1, 1)
    assert told(*play(changed, "take"), 1) == ("changed", []), "it is no longer whole"


def test_who_does_not_mind_news_has_the_same_turn_carried_out_and_its_branches() -> None:
    at, entries = play(prepared(1, despite_news=True), "show")
    assert told(at, entries, 1) == ("done", ["take"])
    at, entries = play(prepared(2, then=("add",), despite_news=True), "show", "take")
    assert told(at, entries, 2) == ("branch", ["add"])


def test_branches_go_with_the_turn_that_they_are_for() -> None:
    at = prepared(1, then=("add",))
    other = preparing.choose(RELAY, preparing.take_back(RELAY, at, 1), 1, Go("add"))
    assert other.prepared[1].branches == []
    offered = preparing.keep(RELAY, at, 1, at_once=False)
    assert told(*play(offered, "take"), 1) == ("changed", []), "who wants to be shown it first is shown it first"
    for gone in (preparing.drop(at, 1), match.without_plans(at, 1), match.rewound(at, opened(), 0)[0]):
        assert gone.prepared == {}


def test_decided_branches_stay_when_others_are_proposed() -> None:
    at, _ = play(prepared(2, then=("add",)), "add")
    (kept, *others) = branches.proposed(RELAY, at, 2)
    assert (kept, others) == (at.prepared[2].branches[0], [])


def test_a_case_that_cannot_come_any_more_cannot_be_opened() -> None:
    at = prepared(2, then=("add",))
    gone = structs.replace(at.prepared[2].branches[0], turn=[Go("left")])
    at = branches.with_branches(at, 2, [gone])
    assert preparing.question(RELAY, at, 2, 1) is None
    assert preparing.question(RELAY, at, 2, 2) is None, "there is no such branch"


def test_there_are_never_more_branches_than_a_person_reads() -> None:
    at = preparing.keep(RELAY, preparing.choose(RELAY, opened(), 2, Go("add")), 2, at_once=True)
    kept: list[Branch[Go]] = [
        Branch(seat=0, turn=[], legal=1, outcome=str(number), ready=True) for number in range(branches.MOST)
    ]
    at = branches.with_branches(at, 2, kept)
    assert branches.proposed(RELAY, at, 2) == kept


def test_a_turn_that_an_earlier_version_stored_is_carried_out() -> None:
    at = prepared(1)
    position = RELAY.determinize(RELAY.view(at.state, 1), at.state.chance)
    assert ahead.turn_begun(position, 1)
    found = ahead.tried(RELAY, position, 1, ahead.Line())
    assert found
    _, meaning = ahead.with_move(RELAY, found.draft, 1, TAKEN)
    stored = structs.replace(at.prepared[1], meanings=[meaning.earlier], branches=[])
    at, entries = play(structs.replace(at, prepared={1: stored}), "add")
    assert told(at, entries, 1) == ("done", ["take"])


@pytest.mark.parametrize(
    ("word", "known"),
    [
        ("nod", True),  # a single option is taken
        ("deal", True),  # what shows itself afterwards is left out
        ("wink", False),
        ("peek", False),
        ("loop", False),
        ("left", False),  # not legal
    ],
)
def test_what_a_turn_of_another_leads_to_is_known_unless_it_shows_something(word: str, known: bool) -> None:
    view = RELAY.view(opened().state, 1)
    assert (ahead.after_turn(RELAY, view, 1, 0, [Go(word)]) is not None) is known


def test_nothing_is_known_of_a_turn_that_does_not_come() -> None:
    last = structs.replace(RELAY.view(opened().state, 1), turns=1)
    assert ahead.after_turn(RELAY, last, 1, 2, [Go("add")]) is None
    assert ahead.after_turn(RELAY, last, 1, 0, [Go("add")]) is None, "the match is over"
    assert ahead.tried(RELAY, last, 1, ahead.Line()) is None


def test_others_are_guessed_to_do_what_is_promising() -> None:
    def prior(move: Go) -> float:
        return move.word == "take"

    at = preparing.keep(RELAY, preparing.choose(RELAY, opened(), 2, TAKEN), 2, at_once=True)
    promising = structs.replace(RELAY, prior=prior)
    assert TAKEN in [move for branch in branches.proposed(promising, at, 2) for move in branch.turn]


def test_a_branch_in_which_the_prepared_turn_is_not_possible_begins_empty() -> None:
    at, _ = play(opened(), "take")
    at = preparing.keep(RELAY, preparing.choose(RELAY, at, 2, TAKEN), 2, at_once=True)
    at = branches.with_branches(at, 2, [each for each in branches.proposed(RELAY, at, 2) if each.turn == [TAKEN]])
    question = preparing.question(RELAY, preparing.even_so(RELAY, at, 2, 1), 2, 1)
    assert question
    assert (question.drafted, question.state.stones) == ([], 0)
