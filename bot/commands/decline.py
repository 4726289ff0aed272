"""/decline: decline what is proposed to the table, or withdraw it."""

from bot import deciding
from bot.parlour import Parlour
from bot.slash import Command, table_command


def build(parlour: Parlour) -> Command:
    """The command."""
    return table_command(parlour, "decline", deciding.decline)
