"""Registers the commands with Discord: beside everything else, because matches go on without."""

import asyncio
from functools import cache
from hashlib import blake2b
from typing import Any

import aiohttp
import discord
import msgspec
import structlog
from discord import app_commands

from bot.app.refusals import waits
from bot.delivery.connection import people_install
from bot.delivery.edge import FIRST_WAIT
from bot.delivery.refusals import log_refusal
from bot.i18n import words_in
from bot.interactions.slash import game_title
from bot.languages import SOURCE, language_of
from bot.store.connection import StoreUnavailable
from bot.store.starts import Starts

_log = structlog.get_logger()


@cache
def _language_of(locale: discord.Locale) -> str:
    return language_of(str(locale), SOURCE)


async def register(
    tree: app_commands.CommandTree[Any], starts: Starts, *, first_wait: float = FIRST_WAIT, forgets: bool = False
) -> None:
    """Registers the commands of `tree`, again and again until Discord takes them.

    Those that were registered within a day are not registered again, unless Discord `forgets` them.
    """
    fit_installs(tree)
    for wait in waits(first_wait):
        try:
            await (tree.sync() if forgets else _register_once(tree, starts))
            return
        except (discord.HTTPException, aiohttp.ClientError, StoreUnavailable, OSError) as error:
            log_refusal(_log, "commands not registered", error, level="warning", next_try_in=f"{wait:.0f} s")
        await asyncio.sleep(wait)


def fit_installs(tree: app_commands.CommandTree[Any]) -> None:
    """Makes the commands of `tree` ones for servers alone if people cannot install the application for themselves.

    Discord would refuse all of them otherwise. The host decides it in the developer portal.
    """
    if tree.client.application is not None and not people_install(tree.client):
        _log.info("people cannot install Parlour for themselves: the developer portal allows it on servers alone")
        for command in [each for kind in discord.AppCommandType for each in tree.get_commands(type=kind)]:
            command.allowed_installs = app_commands.AppInstallationType(guild=True, user=False)


async def _register_once(tree: app_commands.CommandTree[Any], starts: Starts) -> None:
    digest = await _digest(tree)
    if not await starts.are_registered(digest):
        await tree.sync()
        await starts.registered(digest)


async def _digest(tree: app_commands.CommandTree[Any]) -> str:
    """Returns what stands for all commands with their texts, and for the application."""
    assert tree.translator is not None
    commands = [await command.get_translated_payload(tree, tree.translator) for command in tree.get_commands()]
    described = msgspec.json.encode([tree.client.application_id, commands], order="deterministic")
    return blake2b(described, digest_size=16).hexdigest()


class Translator(app_commands.Translator):
    """Translates commands: a string's `name` is the name of its text; a `game` is offered as a choice."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """Returns the text in the language of `locale`; None if that is English, or lacks the text."""
        if (language := _language_of(locale)) == SOURCE:  # most of 31 locales, for each text of each command
            return None
        game, name = string.extras.get("game"), string.extras.get("name")
        if game is not None:
            return game_title(game, language)
        words = words_in(language)
        return words(name) if name is not None and words.has_own(name) else None
