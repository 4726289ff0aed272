"""/replace: propose that somebody else takes over a seat."""

import discord

from bot.actions.proposals import ReplaceByComputer
from bot.domain.errors import UserError
from bot.handlers.context import Chosen, Context, whole_number
from bot.handlers.proposals import propose_successor, replace_by_computer
from bot.interactions.request import Interaction
from bot.interactions.slash import Command, answer_at, choices_at, command, match_choices
from bot.jobs.services import Services
from bot.views.components import Panel
from bot.views.wording import names


def build(services: Services) -> Command:
    """Returns the command."""

    async def replace(interaction: Interaction, player: str, by: discord.User | None = None, match: str = "") -> None:
        async def work(there: Context) -> Panel:
            seat = whole_number(player)
            if seat is None:
                raise UserError("unknown-choice")
            if by is None:
                return await replace_by_computer(there, ReplaceByComputer(there.session.id, seat))
            return await propose_successor(there, seat, Chosen(by.id, by.display_name, by.bot))

        await answer_at(services, interaction, match, work)

    made = command("replace", replace)
    made.autocomplete("player")(choices_at(services, _owned))
    made.autocomplete("match")(match_choices(services))
    return made


def _owned(there: Context) -> list[tuple[str, str]]:
    """Returns name and number of each seat that belongs to a person."""
    seats = enumerate(names(there.session, there.language))
    return [(name, str(seat)) for seat, name in seats if there.session.seats[seat].person]
