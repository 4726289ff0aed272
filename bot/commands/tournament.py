"""/tournament: the tournaments of a server; open one, enter, withdraw."""

from typing import Literal

from discord.app_commands import Choice, Range

from bot.actions.contests import Plan, PlanContest
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
        async def plan(there: Context) -> Panel | None:
            return await handle(there, PlanContest(kind, days=days, seats=people))

        async def work(there: Context) -> None:
            await open_contest(there, Plan(kind, game, days=days, seats=people), clock, rounds or 0)

        if action != "open":
            await act(services, interaction, action, tournament, leagues=False)
        elif game:
            reply = Answer(services, interaction)
            await reply.run(lambda: read_person(services, reply.request), work)
        else:
            await answer(services, interaction, plan)

    async def complete(interaction: Interaction, typed: str) -> list[Choice[str]]:
        return clock_choices(book(Answer(services, interaction).request.language), typed)

    made = command("tournament", tournament)
    made.autocomplete("clock")(complete)
    made.autocomplete("tournament")(contest_choices(services, leagues=False))
    return game_choices(made)
