"""/absence: what to do about somebody who is late."""

from typing import Literal

import discord

from bot.handlers import absence as seating
from bot.handlers import turn
from bot.handlers.context import Visit
from bot.handlers.services import Parlour
from bot.handlers.slash import Command, Interaction, answer, command, table_choices
from bot.views.custom_id import Verb


def build(parlour: Parlour) -> Command:
    """The command."""

    async def absence(
        interaction: Interaction,
        action: Literal["wait", "playon", "end"],
        player: discord.User,
        table: str = "",
    ) -> None:
        async def work(visit: Visit) -> None:
            session = await turn.here(visit, table)
            seat = seating.seat_of(session, player.id)
            await seating.decide(visit, session, Verb(action), seat, session.seats[seat].asked)

        await answer(parlour, interaction, work)

    made = command("absence", absence)
    made.autocomplete("table")(table_choices(parlour))
    return made
