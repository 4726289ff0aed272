"""/next: show the question of your most urgent match."""

from bot.features.inbox.feature import Next, show_next
from bot.interactions.request import Interaction
from bot.interactions.slash import Command, answer, command
from bot.jobs.services import Services


def build(services: Services) -> Command:
    """Returns the command."""

    async def next_(interaction: Interaction) -> None:
        await answer(services, interaction, lambda there: show_next(there, Next()))

    return command("next", next_)
