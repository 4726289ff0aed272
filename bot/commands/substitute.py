"""/substitute: offer your seat, propose somebody for the seat of another, or take the seat offered to you."""

import discord

from bot.actions.absence import RefuseSeat, TakeSeat
from bot.handlers.absence import invite, offered_to, refuse_seat, seat_of, take_seat
from bot.handlers.context import Chosen, Context
from bot.handlers.proposals import propose_successor
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
            chosen = Chosen(guest.id, guest.display_name, guest.bot)
            if player is None or player.id == there.person:
                return await invite(there, chosen)
            return await propose_successor(there, seat_of(there.session, player.id), chosen)

        await answer_at(services, interaction, match, work)

    made = command("substitute", substitute)
    made.autocomplete("match")(match_choices(services))
    return made
