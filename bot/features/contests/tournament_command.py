"""/tournament: the tournaments of a server; open one, enter, withdraw."""

from typing import Literal

from discord.app_commands import Range

from bot.features.contests.actions import PlanContest
from bot.features.contests.commands import act, contest_command, open_or_plan
from bot.interactions.request import Interaction
from bot.interactions.slash import Command
from bot.jobs.services import Services

Action = Literal["show", "open", "enter", "withdraw", "begin", "close", "move"]
People = Range[int, 2, 4]
Days = Range[int, 1, 21]
Rounds = Range[int, 2, 9]


def build(services: Services) -> Command:
    """Returns the command."""

    async def tournament(
        interaction: Interaction,
        action: Action = "show",
        tournament: str = "",
        game: str = "",
        kind: Literal["swiss", "knockout"] = "swiss",
        people: People = 2,
        days: Days = 7,
        rounds: Rounds | None = None,
        clock: str = "normal",
    ) -> None:
        if action == "open":
            plan = PlanContest(kind, game, days=days, seats=people)
            await open_or_plan(services, interaction, plan, clock, rounds or 0)
        else:
            await act(services, interaction, action, tournament, leagues=False)

    return contest_command(services, tournament, leagues=False)
