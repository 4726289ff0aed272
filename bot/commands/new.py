"""/new: open a lobby."""

from typing import Literal

import discord
from discord.app_commands import Choice

from bot.domain.clock import NONE
from bot.handlers import lobby
from bot.handlers.context import Chosen, Context, read_nothing
from bot.handlers.services import Services
from bot.i18n import book
from bot.interactions.answer import Answer
from bot.interactions.request import Interaction
from bot.interactions.slash import Command, clock_choices, command, game_choices

Computers = discord.app_commands.Range[int, 0, 3]


def build(services: Services) -> Command:
    """Returns the command."""

    async def new(
        interaction: Interaction,
        game: str,
        second: discord.User | None = None,
        third: discord.User | None = None,
        fourth: discord.User | None = None,
        computers: Computers = 0,
        level: Literal["easy", "normal", "hard"] | None = None,
        language: Literal["en", "ja"] | None = None,
        clock: str = NONE,
    ) -> None:
        async def work(there: Context) -> None:
            people = [person for person in (second, third, fourth) if person is not None]
            guests = [Chosen(person.id, person.display_name, person.bot) for person in people]
            await lobby.open_lobby(there, game, guests, computers, level or "", language or "", clock)

        await Answer(services, interaction).run(lambda: read_nothing(services), work)

    async def complete(interaction: Interaction, typed: str) -> list[Choice[str]]:
        return clock_choices(book(Answer(services, interaction).request.language), typed)

    made = command("new", new)
    made.autocomplete("clock")(complete)
    return game_choices(made)
