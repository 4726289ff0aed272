"""/agree: agree to what is proposed to the table."""

from bot.handlers import proposals
from bot.handlers.services import Parlour
from bot.handlers.slash import Command, table_command


def build(parlour: Parlour) -> Command:
    """The command."""
    return table_command(parlour, "agree", proposals.agree)
