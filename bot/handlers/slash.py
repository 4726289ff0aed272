"""What all slash commands share: texts for their names, and a visit for each call."""

from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, locale_str

from bot.domain.clock import CLOCKS, NONE, parse
from bot.domain.errors import UserError
from bot.domain.session import AnySession
from bot.handlers import turn
from bot.handlers.context import Visit
from bot.handlers.services import Parlour
from bot.i18n import Book, TableWords, book
from bot.store.connection import StoreUnavailable
from bot.store.sessions import CorruptRecord
from bot.views.wording import clock_text, drawn, names
from rules import games

Interaction = discord.Interaction[discord.Client]
Command = app_commands.Command[Any, Any, Any]
Completion = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]
CHOICES = 25


def text(name: str, game: str = "") -> locale_str:
    """The text called `name` for Discord to show, in English, with its translations behind it."""
    return locale_str(book("en", game)(name), name=name, game=game)


def command(name: str, callback: Any) -> Command:
    """The slash command `name`, usable anywhere; the texts `command-<name>[-<option>]` describe it."""
    made: Command = app_commands.Command(
        name=name,
        description=text(f"command-{name}"),
        callback=callback,
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
    )
    described = {option.name: text(f"command-{name}-{option.name}".replace("_", "-")) for option in made.parameters}
    return app_commands.describe(**described)(made)


async def answer(parlour: Parlour, interaction: Interaction, work: Callable[[Visit], Awaitable[None]]) -> None:
    """Runs `work`, a private answer."""

    async def opened(visit: Visit) -> None:
        await visit.open_private()
        await work(visit)

    await Visit(parlour, interaction).run(opened)


def choices(found: Iterable[tuple[str, str]], typed: str) -> list[Choice[str]]:
    """At most 25 of the labels and values that hold what was typed."""
    return [Choice(name=label[:100], value=value) for label, value in found if typed.casefold() in label.casefold()][
        :CHOICES
    ]


def table_command(parlour: Parlour, name: str, work: Callable[[Visit, AnySession], Awaitable[None]]) -> Command:
    """A command about one table: that of the channel, or the one chosen."""

    async def callback(interaction: Interaction, table: str = "") -> None:
        async def found(visit: Visit) -> None:
            await work(visit, await turn.here(visit, table))

        await answer(parlour, interaction, found)

    made = command(name, callback)
    made.autocomplete("table")(table_choices(parlour))
    return made


async def typed_at(parlour: Parlour, interaction: Interaction) -> tuple[Visit, AnySession] | None:
    """The visit and the session that a command being typed is about; None where there is none yet."""
    visit = Visit(parlour, interaction)
    try:
        return visit, await turn.here(visit, str(interaction.namespace.table or ""))
    except (UserError, StoreUnavailable, CorruptRecord):
        return None


def table_choices(parlour: Parlour) -> Completion:
    """Completes the option `table` with the tables that the person takes part in."""

    async def complete(interaction: Interaction, typed: str) -> list[Choice[str]]:
        visit = Visit(parlour, interaction)
        try:
            own = await parlour.store.indexes.tables_of(visit.user.id)
        except StoreUnavailable:
            return []
        return choices([(_title(session, visit.language), str(session.id)) for session in own], typed)

    return complete


def _title(session: AnySession, language: str) -> str:
    return f"{drawn(session, language)('game-name')}: {', '.join(names(session, language))}"


def clock_choices(words: Book | TableWords, typed: str, prefix: str = "") -> list[Choice[str]]:
    """Completes a clock: those that have a name, and hours of bank and increment as they are typed."""
    named = [(clock_text(parse(name), words), f"{prefix}{name}") for name in (NONE, *CLOCKS)]
    found = choices(named, typed)
    with suppress(ValueError):
        found = found or [Choice(name=clock_text(parse(typed), words), value=f"{prefix}{typed}")]
    return found


def game_choices(made: Command) -> Command:
    """Gives the option `game` its choices: the games found."""
    found = [Choice(name=text("game-name", game), value=game) for game in games.names()]
    return app_commands.choices(game=found)(made)
