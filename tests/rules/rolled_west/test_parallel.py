"""The roller and its neighbours choose in parallel: no choice makes another one stale."""

from itertools import permutations
from typing import Any

import pytest

from rules import match, preparing, rolled_west
from rules.chance import key
from rules.match import AnyMatch, Illegal, Match
from rules.rolled_west.events import Copied
from rules.rolled_west.moves import Bank, Claim, Copy, Decline, End, SetTerrain, Ship
from rules.rolled_west.steps import ChooseTerrain, State, TakeTurn
from tests.rules.rolled_west.positions import bank, options, position


def match_at(state: State) -> AnyMatch:
    """Returns a match with this position."""
    seats = len(state.players)
    return Match(game="rolled_west", version=1, seats=seats, options=options(), state=state, move_counts=[0] * seats)


def three() -> AnyMatch:
    """Returns a match in which seat 0 has wood, silver and gold to spend, and seats 1 and 2 may copy."""
    return match_at(position("", "", "", dice="CWSG", terrain="valley"))


def draft(now: AnyMatch, seat: int, *moves: Any) -> AnyMatch:
    for move in moves:
        now, entries = match.choose(now, seat, move)
        assert entries == []
    return now


def ask(now: AnyMatch, seat: int) -> match.Question:
    question = match.question(now, seat)
    assert question is not None
    return question


@pytest.mark.parametrize("copied", ["", "12"])
def test_the_roller_spends_its_dice_at_once_and_can_take_back_even_the_terrain(copied: str) -> None:
    now = match_at(position("", "", "", dice="CWSG", copied=copied))
    now = draft(now, 0, SetTerrain("valley", 1, 0, "W S G"), Bank("gold"))
    assert isinstance(ask(now, 0).step, TakeTurn)
    now = match.take_back(match.take_back(now, 0), 0)
    assert isinstance(ask(now, 0).step, ChooseTerrain)


@pytest.mark.parametrize(
    ("terrain", "done"),
    [(SetTerrain("hills", 1, 0, "C W S"), [(1, Copy("copper"))]), (SetTerrain("valley", 1, 0, "W S S"), [])],
)
def test_a_copy_is_prepared_for_one_roll_and_done_unless_its_die_is_gone(terrain: SetTerrain, done: list[Any]) -> None:
    now = match_at(position("", "", "", dice="CWSS"))
    assert preparing.question(rolled_west.GAME, now, 0) is None
    now = preparing.choose(rolled_west.GAME, now, 1, Copy("copper"))
    now = preparing.keep(rolled_west.GAME, now, 1, at_once=True)
    now, entries = match.commit_move(draft(now, 0, terrain), 0, End(""))
    now, lines = preparing.come(rolled_west.GAME, now, entries)
    assert [(line.seat, line.move) for line in lines] == done


def test_a_copy_that_was_prepared_is_dropped_if_its_roll_passes_without_a_choice() -> None:
    now = match_at(position("", "", dice="CWWW", round=6))
    now = preparing.keep(rolled_west.GAME, preparing.choose(rolled_west.GAME, now, 1, Copy("copper")), 1, at_once=True)
    now, entries = match.done(draft(now, 0, SetTerrain("valley", 1, 0, "W W W"), Claim("camp", "valley", 1, 0)), 0)
    assert now.prepared[1].step == "TakeTurn 6 0"
    assert preparing.come(rolled_west.GAME, now, entries)[0].prepared == {}


def test_neighbours_are_asked_once_the_roller_is_done() -> None:
    now = draft(match_at(position("", "", "", dice="CWSG")), 0, SetTerrain("valley", 1, 0, "W S G"), Bank("gold"))
    assert match.to_move(now) == [0]
    now, entries = match.commit_move(now, 0, End("W S"))
    assert [type(entry.move) for entry in entries] == [SetTerrain, Bank, End]
    assert match.to_move(now) == [1, 2]


def test_a_copy_without_a_choice_is_foreseen_in_the_turn_of_the_roller() -> None:
    now = draft(match_at(position("", "", dice="CWWW", round=6)), 0, SetTerrain("valley", 1, 0, "W W W"))
    assert Copied(1, "wood") in ask(now, 0).events
    assert bank(now.state, 1) == "0/0/0/0"
    now = draft(now, 0, Claim("camp", "valley", 1, 0))
    assert match.done(now, 0)[0].state.players[1].bank["wood"] == 1


def test_a_roller_keeps_its_draft_after_a_neighbour_has_copied() -> None:
    now = draft(three(), 0, Ship("gold", 1, 0, 0))
    before = ask(now, 0)
    now, entries = match.done(draft(now, 1, Copy("gold")), 1)
    assert [entry.seat for entry in entries] == [1]
    after = ask(now, 0)
    assert (after.options, after.drafted, after.version) == (before.options, before.drafted, before.version)
    now = draft(now, 0, Bank("silver"), End("W"))
    now, entries = match.done(now, 0)
    assert [entry.seat for entry in entries] == [0, 0, 0]
    assert match.to_move(now) == [2]
    assert [bank(now.state, player) for player in range(3)] == ["0/0/1/0", "0/0/0/1", "0/0/0/0"]


def test_a_neighbour_s_draft_survives_the_end_of_the_turn() -> None:
    now = draft(three(), 1, Copy("wood"))
    now, _ = match.done(draft(now, 0, End("W S G")), 0)
    assert now.drafts == {1: [Copy("wood")]}
    assert match.to_move(now) == [1, 2]
    now, _ = match.done(now, 1)
    now, _ = match.done(draft(now, 2, Decline(0)), 2)
    assert match.to_move(now) == [1]
    assert isinstance(now.state.agenda[-1], ChooseTerrain)
    assert bank(now.state, 1) == "1/0/0/0"


def test_the_next_roll_waits_for_the_last_one_to_press_done() -> None:
    now, _ = match.done(draft(three(), 0, End("W S G")), 0)
    now, _ = match.done(draft(now, 2, Copy("gold")), 2)
    drawn = now.state.chance.draws
    now = draft(now, 1, Copy("gold"))
    assert ask(now, 1).step is None
    assert now.state.chance.draws == ask(now, 1).state.chance.draws == drawn
    assert bank(match.take_back(now, 1).state, 1) == "0/0/0/0"
    now, _ = match.done(now, 1)
    assert now.state.chance.draws > drawn


def test_the_roller_s_end_starts_the_next_roll_if_all_have_copied() -> None:
    now = draft(three(), 0, End("W S G"))
    for seat in (1, 2):
        now, _ = match.done(draft(now, seat, Copy("gold")), seat)
    assert ask(now, 0).step is None
    now, _ = match.done(now, 0)
    assert (now.state.roller, match.to_move(now)) == (1, [1])


def test_parallel_drafts_end_alike_in_every_order() -> None:
    ends = []
    for order in permutations(range(3)):
        now = draft(three(), 0, Ship("gold", 1, 0, 0), Bank("silver"), End("W"))
        now = draft(now, 1, Copy("silver"))
        now = draft(now, 2, Copy("gold"))
        for seat in order:
            now, _ = match.done(now, seat)
        assert now.drafts == {}
        ends.append((now.state.players, now.state.dice, now.state.firsts, now.move_counts))
    assert all(end == ends[0] for end in ends)


@pytest.mark.parametrize("mover", [0, 1, 2])
def test_a_choice_does_not_change_the_questions_of_others(mover: int) -> None:
    now = three()
    others = [seat for seat in range(3) if seat != mover]
    before = {seat: ask(now, seat) for seat in others}
    after, _ = match.commit_move(now, mover, End("W S G") if mover == 0 else Copy("gold"))
    for seat in others:
        question = ask(after, seat)
        assert (question.options, question.refusals) == (before[seat].options, before[seat].refusals)
        assert (question.version, question.drafted) == (before[seat].version, before[seat].drafted)


def test_the_roller_and_its_neighbours_have_different_questions() -> None:
    state = three().state
    assert [state.agenda[-1].prompt_key(state, seat) for seat in range(3)] == ["TakeTurn", "CopyDie", "CopyDie"]


def test_a_draft_is_invisible_to_others() -> None:
    now = three()
    drafted = draft(now, 0, Ship("gold", 1, 0, 0))
    assert ask(drafted, 1).state == ask(now, 1).state
    assert drafted.state == now.state


def test_a_roller_whose_turn_ended_automatically_is_not_to_move() -> None:
    now = draft(match_at(position("", "", "", dice="CWWS", terrain="valley", round=6)), 0, Ship("silver", 1, 0, 0))
    assert len(ask(now, 0).options) > 1
    now = draft(now, 0, next(move for move in ask(now, 0).options if "settlement" in str(move)))
    assert ask(now, 0).step is None, "the turn could only end"
    now, _ = match.done(now, 0)
    assert match.to_move(now) == [1, 2]


def test_a_second_choice_for_the_same_roll_is_refused() -> None:
    now, _ = match.commit_move(three(), 1, Copy("gold"))
    assert match.question(now, 1) is None
    with pytest.raises(Illegal):
        match.choose(now, 1, Copy("gold"))


def test_a_match_of_parallel_choices_replays_from_its_log() -> None:
    now, opening = match.start_match(rolled_west.GAME, 4, {}, key(5))
    log = [opening]
    while waiting := match.to_move(now):
        seat = waiting[-1]
        options = ask(now, seat).options
        now, entries = match.choose(now, seat, options[0]) if options else match.done(now, seat)
        log += entries
    assert match.replay(rolled_west.GAME, 4, {}, key(5), log) == now
