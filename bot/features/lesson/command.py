"""/learn: play the beginning of a match, with explanations."""

from bot.features.lesson.actions import Learn
from bot.features.lesson.handlers import show_stage
from bot.handlers.context import Context
from bot.interactions.request import Interaction
from bot.interactions.slash import Command, answer, command, game_choices
from bot.jobs.services import Services
from bot.views.components import Panel


def build(services: Services) -> Command:
    """Returns the command."""

    async def learn(interaction: Interaction, game: str) -> None:
        async def work(there: Context) -> Panel:
            return await show_stage(there, Learn(game))

        await answer(services, interaction, work)

    return game_choices(command("learn", learn))
