"""/prepare: prepare your next turn."""

from bot.features.preparing.actions import Prepare
from bot.handlers.services import Services
from bot.interactions.slash import Command, press_command


def build(services: Services) -> Command:
    """Returns the command."""
    return press_command(services, Prepare)
