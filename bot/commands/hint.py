"""/hint: what the computer would think about in your place."""

from bot import hinting
from bot.parlour import Parlour
from bot.slash import Command, table_command


def build(parlour: Parlour) -> Command:
    """The command."""
    return table_command(parlour, "hint", hinting.show)
