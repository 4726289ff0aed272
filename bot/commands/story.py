"""/story: what happened so far."""

from bot.handlers import reading
from bot.handlers.services import Parlour
from bot.handlers.slash import Command, table_command


def build(parlour: Parlour) -> Command:
    """The command."""
    return table_command(parlour, "story", reading.show_story)
