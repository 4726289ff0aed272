"""/statistics: what wins a game on this server."""

from bot.features.record.actions import EVERY, Statistics
from bot.handlers.registry import handle
from bot.interactions.request import Interaction
from bot.interactions.slash import Command, answer, command, game_choices
from bot.jobs.services import Services


def build(services: Services) -> Command:
    """Returns the command."""

    async def statistics(interaction: Interaction, game: str = EVERY) -> None:
        await answer(services, interaction, lambda there: handle(there, Statistics(game)))

    return game_choices(command("statistics", statistics))
