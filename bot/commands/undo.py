"""/undo: take your last move back, or propose to take back what was handed over."""

from bot.handlers import proposals
from bot.handlers.services import Parlour
from bot.handlers.slash import Command, table_command


def build(parlour: Parlour) -> Command:
    """The command."""
    return table_command(parlour, "undo", proposals.undo)
