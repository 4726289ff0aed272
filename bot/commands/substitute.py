"""/substitute: invite somebody to a seat, or take the one that was offered to you."""

import discord

from bot import playing, seating
from bot.parlour import Parlour
from bot.slash import Command, Interaction, answer, command, table_choices
from bot.visit import Visit


def build(parlour: Parlour) -> Command:
    """The command."""

    async def substitute(
        interaction: Interaction,
        guest: discord.User | None = None,
        player: discord.User | None = None,
        table: str = "",
    ) -> None:
        async def work(visit: Visit) -> None:
            session = await playing.here(visit, table)
            if guest is None:
                await seating.take_seat(visit, session)
            else:
                seat = seating.seat_of(session, player.id if player else visit.user.id)
                await seating.invite(visit, session, seat, guest)

        await answer(parlour, interaction, work)

    made = command("substitute", substitute)
    made.autocomplete("table")(table_choices(parlour))
    return made
