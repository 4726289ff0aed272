"""/agree: agree to what is proposed to the table."""

from bot import deciding
from bot.parlour import Parlour
from bot.slash import Command, table_command


def build(parlour: Parlour) -> Command:
    """The command."""
    return table_command(parlour, "agree", deciding.agree)
