"""What the commands /league and /tournament share: which contest they are about, and what they do with it."""

from typing import Any

from discord.app_commands import Choice

from bot.features.contests import handlers as contests
from bot.features.contests import views as view
from bot.features.contests.actions import (
    BeginContest,
    CloseContest,
    ContestPress,
    Enter,
    MoveContest,
    PlanContest,
    ShowContest,
    ShowLeagues,
    ShowTournaments,
    Withdraw,
)
from bot.features.contests.planning_handlers import open_contest
from bot.handlers.context import Context, whole_number
from bot.handlers.registry import handle
from bot.interactions.answer import Answer
from bot.interactions.request import Interaction
from bot.interactions.slash import (
    Command,
    Completion,
    answer,
    answer_posting,
    choices,
    command,
    complete_clock,
    completion,
    game_choices,
)
from bot.jobs.services import Services
from bot.views.components import Panel

ACTIONS: dict[str, type[ContestPress]] = {
    "show": ShowContest,
    "enter": Enter,
    "withdraw": Withdraw,
    "begin": BeginContest,
    "close": CloseContest,
    "move": MoveContest,
}


def contest_command(services: Services, callback: Any, *, leagues: bool) -> Command:
    """Returns the command /league or /tournament, whose option of the same name chooses a contest."""
    name = "league" if leagues else "tournament"
    made = command(name, callback)
    made.autocomplete(name)(_contest_choices(services, leagues=leagues))
    return game_choices(complete_clock(services, made))


async def open_or_plan(
    services: Services, interaction: Interaction, plan: PlanContest, clock: str, rounds: int = 0
) -> None:
    """Opens a contest if the plan names its game; otherwise shows the menus of the plan."""
    if plan.game:
        await answer_posting(services, interaction, lambda there: open_contest(there, plan, clock, rounds))
    else:
        await answer(services, interaction, lambda there: handle(there, plan))


async def act(services: Services, interaction: Interaction, action: str, chosen: str, *, leagues: bool) -> None:
    """Answers a command about a contest; without an action and a contest it lists all of them."""

    async def work(there: Context) -> Panel | None:
        if chosen:
            number = whole_number(chosen) or 0
            await contests.need_kind(there, number, leagues=leagues)
            return await handle(there, ACTIONS[action](number))
        if action == "show":
            return await handle(there, ShowLeagues() if leagues else ShowTournaments())
        contest = await contests.find(there, leagues=leagues)
        return await handle(there, ACTIONS[action](contest.id))

    await answer(services, interaction, work)


def _contest_choices(services: Services, *, leagues: bool) -> Completion:
    """Returns the completion of the option that chooses a contest: those that the person can see."""

    async def suggested(reply: Answer, typed: str) -> list[Choice[str]]:
        nothing = await services.store.surroundings(reply.request.person, services.now(), reply.request.guild)
        there = Context(services, reply.request, reply, nothing)
        found = await contests.visible(there, leagues=leagues)
        return choices([(view.title(each, there.words), str(each.id)) for each in found], typed)

    return completion(services, suggested)
