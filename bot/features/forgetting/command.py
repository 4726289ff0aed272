"""/forget-me: delete everything that is stored about you."""

from bot.features.forgetting.actions import ForgetMe
from bot.handlers.registry import handle
from bot.interactions.request import Interaction
from bot.interactions.slash import Command, answer, command
from bot.jobs.services import Services


def build(services: Services) -> Command:
    """Returns the command."""

    async def forget_me(interaction: Interaction) -> None:
        await answer(services, interaction, lambda there: handle(there, ForgetMe()))

    return command("forget-me", forget_me)
