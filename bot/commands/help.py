"""/help: say what Parlour is, and where to begin."""

from bot.handlers.context import Context
from bot.interactions.request import Interaction
from bot.interactions.slash import Command, answer, command
from bot.jobs.services import Services
from bot.views import help as view
from bot.views.components import Panel


def build(services: Services) -> Command:
    """Returns the command."""

    async def help_(interaction: Interaction) -> None:
        async def work(there: Context) -> Panel:
            return view.page(there.words)

        await answer(services, interaction, work)

    return command("help", help_, at=40)
