"""Prepared turns: chosen while others play, and carried out or offered when the turn has come."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import structs

from rules import games, match, preparing
from rules.chance import key
from rules.contract import option_sets
from rules.game import AnyGame
from rules.match import AnyEntry, AnyMatch, BrokenGame, Illegal
from rules.preparing import OrderAnswers
from rules.secrecy import hidden_twin
from tests.rules.tiny.relay import RELAY, AddAlways, Began, Go

SEED = 5


def opened(seats: int = 3) -> AnyMatch:
    return match.start_match(RELAY, seats, {}, key(1))[0]


def prepared(at: AnyMatch, seat: int, *words: str, at_once: bool = True) -> AnyMatch:
    """Returns a match in which `seat` has prepared a turn."""
    for word in words:
        at = preparing.choose(RELAY, at, seat, Go(word))
    return preparing.keep(RELAY, at, seat, at_once=at_once)


def play(at: AnyMatch, seat: int, *words: str) -> tuple[AnyMatch, list[AnyEntry]]:
    """Plays a turn, with the prepared turns that come after it."""
    entries: list[AnyEntry] = []
    for word in words:
        at, more = match.commit_move(at, seat, Go(word))
        entries += more
    at, more = preparing.come(RELAY, at, entries)
    return at, entries + more


def said(entries: Iterable[AnyEntry]) -> list[tuple[int | None, Any, bool]]:
    return [(entry.seat, entry.move and entry.move.word, entry.prepared) for entry in entries]


def drafted(at: AnyMatch, seat: int) -> list[str]:
    return [move.word for move in at.drafts.get(seat, [])]


def test_a_prepared_turn_is_carried_out_when_it_comes_and_so_is_the_next_one() -> None:
    at = prepared(prepared(opened(), 1, "pick", "left"), 2, "take")
    at, entries = play(at, 0, "add")
    reported = [(0, "add", False), (1, "pick", True), (1, "left", True), (2, "take", True)]
    assert said(entries) == reported
    assert match.to_move(at) == [0]
    assert [at.prepared[seat].offered for seat in (1, 2)] == ["done", "done"], "their players are told"
    at, _ = play(at, 0, "add")
    at, _ = play(at, 1, "add")
    assert [*at.prepared] == [2], "until they move themselves"


def test_what_is_to_be_offered_becomes_the_draft_and_done_is_left_to_press() -> None:
    at, entries = play(prepared(opened(), 1, "take", at_once=False), 0, "add")
    assert said(entries) == [(0, "add", False)]
    assert drafted(at, 1) == ["take"]
    assert at.prepared[1].offered == "wanted"
    question = match.question(at, 1)
    assert question is not None
    assert question.step is None, "only Done is missing"
    at, _ = match.done(at, 1)


def test_an_offer_is_forgotten_with_its_turn() -> None:
    at, _ = play(prepared(opened(), 1, "take", at_once=False), 0, "add")
    at, entries = match.done(at, 1)
    at, _ = preparing.come(RELAY, at, entries)
    assert at.prepared == {}


@pytest.mark.parametrize(
    ("earlier", "own", "reason", "draft", "left"),
    [
        (("take",), ("take",), "changed", ["take"], []),
        (("show",), ("take",), "news", ["take"], []),
        (("gate",), ("add",), "question", ["add"], []),
        (("show",), ("draw",), "news", [], ["draw"]),
    ],
)
def test_what_would_be_another_turn_by_now_is_only_offered(
    earlier: tuple[str, ...], own: tuple[str, ...], reason: str, draft: list[str], left: list[str]
) -> None:
    at, entries = play(prepared(opened(), 1, *own), 0, *earlier)
    assert not any(entry.prepared for entry in entries)
    assert (at.prepared[1].offered, drafted(at, 1)) == (reason, draft)
    assert [move.word for move in at.prepared[1].left] == left


def test_moves_that_became_illegal_are_named_and_those_before_them_are_offered() -> None:
    at = prepared(opened(), 2, "take")
    for seat in (0, 1):
        at, _ = play(at, seat, "take")
    assert (at.prepared[2].offered, drafted(at, 2)) == ("illegal", [])
    assert at.prepared[2].left == [Go("take")]
    assert match.question(at, 2), "the seat is not locked"


def test_a_final_move_ends_what_can_be_prepared_and_is_carried_out_with_its_chance() -> None:
    at = preparing.choose(RELAY, opened(), 1, Go("draw"))
    question = preparing.question(RELAY, at, 1)
    assert question is not None
    assert (question.step, question.options, question.state.points) == (None, [], [0, 0, 0]), "nothing was drawn"
    with pytest.raises(Illegal):
        preparing.choose(RELAY, at, 1, Go("add"))
    at, entries = play(preparing.keep(RELAY, at, 1, at_once=True), 0, "add")
    assert said(entries)[1:] == [(1, "draw", True)]
    assert at.state.chance.draws == 1


def test_a_final_move_that_is_to_be_offered_is_left_to_its_player() -> None:
    at, entries = play(prepared(opened(), 1, "draw", at_once=False), 0, "add")
    assert (len(entries), at.state.chance.draws, drafted(at, 1)) == (1, 0, [])
    assert at.prepared[1].left == [Go("draw")]


def test_another_question_in_between_leaves_it_prepared() -> None:
    at, _ = play(prepared(opened(), 2, "take"), 0, "bell")
    assert match.to_move(at) == [1, 2]
    assert not at.prepared[2].offered
    at, _ = play(at, 2, "left")
    at, _ = play(at, 1, "left")
    at, entries = play(at, 1, "add")
    assert said(entries)[1:] == [(2, "take", True)]


def test_preparing_again_undoes_the_wish_to_carry_it_out() -> None:
    at = prepared(opened(), 1, "pick", "left")
    at = preparing.take_back(RELAY, at, 1)
    assert not at.prepared[1].at_once
    at = preparing.choose(RELAY, at, 1, Go("right"))
    at, entries = play(at, 0, "add")
    assert (len(entries), drafted(at, 1)) == (1, ["pick", "right"])


def test_taking_back_the_only_move_leaves_nothing_prepared() -> None:
    at = preparing.take_back(RELAY, preparing.choose(RELAY, opened(), 1, Go("pick")), 1)
    assert at.prepared == {}
    with pytest.raises(Illegal):
        preparing.take_back(RELAY, at, 1)


def test_a_preset_prepares_all_that_it_answers() -> None:
    at = preparing.follow(RELAY, opened(), 1, Began())
    assert [move.word for move in at.prepared[1].moves] == ["pick", "left"]


def test_an_unfinished_turn_can_be_offered_but_not_carried_out() -> None:
    at = preparing.choose(RELAY, opened(), 1, Go("pick"))
    with pytest.raises(Illegal):
        preparing.keep(RELAY, at, 1, at_once=True)
    at, _ = play(preparing.keep(RELAY, at, 1, at_once=False), 0, "add")
    assert drafted(at, 1) == ["pick"]
    with pytest.raises(Illegal):
        preparing.keep(RELAY, opened(), 1, at_once=False)


def test_moves_that_no_longer_fit_are_left_out_while_it_is_prepared() -> None:
    at = prepared(opened(), 2, "take")
    at, _ = play(at, 0, "take")
    assert preparing.question(RELAY, at, 2) is not None
    at.state.stones = 0
    question = preparing.question(RELAY, at, 2)
    assert question is not None
    assert (question.drafted, question.dropped) == ([], 1)


def test_nothing_can_be_prepared_in_the_own_turn_nor_if_none_can_be_foreseen() -> None:
    at = opened()
    assert preparing.question(RELAY, at, 0) is None
    at.state.turns = 1
    assert preparing.question(RELAY, at, 1) is None
    with pytest.raises(Illegal):
        preparing.choose(RELAY, at, 1, Go("add"))
    with pytest.raises(Illegal):
        preparing.take_back(RELAY, at, 1)
    at, _ = play(at, 0, "add")
    assert preparing.question(RELAY, at, 1) is None, "the match is over"


def test_a_standing_order_that_answers_comes_first() -> None:
    at = prepared(opened(), 1, "take")
    at, _ = match.give_standing_order(RELAY, at, 1, AddAlways())
    with pytest.raises(OrderAnswers):
        preparing.question(RELAY, at, 1)
    assert preparing.unless_ordered(RELAY, at, 1).prepared == {}
    other = prepared(opened(), 2, "take")
    assert preparing.unless_ordered(RELAY, other, 2) is other


def test_an_endless_step_breaks_nothing_but_what_was_prepared() -> None:
    with pytest.raises(BrokenGame):
        preparing.choose(RELAY, opened(), 1, Go("loop"))
    for trouble in ("jam", "trap"):  # in the turn, and after it
        at, entries = play(prepared(opened(), 1, "add"), 0, trouble)
        assert len(entries) == 1
        assert match.question(at, 1), "the seat is not locked"


def test_a_turn_that_breaks_when_it_is_carried_out_is_left_to_its_player() -> None:
    at, entries = play(prepared(opened(), 1, "gamble"), 0, "add")
    assert len(entries) == 1
    assert match.question(at, 1), "the seat is not locked"


def test_what_is_kept_ends_with_the_last_move_that_is_legal() -> None:
    at = prepared(opened(), 1, "add")
    longer = structs.replace(at.prepared[1], moves=[Go("add"), Go("left")])
    kept = preparing.keep(RELAY, structs.replace(at, prepared={1: longer}), 1, at_once=True)
    assert kept.prepared[1].moves == [Go("add")]


def test_a_seat_that_hands_over_rewinds_or_ends_the_match_loses_what_was_prepared() -> None:
    at = prepared(opened(), 1, "take")
    assert match.without_plans(at, 1).prepared == {}
    rewound, _ = match.rewound(at, opened(), 0)
    assert rewound.prepared == {}
    at.state.turns = 1
    at, _ = play(at, 0, "add")
    assert (match.to_move(at), at.prepared) == ([], {})


def test_a_log_with_prepared_moves_replays_and_its_turns_can_be_rewound() -> None:
    start, opening = match.start_match(RELAY, 3, {}, key(1))
    at, entries = play(prepared(start, 1, "pick", "left"), 0, "add")
    log = [opening, *entries]
    assert match.replay(RELAY, 3, {}, key(1), log).state == at.state
    assert match.draft_starts(RELAY, at, log, 1) == [2]
    stored = msgspec.json.encode(entries)
    assert msgspec.json.decode(stored, type=list[match.entry_type(RELAY)]) == entries  # type: ignore[misc]


SETUPS = [
    pytest.param(name, seats, marks=[pytest.mark.untraced] if seats == 3 else [])
    for name in games.names()
    for seats in (2, 3)
    if seats <= games.load(name).info.most
]


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_random_preparing_breaks_no_rule_and_shows_nothing_to_others(name: str, seats: int) -> None:
    game, dice = games.load(name), Random(SEED)
    sets = option_sets(game.info)
    options = sets[seats % len(sets)]
    at, opening = match.start_match(game, seats, options, key(SEED))
    log = [opening]
    while to_move := match.to_move(at):
        for seat in set(range(seats)) - set(to_move):
            if not dice.randrange(4):
                at = prepared_at_random(game, at, seat, dice)
        question = match.question(at, dice.choice(to_move))
        assert question is not None
        prompted = at.state.agenda[-1]
        if question.options:
            at, entries = match.choose(at, question.seat, dice.choice(question.options))
        else:
            at, entries = match.done(at, question.seat)
        at, more = preparing.come(game, at, entries) if entries else (at, [])
        assert all(line.prepared for line in more), prompted
        log += entries + more
        assert not game.violations(at.state)
    assert at.prepared == {}
    assert match.replay(game, seats, options, key(SEED), log).state == at.state
    assert any(line.prepared for line in log)


def prepared_at_random(game: AnyGame, at: AnyMatch, seat: int, dice: Random) -> AnyMatch:
    """Prepares a whole turn if that is possible; nothing that anybody else sees changes, or depends on secrets."""
    before = [game.view(at.state, other) for other in range(at.seats)]
    question = preparing.question(game, at, seat)
    if question is None:
        return at
    twin = msgspec.structs.replace(at, state=hidden_twin(game, at.state, seat))
    same = preparing.question(game, twin, seat)
    assert same is not None
    assert same._replace(step=None, state=None) == question._replace(step=None, state=None)
    while question.step is not None:
        at = preparing.choose(game, at, seat, dice.choice(question.options))
        found = preparing.question(game, at, seat)
        assert found is not None
        question = found
    assert [game.view(at.state, other) for other in range(at.seats)] == before
    return preparing.keep(game, at, seat, at_once=bool(dice.randrange(4)))
