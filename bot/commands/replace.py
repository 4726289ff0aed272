"""/replace: propose that somebody else plays on at a seat."""

import discord
from discord.app_commands import Choice

from bot import deciding, playing
from bot.parlour import Parlour
from bot.session import Trouble
from bot.slash import Command, Interaction, answer, choices, command, table_choices
from bot.store import Away, Broken
from bot.visit import Visit
from bot.voices import names


def build(parlour: Parlour) -> Command:
    """The command."""

    async def replace(interaction: Interaction, player: str, by: discord.User | None = None, table: str = "") -> None:
        async def work(visit: Visit) -> None:
            session = await playing.here(visit, table)
            if not player.isdecimal():
                raise Trouble("unknown-choice")
            if by is None:
                await deciding.replace(visit, session, int(player))
            elif by.bot:
                raise Trouble("no-bots")
            else:
                await deciding.replace(visit, session, int(player), by.id, by.display_name)

        await answer(parlour, interaction, work)

    async def complete(interaction: Interaction, typed: str) -> list[Choice[str]]:
        visit = Visit(parlour, interaction)
        try:
            session = await playing.here(visit, str(interaction.namespace.table or ""))
        except (Trouble, Away, Broken):
            return []
        called = enumerate(names(session, visit.language))
        return choices([(name, str(seat)) for seat, name in called if session.seats[seat].person], typed)

    made = command("replace", replace)
    made.autocomplete("player")(complete)
    made.autocomplete("table")(table_choices(parlour))
    return made
