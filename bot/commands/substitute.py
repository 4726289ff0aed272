"""/substitute: invite somebody to a seat, or take the one that was offered to you."""

import discord

from bot.handlers import absence, turn
from bot.handlers.context import Visit
from bot.handlers.services import Parlour
from bot.handlers.slash import Command, Interaction, answer, command, table_choices


def build(parlour: Parlour) -> Command:
    """The command."""

    async def substitute(
        interaction: Interaction,
        guest: discord.User | None = None,
        player: discord.User | None = None,
        table: str = "",
    ) -> None:
        async def work(visit: Visit) -> None:
            session = await turn.here(visit, table)
            if guest is None:
                await absence.take_seat(visit, session)
            else:
                seat = absence.seat_of(session, player.id if player else visit.user.id)
                await absence.invite(visit, session, seat, guest)

        await answer(parlour, interaction, work)

    made = command("substitute", substitute)
    made.autocomplete("table")(table_choices(parlour))
    return made
