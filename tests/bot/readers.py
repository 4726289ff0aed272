"""Readers for tests of what they are shown."""

from bot.domain.preferences import Preferences
from bot.domain.turn_time import Moment
from bot.views.board import Boards
from bot.views.emojis import NONE, Emojis
from bot.views.reader import Reader

IDLE = Boards()
"""For tests that render nothing: no thread has started."""


def reader(
    language: str = "en",
    seat: int | None = None,
    *,
    boards: Boards = IDLE,
    emojis: Emojis = NONE,
    preferences: Preferences | None = None,
) -> Reader:
    """Returns a reader at a seat, or a spectator, with no wishes unless given."""
    return Reader(language, boards, Moment(0, preferences or Preferences()), emojis, seat=seat)
