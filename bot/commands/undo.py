"""/undo: take back your last choice, or propose to take back a finished turn."""

from bot.actions.proposals import Offer
from bot.handlers.proposals import undo
from bot.interactions.slash import Command, match_command
from bot.jobs.services import Services


def build(services: Services) -> Command:
    """Returns the command."""
    return match_command(services, "undo", undo, recent=Offer.recent)
