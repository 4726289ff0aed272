"""/turns: list the matches that wait for you."""

from bot.features.inbox.handlers import show_turns
from bot.interactions.request import Interaction
from bot.interactions.slash import Command, answer, command
from bot.jobs.services import Services


def build(services: Services) -> Command:
    """Returns the command."""

    async def turns(interaction: Interaction) -> None:
        await answer(services, interaction, show_turns)

    return command("turns", turns)
