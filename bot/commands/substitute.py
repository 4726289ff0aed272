"""/substitute: invite somebody to a seat, or take the seat offered to you."""

import discord

from bot.actions.absence import RefuseSeat, TakeSeat
from bot.handlers.absence import invite, offered_to, refuse_seat, seat_of, take_seat
from bot.handlers.context import Chosen, Context
from bot.interactions.request import Interaction
from bot.interactions.slash import Command, answer_at, command, match_choices
from bot.jobs.services import Services
from bot.views.components import Panel


def build(services: Services) -> Command:
    """Returns the command."""

    async def substitute(
        interaction: Interaction,
        guest: discord.User | None = None,
        player: discord.User | None = None,
        refuse: bool = False,
        match: str = "",
    ) -> None:
        async def work(there: Context) -> Panel:
            if refuse:
                return await refuse_seat(there, RefuseSeat(there.session.id, offered_to(there.session, there.person)))
            if guest is None:
                return await take_seat(there, TakeSeat(there.session.id))
            seat = seat_of(there.session, player.id if player else there.person)
            return await invite(there, seat, Chosen(guest.id, guest.display_name, guest.bot))

        await answer_at(services, interaction, match, work)

    made = command("substitute", substitute)
    made.autocomplete("match")(match_choices(services))
    return made
