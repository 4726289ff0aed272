"""/board: show the public board."""

from bot.handlers.board import public_board
from bot.handlers.services import Services
from bot.interactions.slash import Command, match_command


def build(services: Services) -> Command:
    """Returns the command."""
    return match_command(services, "board", public_board)
