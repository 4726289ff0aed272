"""/orders: answers that you give in advance."""

from bot import standing
from bot.parlour import Parlour
from bot.slash import Command, table_command


def build(parlour: Parlour) -> Command:
    """The command."""
    return table_command(parlour, "orders", standing.show)
