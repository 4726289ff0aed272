"""/hush: no more reminders of this turn."""

from bot.handlers import turn
from bot.handlers.services import Parlour
from bot.handlers.slash import Command, table_command


def build(parlour: Parlour) -> Command:
    """The command."""
    return table_command(parlour, "hush", turn.hush)
