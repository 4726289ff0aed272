"""/board: show the public board, as it is or as it was."""

from discord.app_commands import Range

from bot.features.replay.actions import BoardThen
from bot.features.replay.handlers import board_then
from bot.handlers.board import public_board
from bot.handlers.context import Context
from bot.interactions.request import Interaction
from bot.interactions.slash import Command, answer_at, command, match_choices
from bot.jobs.services import Services
from bot.views.components import Panel


def build(services: Services) -> Command:
    """Returns the command."""

    async def board(interaction: Interaction, line: Range[int, 1] | None = None, match: str = "") -> None:
        async def work(there: Context) -> Panel:
            if line:
                return await board_then(there, BoardThen(there.session.id, line))
            return await public_board(there)

        await answer_at(services, interaction, match, work)

    made = command("board", board)
    made.autocomplete("match")(match_choices(services))
    return made
