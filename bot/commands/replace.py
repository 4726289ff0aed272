"""/replace: propose that somebody else plays on at a seat."""

import discord
from discord.app_commands import Choice

from bot.domain.errors import UserError
from bot.domain.session import AnySession
from bot.handlers import proposals, turn
from bot.handlers.context import Visit
from bot.handlers.services import Parlour
from bot.handlers.slash import Command, Interaction, answer, choices, command, table_choices, typed_at
from bot.views.wording import names


def build(parlour: Parlour) -> Command:
    """The command."""

    async def replace(interaction: Interaction, player: str, by: discord.User | None = None, table: str = "") -> None:
        async def work(visit: Visit) -> None:
            session = await turn.here(visit, table)
            if not player.isdecimal():
                raise UserError("unknown-choice")
            if by is None:
                await proposals.replace(visit, session, int(player))
            elif by.bot:
                raise UserError("no-bots")
            else:
                await proposals.replace(visit, session, int(player), by.id, by.display_name)

        await answer(parlour, interaction, work)

    async def complete(interaction: Interaction, typed: str) -> list[Choice[str]]:
        found = await typed_at(parlour, interaction)
        return choices(_owned(*found), typed) if found else []

    made = command("replace", replace)
    made.autocomplete("player")(complete)
    made.autocomplete("table")(table_choices(parlour))
    return made


def _owned(visit: Visit, session: AnySession) -> list[tuple[str, str]]:
    """The seats that belong to people, by name and number."""
    called = enumerate(names(session, visit.language))
    return [(name, str(seat)) for seat, name in called if session.seats[seat].person]
