"""/rematch: play again with the same people."""

from bot import rematching
from bot.parlour import Parlour
from bot.slash import Command, table_command


def build(parlour: Parlour) -> Command:
    """The command."""
    return table_command(parlour, "rematch", rematching.rematch)
