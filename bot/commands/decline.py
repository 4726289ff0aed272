"""/decline: decline what is proposed to the table, or withdraw it."""

from bot.handlers import proposals
from bot.handlers.services import Parlour
from bot.handlers.slash import Command, table_command


def build(parlour: Parlour) -> Command:
    """The command."""
    return table_command(parlour, "decline", proposals.decline)
