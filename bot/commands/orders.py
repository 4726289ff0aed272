"""/orders: answers that you give in advance."""

from bot.handlers import standing_orders
from bot.handlers.services import Parlour
from bot.handlers.slash import Command, table_command


def build(parlour: Parlour) -> Command:
    """The command."""
    return table_command(parlour, "orders", standing_orders.show)
