"""/absence: decide about a player who is late."""

from typing import Literal

import discord

from bot.actions.absence import EndMatch, PlayOn, Wait
from bot.handlers.absence import decide, seat_of
from bot.handlers.context import Context
from bot.interactions.request import Interaction
from bot.interactions.slash import Command, answer_at, command, match_choices
from bot.jobs.services import Services
from bot.views.components import Panel

ACTIONS: dict[str, type[Wait | PlayOn | EndMatch]] = {"wait": Wait, "playon": PlayOn, "end": EndMatch}


def build(services: Services) -> Command:
    """Returns the command."""

    async def absence(
        interaction: Interaction,
        action: Literal["wait", "playon", "end"],
        player: discord.User,
        match: str = "",
    ) -> None:
        async def work(there: Context) -> Panel:
            seat = seat_of(there.session, player.id)
            return await decide(there, ACTIONS[action](there.session.id, seat, there.session.seats[seat].turn_began_at))

        await answer_at(services, interaction, match, work)

    made = command("absence", absence)
    made.autocomplete("match")(match_choices(services))
    return made
