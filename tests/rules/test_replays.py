"""Replays: positions, turns, and steps from one to another."""

from random import Random

import pytest
from msgspec import structs

from rules import games, replays, selfplay
from rules import match as matches
from rules import record as records
from rules.chance import key
from rules.match import AnyEntry, Entry, Illegal
from rules.record import AnyRecord
from rules.replays import at, beside, has_rounds, last_turn
from rules.turns import Turn, turns_of
from tests.rules.tiny.raid import RAID

TURNS = [Turn(0, 1, None, 1), Turn(1, 3, 0, 1), Turn(3, 4, 1, 1), Turn(4, 6, 0, 2), Turn(6, 9, 1, 2)]
"""Two rounds of two seats."""


def recorded(game: str, moves: int = 600) -> AnyRecord:
    return selfplay.recorded(games.load(game), 2, {}, seed=1, moves=moves)


def begun(record: AnyRecord) -> matches.AnyMatch:
    match, _ = matches.start_match(games.load(record.game), record.seats, record.options, bytes.fromhex(record.key))
    return match


@pytest.mark.parametrize("game", games.names())
def test_the_turns_of_a_match_are_its_log_in_order_and_rounds_never_fall(game: str) -> None:
    record = recorded(game)
    turns = turns_of(games.load(game), begun(record).state, matches.moves_of(record.log))
    assert [turn.start for turn in turns] == [0, *(turn.stop for turn in turns[:-1])]
    assert turns[-1].stop == len(record.log)
    for turn in turns:
        assert {entry.seat for entry in record.log[turn.start : turn.stop]} == {turn.seat}
    assert [turn.round for turn in turns] == sorted(turn.round for turn in turns)
    assert has_rounds(turns)


def test_positions_lead_to_the_last_one() -> None:
    record = recorded("manhattan", moves=20)
    *_, last = replays.positions(begun(record), record.log)
    assert last == records.replay(games.load("manhattan"), record).state


def test_a_log_that_does_not_follow_is_refused() -> None:
    record = recorded("montana", moves=5)
    line = next(number for number, entry in enumerate(record.log[1:], 1) if entry.events)
    other = structs.replace(record.log[line], events=())
    for log in ([*record.log[:line], other], [record.log[0], record.log[0]]):
        with pytest.raises(Illegal):
            list(replays.positions(begun(record), log))


def test_turns_are_stepped_by_their_ends() -> None:
    assert [beside(TURNS, line, turn_steps=1) for line in range(1, 10)] == [3, 3, 4, 6, 6, 9, 9, 9, 9]
    assert [beside(TURNS, line, turn_steps=-1) for line in range(1, 10)] == [1, 1, 1, 3, 4, 4, 6, 6, 6]
    assert beside(TURNS, 5) == 5


def test_rounds_are_stepped_by_their_beginnings() -> None:
    assert [beside(TURNS, line, round_steps=1) for line in (1, 3, 4, 9)] == [4, 4, 9, 9]
    assert [beside(TURNS, line, round_steps=-1) for line in (9, 5, 4, 1)] == [4, 4, 1, 1]
    assert not has_rounds(TURNS[:3])


def test_a_position_belongs_to_the_turn_of_its_last_move() -> None:
    assert [at(TURNS, line) for line in (1, 2, 3, 4, 9, 10)] == [0, 1, 1, 2, 4, 4]


@pytest.mark.parametrize(
    ("seats", "last"), [([], 0), ([0], 1), ([0, 1, 1], 2), ([1, 0, 1], 1), ([None, 0, 0, 0], 3), ([None], 1)]
)
def test_the_last_turn_of_a_log_is_what_one_seat_did_at_its_end(seats: list[int | None], last: int) -> None:
    entries: list[AnyEntry] = [Entry(seat=seat) for seat in seats]
    assert last_turn(entries) == entries[len(entries) - last :]


def test_a_match_from_a_position_replays_from_there() -> None:
    record, game = recorded("montana", moves=30), games.load("montana")
    start = structs.replace(begun(record), state=records.replay(game, record).state)
    (seat,) = matches.to_move(start)
    question = matches.question(start, seat)
    assert question is not None
    after, entries = matches.commit_move(start, seat, question.options[0])
    log = [matches.Entry(), *entries]
    again = matches.replay(game, 2, start.options, start.state.chance.key, log, start)
    assert again.state == (after.state if entries else start.state)
    assert len(matches.draft_starts(game, start, log, seat, start=start)) == (1 if entries else 0)


def test_a_game_that_names_no_rounds_has_none() -> None:
    match, opening = matches.start_match(RAID, 2, {}, key(1))
    (turn,) = turns_of(RAID, match.state, matches.moves_of([opening]))
    assert turn == Turn(0, 1, None, 0)
    assert not has_rounds([turn, Turn(1, 2, 0, 0)])


@pytest.mark.parametrize("game", games.names())
def test_drafts_are_found_where_the_players_began_them(game: str) -> None:
    rules, chosen = games.load(game), Random(2)
    match, opening = matches.start_match(rules, rules.info.fewest, {}, key(2))
    log, begins = [opening], [list[int]() for _ in range(rules.info.fewest)]
    while len(log) < 60 and (to_move := matches.to_move(match)):
        seat = chosen.choice(to_move)
        question = matches.question(match, seat)
        assert question is not None
        if question.step is None:
            match, entries = matches.done(match, seat)
        else:
            match, entries = matches.choose(match, seat, chosen.choice(question.options))
        begins[seat] += [len(log)] if entries else []
        log += entries
    for seat, expected in enumerate(begins):
        assert matches.draft_starts(rules, match, log, seat) == expected
