"""/new: open a table."""

from typing import Literal

import discord

from bot import gathering
from bot.parlour import Parlour
from bot.session import Trouble
from bot.slash import Command, Interaction, command, game_choices
from bot.visit import Visit

Computers = discord.app_commands.Range[int, 0, 3]


def build(parlour: Parlour) -> Command:
    """The command."""

    async def new(
        interaction: Interaction,
        game: str,
        second: discord.User | None = None,
        third: discord.User | None = None,
        fourth: discord.User | None = None,
        computers: Computers = 0,
        level: Literal["easy", "normal", "hard"] | None = None,
        language: Literal["en", "ja"] | None = None,
    ) -> None:
        async def work(visit: Visit) -> None:
            people = [person for person in (second, third, fourth) if person is not None]
            if any(person.bot for person in people):
                raise Trouble("no-bots")
            named = [(person.id, person.display_name) for person in people]
            await gathering.open_table(visit, game, named, computers, level or "", language or "")

        await Visit(parlour, interaction).run(work)

    return game_choices(command("new", new))
