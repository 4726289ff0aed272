"""Lessons: each can be taken by its buttons alone, and goes on as a match against the computer."""

import pytest

from bot.actions.board import View
from bot.actions.turn import OpenKind, Pick, PickFromMenu, Play
from bot.domain.session import AnySession, Stage
from bot.features.lesson.actions import Answer, AnswerFromMenu, FinishTurn, GoOn, Learn
from bot.features.lesson.feature import LESSON
from bot.features.rule_book.feature import TurnPage, WhatIsWhat
from bot.features.verify.feature import Verify
from rules import games, teaching
from sandbox import Person
from sandbox.testing import reading
from tests.end_to_end.busy import FULL, fill
from tests.end_to_end.harness import (
    PATIENCE,
    Harness,
    Json,
    ask,
    choose,
    components_of,
    forge,
    message_of,
    open_panel,
    press,
    press_of,
    private_text,
    prompted_by,
    take_turn,
)

USUAL = "manhattan"
"""The game whose lesson `make test` plays in Discord; the rules of all lessons are tested."""
WITH_LESSON = [name for name in games.names() if teaching.lesson(name)]


async def answer_as_expected(person: Person, panel: Json, game: str, stage: int) -> Json:
    """Answers a stage of a lesson; returns the next panel."""
    lesson = teaching.lesson(game)
    assert lesson is not None
    expected = teaching.scene(game, lesson, stage).expected
    if expected is None:
        return message_of(await press(person, panel, FinishTurn))
    for button in components_of(panel, Answer):
        if press_of(button) == Answer(game, stage, expected):
            return message_of(await person.click(panel, custom_id=button["custom_id"]))
    for menu in components_of(panel, AnswerFromMenu):
        if str(expected) in [option["value"] for option in menu["options"]]:
            return message_of(await person.choose(panel, menu["custom_id"], str(expected)))
    raise AssertionError(f"option {expected} is not offered")


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[pytest.mark.campaign] * (game != USUAL)) for game in WITH_LESSON]
)
async def test_a_lesson_goes_on_as_a_match_against_the_computer(harness: Harness, game: str) -> None:
    alice = await harness.person("Alice")
    lesson = teaching.lesson(game)
    assert lesson is not None
    panel = message_of(await alice.slash("learn", options={"game": game}))
    for stage in range(len(lesson.stages)):
        panel = await answer_as_expected(alice, panel, game, stage)
    text = private_text(await press(alice, panel, GoOn))
    assert "Your match goes on here" in text
    session = await only_session(harness)
    assert session.stage is Stage.PLAY
    assert LESSON.of(session)
    assert session.seats[0].name == "Alice"
    match = await harness.match_of({"id": str(session.id)})
    post = await match.wait_for_post(lambda post: prompted_by(post) == ["Alice"])
    question = await open_panel(alice, post)
    assert any(components_of(question, kind) for kind in (Pick, OpenKind, PickFromMenu)), alice.text(question)


async def only_session(harness: Harness) -> AnySession:
    """Returns the session, if exactly one is stored."""
    sessions = harness.bot.services.store.sessions
    (channel,) = [channel async for channel in sessions.all()]
    found = await sessions.load(channel)
    assert found is not None
    return found


async def test_another_option_is_answered_with_what_it_would_do_and_the_stage_stays(harness: Harness) -> None:
    alice = await harness.person("Alice")
    panel = message_of(await alice.slash("learn", options={"game": "manhattan"}))
    answer = await forge(alice, panel, Answer("manhattan", 4, 0))
    explained, _, question = private_text(answer).partition("Which block do you build with?")
    assert "4 floors, yellow → 4 high" not in explained
    refused, unchanged, said, wanted, *_ = question.strip().splitlines()
    assert "4 yellow → 4 high** is allowed too" in refused
    assert unchanged == "Nothing has changed. It would do this:"
    assert said == "> **Alice** started a building in Manhattan (Centre) with 4 floors."
    assert "Here, choose **1 yellow → 1 high**" in wanted
    assert components_of(message_of(answer), Answer)[3]["custom_id"] == "answer:manhattan:4:3"


async def test_another_option_that_leads_to_nothing_at_once_is_only_named(harness: Harness) -> None:
    alice = await harness.person("Alice")
    panel = message_of(await alice.slash("learn", options={"game": "manhattan"}))
    answer = private_text(await forge(alice, panel, Answer("manhattan", 2, 0)))
    assert "1. NE** is allowed too" in answer
    assert "It would do this" not in answer


async def test_a_lesson_shortens_what_happened_without_naming_a_button_that_it_has_not(harness: Harness) -> None:
    alice = await harness.person("Alice")
    panel = message_of(await alice.slash("learn", options={"game": "manhattan"}))
    text = private_text(await forge(alice, panel, Learn("manhattan", 9)))
    assert "earlier lines" in text
    assert "see Story" not in text


async def test_a_preview_shows_what_would_score_and_leads_back_to_the_match(harness: Harness) -> None:
    alice = await harness.person("Alice")
    lesson = teaching.lesson("rolled_west")
    assert lesson is not None
    (preview,) = [number for number, stage in enumerate(lesson.stages) if stage.preview is not None]
    panel = message_of(await alice.slash("learn", options={"game": "rolled_west"}))
    answer = await forge(alice, panel, Learn("rolled_west", preview))
    assert "> **Alice** scored an office (copper ×1): 3 points." in private_text(answer)
    assert "Alice wins!" in " ".join(reading.alt_texts(message_of(answer)))
    end = await press(alice, message_of(answer), FinishTurn)
    assert "CPU 1 to choose a terrain" in " ".join(reading.alt_texts(message_of(end)))


async def test_presses_that_no_lesson_has_are_refused(harness: Harness) -> None:
    alice = await harness.person("Alice")
    panel = message_of(await alice.slash("learn", options={"game": "manhattan"}))
    for unknown in (Answer("manhattan", 0, 99), Answer("manhattan", 99, 0), FinishTurn("manhattan", 99)):
        assert "That is not one of the options" in private_text(await forge(alice, panel, unknown))
    assert "no lesson" in private_text(await forge(alice, panel, Learn("nim")))


async def test_a_match_after_a_lesson_promises_no_secret_draws(harness: Harness) -> None:
    alice = await harness.person("Alice")
    panel = message_of(await alice.slash("learn", options={"game": "manhattan"}))
    await forge(alice, panel, GoOn("manhattan"))
    match = await harness.match_of({"id": str((await only_session(harness)).id)})
    await match.wait_for_post(lambda post: prompted_by(post) == ["Alice"])
    posts = "\n".join([alice.text(post) for post in await alice.messages(match.channel)])
    assert "began as a lesson" in posts
    assert "can be checked" not in posts


async def test_a_lesson_in_a_channel_where_nobody_may_write_goes_on_in_direct_messages(harness: Harness) -> None:
    bob = await harness.person("Bob")
    panel = message_of(await bob.slash("learn", channel="read-only", game="manhattan"))
    told = private_text(await forge(bob, panel, GoOn("manhattan")))
    post = await bob.wait_for(lambda message: bool(components_of(message, Play)), channel="dm", timeout=PATIENCE)
    assert f"/{post['channel_id']}/" in told
    await take_turn(bob, post)


async def test_verify_says_that_a_match_began_as_a_lesson(harness: Harness) -> None:
    alice = await harness.person("Alice")
    panel = message_of(await alice.slash("learn", options={"game": "manhattan"}))
    await forge(alice, panel, GoOn("manhattan"))
    session = await only_session(harness)
    match = await harness.match_of({"id": str(session.id)})
    assert "began as a lesson" in private_text(await ask(alice, match, Verify))


async def test_each_kind_of_question_is_explained_once(harness: Harness) -> None:
    match = await harness.start_match("Bob", set_up={"start_player": "first_seat"})
    alice = await harness.person("Alice")
    panel = await open_panel(alice, match.post)
    assert "📖 Big blocks take buildings over" in alice.text(panel)
    assert "📖" in alice.text(await open_panel(alice, match.post))  # it stays with its question
    panel = message_of(await choose(alice, panel, 1))
    assert "📖" not in alice.text(panel)


async def test_help_can_be_switched_off(harness: Harness) -> None:
    alice = await harness.person("Alice")
    answer = await alice.slash("settings", options={"help": False})
    assert answer.status == "done"
    match = await harness.start_match("Bob", set_up={"start_player": "first_seat"})
    assert "📖" not in alice.text(await open_panel(alice, match.post))


async def test_the_rules_open_with_an_overview_and_lead_on_to_the_next_section(harness: Harness) -> None:
    alice = await harness.person("Alice")
    overview = message_of(await alice.slash("rules", options={"game": "montana"}))
    assert "be the first to place all your settlements" in alice.text(overview)
    assert reading.alt_texts(overview)
    following = message_of(await press(alice, overview, TurnPage))
    assert "### Overview" in alice.text(following)


async def test_the_board_of_a_match_is_explained(harness: Harness) -> None:
    match = await harness.start_match("Bob")
    alice = await harness.person("Alice")
    view = message_of(await ask(alice, match, View))
    assert "**1** The round, and whose turn it is" in private_text(await press(alice, view, WhatIsWhat))


async def test_no_lesson_goes_on_as_a_match_of_somebody_who_is_in_too_many(harness: Harness) -> None:
    alice = await harness.person("Alice")
    await fill(harness, alice)
    panel = message_of(await alice.slash("learn", options={"game": "manhattan"}))
    assert FULL in private_text(await forge(alice, panel, GoOn("manhattan")))
