"""/help: say what Parlour is, and where to begin."""

from bot.actions.opening import ShowHelp
from bot.handlers.registry import handle
from bot.interactions.request import Interaction
from bot.interactions.slash import Command, answer, command
from bot.jobs.services import Services


def build(services: Services) -> Command:
    """Returns the command."""

    async def help_(interaction: Interaction) -> None:
        await answer(services, interaction, lambda there: handle(there, ShowHelp()))

    return command("help", help_, at=40)
