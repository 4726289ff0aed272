"""/board: the board as everybody sees it."""

from bot.handlers import turn
from bot.handlers.services import Parlour
from bot.handlers.slash import Command, table_command


def build(parlour: Parlour) -> Command:
    """The command."""
    return table_command(parlour, "board", turn.board)
