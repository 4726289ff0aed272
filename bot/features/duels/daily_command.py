"""/daily: the deal of the day."""

from typing import Literal

from bot.features.duels.daily_actions import PlayDaily, ShowDaily
from bot.handlers.registry import handle
from bot.interactions.request import Interaction
from bot.interactions.slash import Command, answer, command, game_choices
from bot.jobs.services import Services


def build(services: Services) -> Command:
    """Returns the command."""

    async def daily(interaction: Interaction, what: Literal["play", "week"] | None = None, game: str = "") -> None:
        press = PlayDaily(game) if what == "play" else ShowDaily(what == "week", game)
        await answer(services, interaction, lambda there: handle(there, press))

    return game_choices(command("daily", daily))
