"""The entry in the menu of a message: words on the move that a post shows. Nothing of the message but its id counts."""

import discord

from bot.features.remarks.actions import Remarks
from bot.handlers.context import Context
from bot.handlers.registry import handle
from bot.interactions.request import Interaction
from bot.interactions.slash import Menu, answer_posted, message_menu
from bot.jobs.services import Services
from bot.views.components import Panel
from bot.views.posts import shown_in


def build_menu(services: Services) -> Menu:
    """Returns the entry."""

    async def remark(interaction: Interaction, message: discord.Message) -> None:
        shown = shown_in(message) if message.author.id == interaction.application_id else None

        async def work(there: Context) -> Panel | None:
            return await handle(there, Remarks(there.session.id, shown.line if shown else 0))

        await answer_posted(services, interaction, shown and shown.session, work)

    return message_menu("remark", remark)
