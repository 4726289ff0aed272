"""/substitute: invite somebody to a seat, or take the seat offered to you."""

import discord

from bot.actions.absence import TakeSeat
from bot.domain.errors import UserError
from bot.handlers.absence import invite, seat_of, take_seat
from bot.handlers.context import Context
from bot.handlers.services import Services
from bot.interactions.request import Interaction
from bot.interactions.slash import Command, answer_at, command, match_choices
from bot.views.components import Panel


def build(services: Services) -> Command:
    """Returns the command."""

    async def substitute(
        interaction: Interaction,
        guest: discord.User | None = None,
        player: discord.User | None = None,
        match: str = "",
    ) -> None:
        async def work(there: Context) -> Panel:
            if guest is None:
                return await take_seat(there, TakeSeat(there.session.id))
            seat = seat_of(there.session, player.id if player else there.person)
            if guest.bot:
                raise UserError("no-bots")
            return await invite(there, seat, guest.id, guest.display_name)

        await answer_at(services, interaction, match, work)

    made = command("substitute", substitute)
    made.autocomplete("match")(match_choices(services))
    return made
