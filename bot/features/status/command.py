"""/status: how Parlour is, for those who manage a server."""

from bot.features.status.actions import ShowStatus
from bot.handlers.registry import handle
from bot.interactions.request import Interaction
from bot.interactions.slash import Command, answer, command
from bot.jobs.services import Services


def build(services: Services) -> Command:
    """Returns the command."""

    async def status(interaction: Interaction) -> None:
        await answer(services, interaction, lambda there: handle(there, ShowStatus()))

    return command("status", status, managers=True)
