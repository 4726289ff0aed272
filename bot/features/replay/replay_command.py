"""/replay: step through a match, or through one from a file. Also in the menu of a message that shows a board."""

import discord
from discord.app_commands import Range

from bot.features.replay.actions import Replay
from bot.features.replay.importing_handlers import Attached, bring
from bot.handlers.context import Context
from bot.handlers.registry import handle
from bot.interactions.request import Interaction
from bot.interactions.slash import (
    Command,
    Menu,
    answer,
    answer_at,
    answer_posted,
    command,
    match_choices,
    message_menu,
)
from bot.jobs.services import Services
from bot.views.components import Panel
from bot.views.posts import shown_in


def build(services: Services) -> Command:
    """Returns the command."""

    async def replay(
        interaction: Interaction,
        line: Range[int, 1] | None = None,
        match: str = "",
        file: discord.Attachment | None = None,
    ) -> None:
        async def work(there: Context) -> Panel | None:
            return await handle(there, Replay(there.session.id, line or 0))

        if file is not None:
            found = _attached(file)
            await answer(services, interaction, lambda there: bring(there, found))
        else:
            await answer_at(services, interaction, match, work, recent=Replay.recent)

    made = command("replay", replay, at=44)
    made.autocomplete("match")(match_choices(services))
    return made


def _attached(file: discord.Attachment) -> Attached:
    async def read() -> bytes:
        try:
            return await file.read()
        except discord.HTTPException as error:
            raise OSError(str(error)) from None

    return Attached(file.size, read)


def build_menu(services: Services) -> Menu:
    """Returns the entry in the menu of a message."""

    async def replay(interaction: Interaction, message: discord.Message) -> None:
        shown = shown_in(message) if message.author.id == interaction.application_id else None

        async def work(there: Context) -> Panel | None:
            return await handle(there, Replay(there.session.id, shown.line if shown else 0))

        await answer_posted(services, interaction, shown and shown.session, work, recent=Replay.recent)

    return message_menu("replay", replay)
