"""What the process that holds the rules answers, without the process."""

from functools import cache
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from bot.app.workbench.messages import Action, Choose, Deal, Edit, Keep, Look, Picture, PlayOn, Reply, Request, Scene
from bot.app.workbench.tree import tree
from bot.app.workbench.worker import answers
from rules import games, record, selfplay
from rules.chance import KEY_BYTES
from rules.levels import Level
from rules.proof import promise
from tests.languages import DEEP

DEAL = Deal(seats=3, seed=2, options={}, moves=12)


def reply_to(action: Action, before: Reply | None = None, line: int = 13, language: str = "en") -> Reply:
    """Returns the reply to an action on the match of an earlier reply."""
    found = Raw(b"null") if before is None else before.record
    first, *_ = answers(Request("manhattan", language, action, found, line))
    assert isinstance(first, Reply)
    return first


@cache
def dealt() -> Reply:
    """Returns the reply to `DEAL`."""
    return reply_to(DEAL)


def scene_of(reply: Reply) -> Scene:
    assert reply.scene is not None, reply.error or reply.refusal
    return reply.scene


def choose(scene: Scene, number: int = 0) -> Choose:
    question = scene.questions[0]
    return Choose(question.seat, Raw(msgspec.json.encode(question.choices[number].move)))


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("language", DEEP)
def test_a_position_of_every_game_is_described_without_a_failure(game: str, language: str) -> None:
    seats = games.load(game).info.most
    reply, *pictures = answers(Request(game, language, Deal(seats, 1, {}, 20)))
    assert isinstance(reply, Reply)
    scene = scene_of(reply)
    assert (scene.failures, scene.note, scene.line, len(scene.lines)) == ({}, "", 21, 21)
    assert scene.questions
    assert all(each.choices for each in scene.questions)
    assert len(scene.states) == seats + 2
    assert [each.viewer for each in pictures if isinstance(each, Picture) and each.png] == [*range(seats + 1)]


def test_the_picture_that_is_wanted_first_comes_first() -> None:
    _, first, *_ = answers(Request("manhattan", "en", DEAL, viewer=2))
    assert isinstance(first, Picture)
    assert first.viewer == 2


@pytest.mark.parametrize("game", games.names())
def test_a_tree_has_every_field_and_gives_the_same_state_again(game: str) -> None:
    state, _ = selfplay.position(games.load(game), games.load(game).info.most, {}, 1, 40)
    plain = tree(state)
    assert set(plain) == set(state.__struct_encode_fields__)
    assert msgspec.json.decode(msgspec.json.encode(plain), type=type(state)) == state


def test_a_move_after_an_earlier_line_replaces_what_came_after_it() -> None:
    before = dealt()
    earlier = scene_of(reply_to(Look(), before, line=6))
    after = scene_of(reply_to(choose(earlier), before, line=6))
    assert (earlier.line, len(earlier.lines), after.line, len(after.lines)) == (6, 13, 7, 7)
    assert after.lines[:6] == earlier.lines[:6]


def test_a_move_that_is_not_legal_is_refused() -> None:
    before = dealt()
    seat = scene_of(before).questions[0].seat
    assert reply_to(Choose(seat, Raw(b'{"type": "Chess"}')), before).refusal.startswith("Invalid value 'Chess'")
    other = Choose((seat + 1) % 3, choose(scene_of(before)).move)
    assert reply_to(other, before).refusal.startswith("This move is not possible: line 13 of the log")


@pytest.mark.parametrize("level", [None, Level.EASY])
def test_the_computer_plays_for_the_seat_that_is_to_move(level: Level | None) -> None:
    before = dealt()
    after = scene_of(reply_to(PlayOn(level, seconds=0.1), before))
    assert after.line > 13
    assert {each.seat for each in after.lines[13:]} == {scene_of(before).questions[0].seat}


def test_the_computer_has_nothing_to_play_when_the_match_is_over() -> None:
    over = reply_to(Deal(2, 1, {}, 10_000))
    assert scene_of(over).questions == []
    assert reply_to(PlayOn(), over, line=10_000).refusal == "The match is over."


def test_a_changed_field_is_where_the_match_goes_on() -> None:
    before = dealt()
    changed = reply_to(Edit(["round"], Raw(b"3")), before, line=9)
    scene = scene_of(reply_to(choose(scene_of(changed)), changed, line=9))
    assert (scene.made_at, scene.line, scene.states[0]["round"]) == (9, 10, 3)
    assert scene_of(reply_to(Look(), changed, line=8)).states[0]["round"] == 1


def test_a_match_that_goes_another_way_before_a_change_by_hand_forgets_it() -> None:
    changed = reply_to(Edit(["round"], Raw(b"3")), dealt(), line=9)
    again = reply_to(choose(scene_of(reply_to(Look(), changed, line=5))), changed, line=5)
    assert scene_of(again).made_at is None


@pytest.mark.parametrize(
    ("path", "value", "refusal"),
    [
        (["round"], b'"three"', "Expected `int`, got `str` - at `$.round`."),
        (["rund"], b"3", "The state has no such field."),
        (["players", 7], b"{}", "The state has no such field."),
        (["round", 0], b"3", "The state has no such field."),
        ([], b"3", "The state has no such field."),
    ],
)
def test_a_change_that_the_state_cannot_hold_is_refused(path: list[Any], value: bytes, refusal: str) -> None:
    assert reply_to(Edit(path, Raw(value)), dealt()).refusal == refusal


def test_what_is_kept_is_the_match_up_to_the_position_that_is_shown() -> None:
    kept = record.decode(bytes(reply_to(Keep(), dealt(), line=8).record))
    assert len(kept.log) == 8
    assert kept.state == record.replay(games.load("manhattan"), kept).state


def test_what_is_made_of_a_match_has_neither_its_proof_nor_the_names_of_its_players() -> None:
    played = record.decode(bytes(dealt().record))
    played.players, played.complete, played.proof = ["Dave", "Carol", "Bob"], True, promise(bytes(KEY_BYTES))
    match = Reply(record=Raw(msgspec.json.encode(played)))
    for action in (PlayOn(), Edit(["round"], Raw(b"2")), Keep()):
        made = record.decode(bytes(reply_to(action, match).record))
        assert (made.players, made.complete, made.proof) == ([], False, None)
    assert record.decode(bytes(reply_to(Look(), match).record)) == played


def test_a_part_that_fails_leaves_the_others_to_be_seen() -> None:
    before = dealt()
    waiting = (scene_of(before).questions[0].seat + 1) % 3
    changed = reply_to(Edit(["players", waiting, "hand"], Raw(b"[99]")), before)
    scene = scene_of(changed)
    assert scene.failures[f"text of seat {waiting}"].startswith("Traceback")
    assert (scene.questions, scene.agenda) == (scene_of(before).questions, scene_of(before).agenda)
    _, *pictures = answers(Request("manhattan", "en", Look(), changed.record, scene.line))
    failed = {each.viewer for each in pictures if isinstance(each, Picture) and each.error.startswith("Traceback")}
    assert failed == {waiting + 1}


def test_a_log_that_the_rules_no_longer_allow_is_shown_up_to_there_and_says_so() -> None:
    found = msgspec.json.decode(dealt().record)
    found["log"][5] = found["log"][4]
    scene = scene_of(reply_to(Look(), Reply(record=Raw(msgspec.json.encode(found)))))
    assert (scene.line, len(scene.lines)) == (5, 5)
    assert scene.note.startswith("line 5 of the log is not legal: ")


def test_an_error_in_the_rules_becomes_a_traceback() -> None:
    first, *others = answers(Request("chess", "en", DEAL))
    assert isinstance(first, Reply)
    assert "KeyError: 'chess'" in first.error
    assert others == []


def test_a_record_of_another_game_or_of_nothing_is_refused() -> None:
    other, _, *_ = answers(Request("montana", "en", Deal(2, 1, {})))
    assert isinstance(other, Reply)
    assert reply_to(Look(), other).refusal == "This is a match of montana, not of manhattan."
    assert reply_to(Look(), Reply(record=Raw(b"{}"))).refusal.startswith("These rules cannot read the match: ")


def test_a_number_of_players_that_the_game_does_not_have_is_refused() -> None:
    assert reply_to(Deal(9, 1, {})).refusal == "manhattan is for 2 to 4 players, not 9."
