"""/board: the board as everybody sees it."""

from bot.handlers.board import public_board
from bot.handlers.services import Services
from bot.interactions.slash import Command, match_command


def build(services: Services) -> Command:
    """The command."""
    return match_command(services, "board", public_board)
