"""/story: what happened so far."""

from bot import reading
from bot.parlour import Parlour
from bot.slash import Command, table_command


def build(parlour: Parlour) -> Command:
    """The command."""
    return table_command(parlour, "story", reading.show_story)
