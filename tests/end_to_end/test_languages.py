"""Posts are in the language of the match, private answers in the reader's."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.actions.board import Concede, More, View
from bot.actions.lobby import SetOption, ShowOptions
from bot.actions.proposals import OfferUndo
from bot.actions.turn import Done, Play
from bot.domain import session_options
from bot.domain.preferences import Preferences
from bot.features.story.feature import Story
from bot.features.verify.feature import Verify
from sandbox.testing import reading
from tests.end_to_end.harness import (
    Harness,
    Match,
    ask,
    choose,
    choose_all,
    components_of,
    forge,
    is_over,
    message_of,
    open_panel,
    press,
    press_of,
    private_text,
    set_option,
    take_turn,
)

SLASH = 1
"""The type of a slash command; the others are in menus, and have no description."""
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
NAMES = re.compile(r"Alice|Bob|Carol|Dave|Manhattan|/\w+|SHA-256|日本語|English")


def all_words(message: dict[str, Any]) -> str:
    """Returns all text of a message, including alt texts and menu options, without names."""
    options = [option["label"] for menu in reading.menus(message) for option in menu.get("options", [])]
    return NAMES.sub("", "\n".join([reading.text(message), *reading.alt_texts(message), *options]))


def is_english(message: dict[str, Any]) -> bool:
    return not JAPANESE.search(all_words(message))


def is_japanese(message: dict[str, Any]) -> bool:
    """Whether every line with words has Japanese ones; hashes and keys do not count."""
    lines = [re.sub(r"`[0-9a-f]+`|<[@#]\d+>", "", line) for line in all_words(message).splitlines()]
    return all(JAPANESE.search(line) for line in lines if re.search(r"[A-Za-z]{3}", line))


async def test_dave_reads_japanese_in_private_in_an_english_match(harness: Harness) -> None:
    match = await harness.start_match("Dave", set_up={"start_player": "first_seat"})
    alice, dave = await harness.people("Alice", "Dave")
    await take_turn(alice, match.post)
    await match.next_post()
    panel = await open_panel(dave, match.post)
    assert is_japanese(panel)
    assert is_japanese(message_of(await choose(dave, panel)))
    for verb in (View, Story, More, Verify, OfferUndo):
        answer = await ask(dave, match, verb)
        assert is_japanese(message_of(answer)), verb
    for command in ("turns", "settings", "rules", "propose", "replay", "help"):
        answer = await dave.slash(command, channel=match.channel)
        assert is_japanese(message_of(answer)), command
    assert all(is_english(post) for post in await match.posts())
    assert is_english(await open_panel(alice, match.post))


async def test_a_japanese_match_posts_japanese_and_answers_alice_in_english(harness: Harness) -> None:
    match = await harness.start_match("Dave", language="ja", set_up={"start_player": "first_seat"})
    alice, dave = await harness.people("Alice", "Dave")
    assert is_japanese(match.lobby)
    panel = await open_panel(alice, match.post)
    assert is_english(panel)
    await press(alice, await choose_all(alice, panel), Done)
    await take_turn(dave, await match.next_post())
    await match.next_post()
    await ask(alice, match, Concede)
    more = message_of(await press(alice, match.post, More))
    await press(alice, message_of(await press(alice, more, Concede)), Concede)
    await match.wait_for_post(is_over)
    for post in await match.posts():
        assert is_japanese(post), all_words(post)


async def test_the_language_of_private_answers_can_be_chosen(harness: Harness) -> None:
    match = await harness.start_match("Bob", set_up={"start_player": "first_seat"})
    alice = await harness.person("Alice")
    assert is_japanese(message_of(await alice.slash("settings", channel=match.channel, language="ja")))
    assert is_japanese(await open_panel(alice, match.post))
    assert is_english(message_of(await alice.slash("settings", channel="dm", language="auto")))


async def test_the_host_can_change_the_language_of_the_match(harness: Harness) -> None:
    lobby = await harness.open_lobby("Bob")
    alice = await harness.person("Alice")
    panel = message_of(await forge(alice, lobby, ShowOptions()))
    (menu,) = (menu for menu in components_of(panel, SetOption) if press_of(menu).name == "language")
    await alice.choose(panel, menu["custom_id"], "ja")
    await alice.wait_for(lambda message: message["id"] == lobby["id"] and is_japanese(message), channel="lobby")


@pytest.mark.parametrize("name", ["Alice", "Dave"])
async def test_commands_are_described_in_both_languages(harness: Harness, name: str) -> None:
    for command in (await (await harness.person(name)).world())["commands"]:
        if command["type"] != SLASH:
            assert JAPANESE.search(command["name_localizations"]["ja"])
            continue
        assert JAPANESE.search(command["description_localizations"]["ja"])
        assert not JAPANESE.search(command["description"])
        for option in command.get("options", []):
            assert JAPANESE.search(option["description_localizations"]["ja"]), (command["name"], option["name"])


async def test_an_error_is_explained_in_the_language_of_its_person(harness: Harness) -> None:
    match = await harness.start_match("Bob")
    dave = await harness.person("Dave")
    assert is_japanese(message_of(await press(dave, match.post, Play)))
    assert JAPANESE.search(private_text(await dave.slash("play", channel="board-games")))


async def test_options_common_to_all_games_can_be_set(harness: Harness) -> None:
    alice = await harness.person("Alice")
    lobby = await harness.open_lobby("Bob")
    await set_option(alice, lobby, "absence", "computer")
    await set_option(alice, lobby, "language", "ja")
    session = await harness.bot.services.store.sessions.load(int(lobby["id"]))
    assert session is not None
    assert session.language == "ja"
    assert session.setting(session_options.ABSENCE) == "computer"


async def test_a_stored_language_that_does_not_exist_locks_nobody_out(harness: Harness, match: Match) -> None:
    alice = await harness.person("Alice")
    await harness.bot.services.store.people.update(int(alice.id), lambda _: Preferences(language="tlh"))
    assert "How many yellow blocks" in private_text(await alice.slash("play", channel=match.channel))
