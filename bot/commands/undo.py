"""/undo: take your last move back, or propose to take back what was handed over."""

from bot import deciding
from bot.parlour import Parlour
from bot.slash import Command, table_command


def build(parlour: Parlour) -> Command:
    """The command."""
    return table_command(parlour, "undo", deciding.undo)
