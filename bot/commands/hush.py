"""/hush: no more reminders of this turn."""

from bot import playing
from bot.parlour import Parlour
from bot.slash import Command, table_command


def build(parlour: Parlour) -> Command:
    """The command."""
    return table_command(parlour, "hush", playing.hush)
