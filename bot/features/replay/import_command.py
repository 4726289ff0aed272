"""/import: step through a match from a file."""

import discord

from bot.features.replay.importing_handlers import Attached, bring
from bot.handlers.context import Context
from bot.interactions.request import Interaction
from bot.interactions.slash import Command, answer, command
from bot.jobs.services import Services
from bot.views.components import Panel


def build(services: Services) -> Command:
    """Returns the command."""

    async def import_(interaction: Interaction, file: discord.Attachment) -> None:
        async def read() -> bytes:
            try:
                return await file.read()
            except discord.HTTPException as error:
                raise OSError(str(error)) from None

        async def work(there: Context) -> Panel:
            return await bring(there, Attached(file.size, read))

        await answer(services, interaction, work)

    return command("import", import_)
