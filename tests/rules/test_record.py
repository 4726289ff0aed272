"""Records: matches and positions as files."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec import structs

from rules import games, match, play, record, selfplay
from rules.chance import key
from rules.proof import promise
from rules.record import FORMAT
from rules.record_errors import InvalidRecord

GAME = games.load("manhattan")


def played(moves: int = 12, name: str = "manhattan", seats: int = 3) -> Any:
    return selfplay.recorded(games.load(name), seats, {}, 7, moves)


def changed(**fields: Any) -> bytes:
    """Returns a file with fields replaced."""
    return msgspec.json.encode(msgspec.json.decode(record.encode(played())) | fields)


@pytest.mark.parametrize("name", games.names())
def test_a_file_gives_the_same_record_and_its_log_leads_to_the_same_positions(name: str) -> None:
    game, before = games.load(name), played(30, name, 2)
    after = record.decode(record.encode(before))
    assert after == before
    assert record.decode_own(record.encode(before)) == before
    position = record.replay(game, after)
    assert (position.log, position.problem) == (before.log, None)
    assert match.replay(game, 2, before.options, key(7), before.log).state == position.state


def test_the_position_after_some_lines_is_that_of_a_shorter_game() -> None:
    assert record.replay(GAME, played(12), 6).state == record.replay(GAME, played(5)).state
    assert record.replay(GAME, played(12), 1).log == played(0).log


def test_a_game_that_ends_early_is_recorded_as_a_whole() -> None:
    whole = played(10_000)
    assert len(whole.log) < 10_000
    assert play.settle(record.replay(GAME, whole).state) == {}


def test_the_events_of_a_position_are_those_of_its_last_line() -> None:
    position = record.replay(GAME, played(12))
    assert position.events == position.log[-1].events != ()
    only_position = structs.replace(played(0), log=[], start=position.state)
    assert record.replay(GAME, only_position).events == ()


def test_the_record_of_a_match_holds_its_position_and_the_proof() -> None:
    started, opening = match.start_match(GAME, 2, {}, key(3))
    proof = structs.replace(promise(key(3)), match=5, entropy=("a", "b"))
    after = record.decode(record.encode(record.of_match(started, [opening], proof)))
    assert (after.state, after.key, after.proof) == (started.state, key(3).hex(), proof)


def test_a_changed_position_is_continued_and_what_came_before_follows_from_the_key() -> None:
    before = played(12)
    position = record.replay(GAME, before, 6)
    position.state.round += 1
    forked = structs.replace(before, start=position.state, at=6)
    assert [record.replay(GAME, forked, lines).state.round for lines in (5, 6, 7)] == [1, 2, 2]
    assert record.replay(GAME, forked).log == before.log


def test_a_position_without_a_log_can_be_played_on() -> None:
    position = record.replay(GAME, played(5)).state
    seat, options = next(iter(play.settle(position).items()))
    alone = structs.replace(played(0), key="", start=position, log=[match.Entry(seat, options[0])])
    assert record.replay(GAME, record.decode(record.encode(alone))).log[0].move == options[0]


def test_a_line_that_is_not_legal_ends_the_log_and_is_named() -> None:
    before = played(12)
    before.log[4] = before.log[3]
    position = record.replay(GAME, before)
    assert len(position.log) == 4
    assert str(position.problem).startswith("line 4 of the log is not legal: ")


def spoilt(state: Any, *seats: int) -> Any:
    """Returns a copy of a position in which these seats have no blocks to choose from."""
    state = play.copy(state)
    for seat in seats:
        player = state.players[seat]
        player.supply = {colour: [0] * len(sizes) for colour, sizes in player.supply.items()}
    return state


def test_a_line_after_which_the_game_cannot_go_on_ends_the_log_and_is_named() -> None:
    state = record.replay(GAME, played(0)).state
    (seat,) = play.settle(state)
    start = spoilt(state, *({0, 1, 2} - {seat}))
    log: list[match.AnyEntry] = []
    while list(to_move := play.settle(state)) == [seat]:
        log.append(match.Entry(seat, to_move[seat][-1]))
        play.take(state, seat, to_move[seat][-1])
    position = record.replay(GAME, structs.replace(played(0), key="", start=start, log=log))
    assert len(position.log) == len(log) - 1
    assert "ChooseBlocks has no options for seat" in str(position.problem)
    with pytest.raises(InvalidRecord, match=r"its start cannot be played: .*ChooseBlocks has no options"):
        record.replay(GAME, structs.replace(played(0), key="", start=spoilt(start, seat), log=log))


def test_without_the_key_only_the_last_position_can_be_shown() -> None:
    shown = structs.replace(played(12), key="", state=record.replay(GAME, played(12)).state)
    assert record.replay(GAME, shown).state == shown.state
    with pytest.raises(InvalidRecord, match="its key is withheld"):
        record.replay(GAME, shown, 3)


def test_a_record_that_the_rules_of_today_would_write_differs_nowhere() -> None:
    assert record.difference(GAME, structs.replace(played(12), state=record.replay(GAME, played(12)).state)) == ""


def test_the_first_difference_to_the_rules_of_today_is_named() -> None:
    before = played(12)
    other_events, illegal, other_state = (structs.replace(before, log=[*before.log]) for _ in range(3))
    other_events.log[12] = structs.replace(before.log[12], events=())
    illegal.log[4] = before.log[3]
    other_state.state = record.replay(GAME, before, 3).state
    assert record.difference(GAME, other_events) == "line 12 of the log is another with the rules of today"
    assert record.difference(GAME, illegal).startswith("line 4 of the log is not legal")
    assert record.difference(GAME, other_state) == "the log leads to another position with the rules of today"


INVALID: dict[str, tuple[Callable[[], bytes], str]] = {
    "nothing": (lambda: b"", "it is no record of a match"),
    "another encoding": (lambda: b'{"game": "\xff"}', "it is no record of a match"),
    "endless nesting": (lambda: b'{"x":' * 100_000, "it is no record of a match"),
    "another document": (lambda: b"{}", "missing required field"),
    "a later format": (lambda: changed(format=FORMAT + 1), f"its format is {FORMAT + 1}, and this version of Parlour"),
    "an unknown game": (lambda: changed(game="chess"), "there is no game called chess"),
    "too many seats": (lambda: changed(seats=9), "2 to 4 players, not 9"),
    "a number that no text can show": (lambda: changed(seats=10**30), "Expected `int` <= "),
    "an unknown option": (lambda: changed(options={"speed": "high"}), "no option speed=high"),
    "a key in no base": (lambda: changed(key="xyz"), "non-hexadecimal"),
    "a hash that is none": (
        lambda: changed(proof={"secret": "", "published": "ff"}),
        "its published hash is no SHA-256",
    ),
    "other players": (lambda: changed(players=["Alice"]), "it names 1 players for 3 seats"),
    "a short key": (lambda: changed(key="ff"), "its key has 1 bytes instead of 32"),
    "neither key nor position": (lambda: changed(key=""), "neither a key nor a position"),
    "a start beyond the log": (lambda: changed(at=14), "after line 14 of a log of 13 lines"),
    "two set-ups": (lambda: changed(log=[{}, {}]), "the first line of a log"),
    "a move without a seat": (
        lambda: changed(log=[{}, {"move": {"type": "Pass"}}]),
        r"\$\.log|the first line of a log",
    ),
}


@pytest.mark.parametrize("name", INVALID)
def test_an_invalid_file_is_explained_in_a_sentence(name: str) -> None:
    make, sentence = INVALID[name]
    with pytest.raises(InvalidRecord, match=sentence):
        record.decode(make())


@pytest.mark.parametrize("field", ["start", "state"])
@pytest.mark.parametrize("number", [10**9, -(10**9)])
def test_a_position_with_a_number_that_would_take_minutes_to_draw_is_refused(field: str, number: int) -> None:
    position = msgspec.json.decode(msgspec.json.encode(record.replay(GAME, played()).state))
    record.decode(changed(**{field: position}, at=0, log=[]))
    position["players"][0]["hand"] = [[number]]
    with pytest.raises(InvalidRecord, match="beyond 100000"):
        record.decode(changed(**{field: position}, at=0, log=[]))
