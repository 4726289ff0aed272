"""/league: the leagues of a server; open one, enter, withdraw."""

from typing import Literal

from discord.app_commands import Choice, Range

from bot.actions.contests import Plan, PlanContest
from bot.domain.contest import Kind
from bot.handlers.context import Context, read_person
from bot.handlers.planning import open_contest
from bot.handlers.registry import handle
from bot.handlers.services import Services
from bot.i18n import book
from bot.interactions.answer import Answer
from bot.interactions.contests import act, contest_choices
from bot.interactions.request import Interaction
from bot.interactions.slash import Command, answer, clock_choices, command, game_choices
from bot.views.components import Panel

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
        async def plan(there: Context) -> Panel | None:
            return await handle(there, PlanContest())

        async def work(there: Context) -> None:
            await open_contest(there, Plan(Kind.LEAGUE, game, days=7 * weeks), clock)

        if action != "open":
            await act(services, interaction, action, league, leagues=True)
        elif game:
            reply = Answer(services, interaction)
            await reply.run(lambda: read_person(services, reply.request), work)
        else:
            await answer(services, interaction, plan)

    async def complete(interaction: Interaction, typed: str) -> list[Choice[str]]:
        return clock_choices(book(Answer(services, interaction).request.language), typed)

    made = command("league", league)
    made.autocomplete("clock")(complete)
    made.autocomplete("league")(contest_choices(services, leagues=True))
    return game_choices(made)
