"""/rematch: play again with the same people."""

from bot.handlers import rematch
from bot.handlers.services import Parlour
from bot.handlers.slash import Command, table_command


def build(parlour: Parlour) -> Command:
    """The command."""
    return table_command(parlour, "rematch", rematch.rematch)
