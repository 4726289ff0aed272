"""Slash commands: Discord accepts them in every language, and they name no game."""

import pkgutil
import re
from typing import Any

import pytest
import pytest_asyncio
from discord import AppCommandType, Locale, app_commands

from bot import commands
from bot.actions.custom_id import presses
from bot.app.client import Client, create_bot
from bot.app.registration import Translator
from bot.handlers.registry import handlers_by_press
from bot.i18n import language_names
from bot.languages import SOURCE
from bot.settings import Settings
from rules import games
from tests.languages import COMPLETE

MOST_COMMANDS = 100
MOST_OPTIONS = 25
LONGEST_DESCRIPTION = 100
LONGEST_NAME = 32
LONGEST_COMMAND = 8000
"""Characters of names, descriptions and values of a command together, those of its options included."""
NAME = re.compile(r"[-_'\w]{1,32}")
MANAGE_GUILD = 1 << 5


@pytest.fixture
async def bot() -> Client:
    return create_bot(Settings())


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def payloads() -> dict[str, Any]:
    """The payload that registers each command with Discord, including translations."""
    bot, found = create_bot(Settings()), {}
    for made in commands.build(bot.services):
        bot.tree.add_command(made)
        found[made.name] = await made.get_translated_payload(bot.tree, Translator())
    return found


def pieces(command: dict[str, Any]) -> list[dict[str, Any]]:
    """Returns a command and its options."""
    return [command, *command["options"]]


def games_of(payloads: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Returns the option `game` of each command that has one."""
    return {name: piece for name, payload in payloads.items() for piece in pieces(payload) if piece["name"] == "game"}


def letters(piece: dict[str, Any]) -> int:
    """Returns how many characters of a piece count towards the limit, in its longest language."""
    counted = 0
    for key in ("name", "description"):
        counted += max(map(len, [piece[key], *piece.get(f"{key}_localizations", {}).values()]))
    for choice in piece.get("choices", []):
        counted += len(choice["name"]) + len(str(choice["value"]))
    return counted


async def test_all_commands_are_within_discords_limits(payloads: dict[str, Any]) -> None:
    assert len(payloads) <= MOST_COMMANDS
    for command in payloads.values():
        assert len(command["options"]) <= MOST_OPTIONS
        assert sum(map(letters, pieces(command))) <= LONGEST_COMMAND
        for piece in pieces(command):
            assert len(piece.get("choices", [])) <= MOST_OPTIONS


async def test_all_names_are_valid_for_discord(payloads: dict[str, Any]) -> None:
    for command in payloads.values():
        for piece in pieces(command):
            for name in (piece["name"], *piece.get("name_localizations", {}).values()):
                assert NAME.fullmatch(name)
                assert name == name.lower()


async def test_everything_is_described_in_every_complete_language(payloads: dict[str, Any]) -> None:
    for command in payloads.values():
        for piece in pieces(command):
            translated = piece["description_localizations"]
            assert translated.keys() >= {*COMPLETE} - {SOURCE}
            for description in (piece["description"], *translated.values()):
                assert 1 <= len(description) <= LONGEST_DESCRIPTION
            assert piece["description"] not in translated.values()


async def test_menus_are_translated_and_those_of_people_only_on_servers(bot: Client) -> None:
    for made in commands.build_menus(bot.services):
        payload = await made.get_translated_payload(bot.tree, Translator())
        names = (payload["name"], *payload["name_localizations"].values())
        assert payload["name_localizations"].keys() >= {*COMPLETE} - {SOURCE}
        assert payload["name"] not in names[1:]
        assert all(1 <= len(name) <= LONGEST_NAME for name in names)
        assert payload["contexts"] == ([0] if made.type is AppCommandType.user else [0, 1, 2])


async def test_required_options_come_first(payloads: dict[str, Any]) -> None:
    for command in payloads.values():
        required = [option.get("required", False) for option in command["options"]]
        assert required == sorted(required, reverse=True), command["name"]


async def test_every_file_is_named_after_its_command(payloads: dict[str, Any]) -> None:
    names = {module.name.replace("_", "-") for module in pkgutil.iter_modules(commands.__path__)}
    assert names <= set(payloads)


async def test_games_are_named_only_as_choices_of_options(payloads: dict[str, Any]) -> None:
    titles = {name.casefold() for name in games.names()}
    for command in payloads.values():
        for piece in pieces(command):
            words = {piece["name"], *re.findall(r"\w+", piece["description"])}
            assert not titles & {word.casefold() for word in words}
    assert "new" in games_of(payloads)
    for game in games_of(payloads).values():
        assert [choice["value"] for choice in game["choices"]] == list(games.names())
        assert all(choice["name_localizations"]["ja"] for choice in game["choices"])


async def test_a_game_is_offered_with_its_players_and_its_duration(payloads: dict[str, Any]) -> None:
    for game in games_of(payloads).values():
        (choice,) = (choice for choice in game["choices"] if choice["value"] == "manhattan")
        assert choice["name"] == "Manhattan · 2-4 · 30 min"
        assert choice["name_localizations"]["ja"] == "マンハッタン · 2〜4人 · 30分"


async def test_languages_are_offered_by_their_own_names(payloads: dict[str, Any]) -> None:
    (language,) = (option for option in payloads["new"]["options"] if option["name"] == "language")
    assert {choice["value"]: choice["name"] for choice in language["choices"]} == language_names()
    assert language_names().items() >= {"en": "English", "ja": "日本語"}.items()
    assert not any(choice.get("name_localizations") for choice in language["choices"])


async def test_commands_work_anywhere_and_by_any_installation_but_for_those_of_managers(
    payloads: dict[str, Any],
) -> None:
    for name, command in payloads.items():
        for_managers = name == "manage"
        assert command["contexts"] == ([0] if for_managers else [0, 1, 2])
        assert command["integration_types"] == ([0] if for_managers else [0, 1])
        assert command["default_member_permissions"] == (MANAGE_GUILD if for_managers else None)


def test_every_action_has_one_handler() -> None:
    assert handlers_by_press().keys() == set(presses().values())


async def test_a_string_without_a_name_is_not_translated(bot: Client) -> None:
    plain = app_commands.locale_str("plain")
    context: Any = None
    for locale in (Locale.japanese, Locale.british_english):
        assert await Translator().translate(plain, locale, context) is None


def test_names_of_commands_are_the_same_in_every_language(payloads: dict[str, Any]) -> None:
    """Texts of all languages name commands, such as /turns; what is translated is the rest."""
    for command in payloads.values():
        assert not any(piece.get("name_localizations") for piece in pieces(command))
        assert all(piece["description_localizations"] for piece in pieces(command))
