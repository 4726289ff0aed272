"""Slash commands are what Discord accepts, in both languages, name no game, and do what every button does."""

import importlib
import pkgutil
import re
from typing import Any

import pytest
from discord import app_commands

from bot import commands
from bot.app.client import Client, Translator, create_bot
from bot.settings import Settings
from bot.views.custom_id import Verb
from rules import games

MOST_COMMANDS = 100
MOST_OPTIONS = 25
LONGEST_DESCRIPTION = 100
LONGEST_COMMAND = 8000
"""Characters of names, descriptions and values of a command together, those of its options included."""
NAME = re.compile(r"[-_'\w]{1,32}")
TWINS = {
    Verb.JOIN: "/lobby join",
    Verb.LEAVE: "/lobby leave",
    Verb.COMPUTER: "/lobby computer",
    Verb.DISMISS: "/lobby dismiss",
    Verb.OPTIONS: "/lobby options",
    Verb.OPTION: "/lobby options",
    Verb.START: "/lobby start",
    Verb.CANCEL: "/lobby cancel",
    Verb.PLAY: "/play",
    Verb.PICK: "/play option",
    Verb.MENU: "/play option",
    Verb.BACK: "/undo",
    Verb.DONE: "/play option",
    Verb.VIEW: "/view",
    Verb.STORY: "/story",
    Verb.TEXT: "/settings text_board",
    Verb.RULES: "/rules",
    Verb.VERIFY: "/verify",
    Verb.CONCEDE: "/concede",
    Verb.HINT: "/hint",
    Verb.REMATCH: "/rematch",
    Verb.NEXT: "/turns",
    Verb.ORDERS: "/orders",
    Verb.ORDER: "/orders",
    Verb.HUSH: "/hush",
    Verb.MOVE: "/turns",
    Verb.WAIT: "/absence wait",
    Verb.PLAYON: "/absence playon",
    Verb.END: "/absence end",
    Verb.SIT: "/substitute",
    Verb.DECIDE: "/propose",
    Verb.OFFER: "/propose what",
    Verb.PROPOSE: "/propose what",
    Verb.AGREE: "/agree",
    Verb.DECLINE: "/decline",
    Verb.REPLACE: "/replace",
}
NO_TWIN = {Verb.MORE}
"""It only opens further buttons, each of which has a twin."""


@pytest.fixture
async def bot() -> Client:
    return create_bot(Settings())


@pytest.fixture
async def told(bot: Client) -> dict[str, Any]:
    """What Discord is told of each command, translations included."""
    found = {}
    for module in pkgutil.iter_modules(commands.__path__):
        made = importlib.import_module(f"bot.commands.{module.name}").build(bot.parlour)
        bot.tree.add_command(made)
        found[made.name] = await made.get_translated_payload(bot.tree, Translator())
    return found


def pieces(command: dict[str, Any]) -> list[dict[str, Any]]:
    """A command and its options."""
    return [command, *command["options"]]


def letters(piece: dict[str, Any]) -> int:
    """The characters of a piece that count, in its longest language."""
    counted = 0
    for key in ("name", "description"):
        counted += max(map(len, [piece[key], *piece.get(f"{key}_localizations", {}).values()]))
    for choice in piece.get("choices", []):
        counted += len(choice["name"]) + len(str(choice["value"]))
    return counted


async def test_discord_has_room_for_all_commands(told: dict[str, Any]) -> None:
    assert 10 < len(told) <= MOST_COMMANDS
    for command in told.values():
        assert len(command["options"]) <= MOST_OPTIONS
        assert sum(map(letters, pieces(command))) <= LONGEST_COMMAND
        for piece in pieces(command):
            assert len(piece.get("choices", [])) <= MOST_OPTIONS


async def test_names_are_such_as_discord_takes(told: dict[str, Any]) -> None:
    for command in told.values():
        for piece in pieces(command):
            for name in (piece["name"], *piece.get("name_localizations", {}).values()):
                assert NAME.fullmatch(name)
                assert name == name.lower()


async def test_everything_is_described_in_both_languages(told: dict[str, Any]) -> None:
    for command in told.values():
        for piece in pieces(command):
            japanese = piece["description_localizations"]["ja"]
            assert 1 <= len(piece["description"]) <= LONGEST_DESCRIPTION
            assert 1 <= len(japanese) <= LONGEST_DESCRIPTION
            assert japanese != piece["description"]


async def test_required_options_come_first(told: dict[str, Any]) -> None:
    for command in told.values():
        required = [option.get("required", False) for option in command["options"]]
        assert required == sorted(required, reverse=True), command["name"]


async def test_a_file_is_named_after_its_command(told: dict[str, Any]) -> None:
    assert set(told) == {module.name for module in pkgutil.iter_modules(commands.__path__)}


async def test_no_command_names_a_game_but_as_a_choice(told: dict[str, Any]) -> None:
    titles = {name.casefold() for name in games.names()}
    for command in told.values():
        for piece in pieces(command):
            words = {piece["name"], *re.findall(r"\w+", piece["description"])}
            assert not titles & {word.casefold() for word in words}
    for name in ("new", "rules"):
        (game,) = (option for option in told[name]["options"] if option["name"] == "game")
        assert [choice["value"] for choice in game["choices"]] == list(games.names())
        assert all(choice["name_localizations"]["ja"] for choice in game["choices"])


async def test_commands_work_in_servers_and_in_direct_messages(told: dict[str, Any]) -> None:
    for command in told.values():
        assert command["contexts"] == [0, 1]


def test_every_button_has_a_command_that_does_the_same() -> None:
    assert TWINS.keys() | NO_TWIN == set(Verb)


@pytest.mark.parametrize("twin", sorted(set(TWINS.values())))
async def test_the_command_that_does_the_same_is_there(told: dict[str, Any], twin: str) -> None:
    name, _, rest = twin.removeprefix("/").partition(" ")
    options = {option["name"]: option for option in told[name]["options"]}
    actions = {choice["value"] for choice in options.get("action", {}).get("choices", [])}
    assert not rest or rest in options.keys() | actions


async def test_a_text_without_a_name_is_left_as_it_is(bot: Client) -> None:
    plain = app_commands.locale_str("plain")
    context: Any = None
    for locale in ("ja", "en-GB"):
        assert await Translator().translate(plain, locale, context) is None  # type: ignore[arg-type]  # told by its text
