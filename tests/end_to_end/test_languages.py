"""The channel speaks the table's language, private answers the reader's."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.actions.board import Concede, More, View
from bot.actions.lobby import SetOption, ShowOptions
from bot.actions.story import Story
from bot.actions.turn import Done, Play
from bot.domain import session_options
from sandbox.testing import reading
from tests.end_to_end.game_night import (
    GameNight,
    choose,
    choose_all,
    components_of,
    is_over,
    open_panel,
    press,
    said_privately,
    shown,
    take_turn,
)

JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
NAMES = re.compile(r"Alice|Bob|Carol|Dave|Manhattan|/\w+|SHA-256|日本語|English")


def all_words(message: dict[str, Any]) -> str:
    """Everything that is read in a message, alt texts and options of menus too, without names."""
    options = [option["label"] for menu in reading.menus(message) for option in menu.get("options", [])]
    return NAMES.sub("", "\n".join([reading.text(message), *reading.alt_texts(message), *options]))


def is_english(message: dict[str, Any]) -> bool:
    return not JAPANESE.search(all_words(message))


def is_japanese(message: dict[str, Any]) -> bool:
    """Whether every line with letters has Japanese ones; hashes and keys are no words."""
    lines = [re.sub(r"`[0-9a-f]+`|<[@#]\d+>", "", line) for line in all_words(message).splitlines()]
    return all(JAPANESE.search(line) for line in lines if re.search(r"[A-Za-z]{3}", line))


async def test_dave_reads_japanese_in_private_at_an_english_table(night: GameNight) -> None:
    match = await night.start_match("Dave", set_up={"start_player": "first_seat"})
    alice, dave = await night.people("Alice", "Dave")
    await take_turn(alice, match.post)
    await match.next_post()
    panel = await open_panel(dave, match.post)
    assert is_japanese(panel)
    assert is_japanese(shown(await choose(dave, panel)))
    for verb in (View, Story, More):
        answer = await press(dave, match.post, verb)
        assert is_japanese(shown(answer)), verb
    for command in ("board", "turns", "settings", "verify", "rules", "undo", "lobby"):
        options = {"action": "join"} if command == "lobby" else {}
        answer = await dave.slash(command, channel=match.channel, options=options)
        assert is_japanese(shown(answer)), command
    assert all(is_english(post) for post in await match.posts())
    assert is_english(await open_panel(alice, match.post))


async def test_a_japanese_table_speaks_japanese_in_public_and_english_to_alice(night: GameNight) -> None:
    match = await night.start_match("Dave", language="ja", set_up={"start_player": "first_seat"})
    alice, dave = await night.people("Alice", "Dave")
    assert is_japanese(match.lobby)
    panel = await open_panel(alice, match.post)
    assert is_english(panel)
    await press(alice, await choose_all(alice, panel), Done)
    await take_turn(dave, await match.next_post())
    await match.next_post()
    await alice.slash("concede", channel=match.channel)
    more = shown(await press(alice, match.post, More))
    await press(alice, shown(await press(alice, more, Concede)), Concede)
    await match.post_that(is_over)
    for post in await match.posts():
        assert is_japanese(post), all_words(post)


async def test_the_language_of_private_answers_can_be_chosen(night: GameNight) -> None:
    match = await night.start_match("Bob", set_up={"start_player": "first_seat"})
    alice = await night.person("Alice")
    assert is_japanese(shown(await alice.slash("settings", channel=match.channel, language="ja")))
    assert is_japanese(await open_panel(alice, match.post))
    assert is_english(shown(await alice.slash("settings", channel="dm", language="auto")))


async def test_the_host_can_change_the_language_of_the_table(night: GameNight) -> None:
    lobby = await night.open_lobby("Bob")
    alice = await night.person("Alice")
    panel = shown(await press(alice, lobby, ShowOptions))
    menu = components_of(panel, SetOption)[-1]
    await alice.choose(panel, menu["custom_id"], "ja")
    await alice.wait_for(lambda message: message["id"] == lobby["id"] and is_japanese(message), channel="lobby")


@pytest.mark.parametrize("name", ["Alice", "Dave"])
async def test_commands_are_described_in_both_languages(night: GameNight, name: str) -> None:
    for command in (await (await night.person(name)).world())["commands"]:
        assert JAPANESE.search(command["description_localizations"]["ja"])
        assert not JAPANESE.search(command["description"])
        for option in command.get("options", []):
            assert JAPANESE.search(option["description_localizations"]["ja"]), (command["name"], option["name"])


async def test_a_mistake_is_explained_in_the_language_of_who_made_it(night: GameNight) -> None:
    match = await night.start_match("Bob")
    dave = await night.person("Dave")
    assert is_japanese(shown(await press(dave, match.post, Play)))
    assert JAPANESE.search(said_privately(await dave.slash("play", channel="board-games")))


async def test_what_every_table_has_can_be_chosen_by_command_too(night: GameNight) -> None:
    alice = await night.person("Alice")
    lobby = await night.open_lobby("Bob")
    for typed, value in (("computer plays on", "absence=computer"), ("日本語", "language=ja")):
        (offered,) = await alice.autocomplete("lobby", action="options", option="option", typed=typed)
        assert offered["value"] == value
        await alice.slash("lobby", action="options", option=value)
    session = await night.bot.services.store.sessions.load(int(lobby["id"]))
    assert session is not None
    assert session.language == "ja"
    assert session.setting(session_options.ABSENCE) == "computer"
