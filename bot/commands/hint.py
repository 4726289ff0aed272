"""/hint: what the computer would think about in your place."""

from bot.handlers import hint
from bot.handlers.services import Parlour
from bot.handlers.slash import Command, table_command


def build(parlour: Parlour) -> Command:
    """The command."""
    return table_command(parlour, "hint", hint.show)
