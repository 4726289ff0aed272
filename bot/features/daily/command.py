"""/daily: one deal for everybody, one try a day."""

from typing import Literal

from bot.features.daily.actions import PlayDaily, ShowDaily
from bot.handlers.registry import handle
from bot.interactions.request import Interaction
from bot.interactions.slash import Command, answer, command
from bot.jobs.services import Services


def build(services: Services) -> Command:
    """Returns the command."""

    async def daily(interaction: Interaction, what: Literal["play", "week"] | None = None) -> None:
        press = PlayDaily() if what == "play" else ShowDaily(week=what == "week")
        await answer(services, interaction, lambda there: handle(there, press))

    return command("daily", daily)
