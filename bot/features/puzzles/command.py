"""/puzzle: the puzzle of the day, and whether it is posted in this channel."""

from typing import Literal

from discord.app_commands import Range

from bot.features.puzzles import handlers as puzzles
from bot.features.puzzles.actions import DropPuzzles, ShowPuzzle, WantPuzzles
from bot.handlers.context import Context
from bot.handlers.registry import handle
from bot.interactions.request import Interaction
from bot.interactions.slash import Command, command
from bot.interactions.slash import answer as reply_to
from bot.jobs.services import Services
from bot.views.components import Panel


def build(services: Services) -> Command:
    """Returns the command."""

    async def puzzle(
        interaction: Interaction,
        action: Literal["show", "daily", "stop"] = "show",
        answer: Range[int, 1] | None = None,
    ) -> None:
        async def work(there: Context) -> Panel | None:
            if answer is not None:
                return await puzzles.answer_today(there, answer - 1)
            return await handle(there, {"daily": WantPuzzles, "stop": DropPuzzles}.get(action, ShowPuzzle)())

        await reply_to(services, interaction, work)

    return command("puzzle", puzzle)
