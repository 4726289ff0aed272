"""/retry: try a position of a match again, against computers."""

from typing import Literal

from discord.app_commands import Range

from bot.features.replay.actions import TryAgain, TryAgainst
from bot.features.replay.sandbox_match import costs_rating
from bot.handlers.context import Context
from bot.handlers.registry import handle
from bot.interactions.request import Interaction
from bot.interactions.slash import Command, answer_at, command, match_choices
from bot.jobs.services import Services
from bot.views.components import Panel


def build(services: Services) -> Command:
    """Returns the command."""

    async def retry(
        interaction: Interaction,
        line: Range[int, 1] | None = None,
        level: Literal["easy", "normal"] | None = None,
        match: str = "",
    ) -> None:
        async def work(there: Context) -> Panel | None:
            where = (there.session.id, line or 0)
            asks = not level or costs_rating(there.session, there.person)
            return await handle(there, TryAgain(*where) if asks else TryAgainst(*where, level == "easy"))

        await answer_at(services, interaction, match, work, recent=TryAgain.recent)

    made = command("retry", retry)
    made.autocomplete("match")(match_choices(services))
    return made
