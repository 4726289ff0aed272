"""Turns: where they begin and end in matches of every game."""

from collections.abc import Iterator

import pytest

from rules import games, play, recap, selfplay
from rules import match as matches
from rules.chance import Chance, key
from rules.fast_chance import FastChance
from rules.record import AnyRecord
from rules.turns import Turn, turns_of
from tests.rules.test_recap import Endless
from tests.rules.tiny.raid import RAID

every_game = pytest.mark.parametrize("game", games.names())


def recorded(game: str, seats: int = 2) -> AnyRecord:
    return selfplay.recorded(games.load(game), seats, {}, seed=3, moves=600)


def turns(record: AnyRecord) -> list[Turn]:
    rules = games.load(record.game)
    begun, _ = matches.start_match(rules, record.seats, record.options, bytes.fromhex(record.key))
    return turns_of(rules, begun.state, matches.moves_of(record.log))


def handed_over(record: AnyRecord) -> Iterator[int]:
    """Yields the lines of a log after which its seat has to press Done before anybody goes on."""
    rules = games.load(record.game)
    at, _ = matches.start_match(rules, record.seats, record.options, bytes.fromhex(record.key))
    for number, entry in enumerate(record.log[1:], 1):
        assert entry.seat is not None
        assert entry.move is not None
        at, committed = matches.choose(at, entry.seat, entry.move)
        question = None if committed else matches.question(at, entry.seat)
        if question and not question.options:
            at, _ = matches.done(at, entry.seat)
            yield number


@every_game
def test_turns_follow_each_other_and_each_is_of_one_seat(game: str) -> None:
    record = recorded(game)
    found = turns(record)
    assert [turn.start for turn in found] == [0, *(turn.stop for turn in found[:-1])]
    assert found[-1].stop == len(record.log)
    for turn in found:
        assert {entry.seat for entry in record.log[turn.start : turn.stop]} == {turn.seat}
    assert [turn.round for turn in found] == sorted(turn.round for turn in found)


@every_game
def test_a_turn_ends_with_done_or_before_somebody_else_moves(game: str) -> None:
    record = recorded(game)
    ends = {turn.stop - 1 for turn in turns(record)[1:]}
    others = {line for line in range(1, len(record.log)) if record.log[line].seat != record.log[line - 1].seat}
    assert ends <= set(handed_over(record)) | {line - 1 for line in others} | {len(record.log) - 1}


@every_game
def test_the_course_of_a_match_has_the_same_turns(game: str) -> None:
    record, rules = recorded(game), games.load(game)
    beginning = rules.new(2, games.complete(rules, record.options), Chance(bytes.fromhex(record.key)))
    went = recap.of_moves(rules, beginning, matches.moves_of(record.log))
    assert [(turn.seat, turn.round) for turn in went.turns] == [(turn.seat, turn.round) for turn in turns(record)[1:]]


def test_alone_each_done_ends_a_turn() -> None:
    record = recorded("mint_works", seats=1)
    assert [turn.stop - 1 for turn in turns(record)[1:]] == list(handed_over(record))


def test_what_is_drafted_before_the_first_shift_is_no_part_of_a_turn_in_it() -> None:
    found = turns(recorded("coal_baron", seats=3))
    drafts = [turn for turn in found if turn.seat is not None and not turn.round]
    assert [turn.stop - turn.start for turn in drafts] == [1] * 9


def test_a_game_that_cannot_go_on_has_no_turns() -> None:
    players = [selfplay.random_player(seat) for seat in range(2)]
    match = selfplay.match(RAID, 2, games.complete(RAID, {}), players, 1)
    state = RAID.new(2, games.complete(RAID, {}), FastChance(key(1, 0)))
    state.agenda.insert(0, Endless())  # type: ignore[arg-type]  # no step of the game
    with pytest.raises(play.BrokenGame):
        turns_of(RAID, state, match.moves)


def test_a_move_that_is_not_legal_is_refused() -> None:
    record = recorded("manhattan")
    rules = games.load("manhattan")
    begun, _ = matches.start_match(rules, 2, record.options, bytes.fromhex(record.key))
    move = record.log[2].move
    assert move is not None
    with pytest.raises(play.Illegal):
        turns_of(rules, begun.state, [(1 - int(record.log[1].seat or 0), move)])
