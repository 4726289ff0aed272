"""/league: the leagues of a server; open one, enter, withdraw."""

from typing import Literal

from discord.app_commands import Range

from bot.features.contests.actions import PlanContest
from bot.features.contests.commands import act, contest_command, open_or_plan
from bot.features.contests.domain import Kind
from bot.interactions.request import Interaction
from bot.interactions.slash import Command
from bot.jobs.services import Services

Action = Literal["show", "open", "enter", "withdraw", "begin", "close", "move"]
Weeks = Range[int, 1, 8]


def build(services: Services) -> Command:
    """Returns the command."""

    async def league(
        interaction: Interaction,
        action: Action = "show",
        league: str = "",
        game: str = "",
        weeks: Weeks = 3,
        clock: str = "normal",
    ) -> None:
        if action == "open":
            await open_or_plan(services, interaction, PlanContest(Kind.LEAGUE, game, days=7 * weeks), clock)
        else:
            await act(services, interaction, action, league, leagues=True)

    return contest_command(services, league, leagues=True)
