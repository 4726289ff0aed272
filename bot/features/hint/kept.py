"""The newest hint for each seat: it stays in the panel for the turn."""

from cachetools import LRUCache

from bot.features.hint.views import Hint
from bot.jobs.services import Services

MOST = 1000
"""How many hints are kept."""


def hints(services: Services) -> LRUCache[tuple[int, int], Hint]:
    """Returns the hints that this process keeps, by session and seat."""
    return LRUCache(MOST)
