"""/ratings: who is how strong on this server."""

from bot.features.record.actions import EVERY
from bot.features.record.ratings_actions import ShowRatings
from bot.handlers.registry import handle
from bot.interactions.request import Interaction
from bot.interactions.slash import Command, answer, command, game_choices
from bot.jobs.services import Services


def build(services: Services) -> Command:
    """Returns the command."""

    async def ratings(interaction: Interaction, game: str = EVERY) -> None:
        await answer(services, interaction, lambda there: handle(there, ShowRatings(game)))

    return game_choices(command("ratings", ratings))
