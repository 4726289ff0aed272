"""/absence: what to do about somebody who is late."""

from typing import Literal

import discord

from bot import playing, seating
from bot.buttons import Verb
from bot.parlour import Parlour
from bot.slash import Command, Interaction, answer, command, table_choices
from bot.visit import Visit


def build(parlour: Parlour) -> Command:
    """The command."""

    async def absence(
        interaction: Interaction,
        action: Literal["wait", "playon", "end"],
        player: discord.User,
        table: str = "",
    ) -> None:
        async def work(visit: Visit) -> None:
            session = await playing.here(visit, table)
            seat = seating.seat_of(session, player.id)
            await seating.decide(visit, session, Verb(action), seat, session.seats[seat].asked)

        await answer(parlour, interaction, work)

    made = command("absence", absence)
    made.autocomplete("table")(table_choices(parlour))
    return made
