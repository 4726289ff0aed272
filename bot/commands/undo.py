"""/undo: take your last choice back, or propose to take back what was handed over."""

from bot.handlers.proposals import undo
from bot.handlers.services import Services
from bot.interactions.slash import Command, match_command


def build(services: Services) -> Command:
    """The command."""
    return match_command(services, "undo", undo)
