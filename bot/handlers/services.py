"""The parts of Parlour that handlers work with."""

from importlib.metadata import version

from cachetools import LRUCache

from bot.computer.pool import SearchPool
from bot.delivery.courier import Courier
from bot.domain.calendar import Now
from bot.domain.figures import Figures
from bot.domain.quotas import Quotas
from bot.features.hint.views import Hint
from bot.features.replay.pool import ReplayPool
from bot.jobs.worker import Jobs
from bot.settings import Settings
from bot.store.database import Store
from bot.views.board import Boards
from bot.views.emojis import NONE

HINTS = 1000
"""How many hints are kept."""


class Services:
    """The settings, the clock and, once the bot has been opened, the other parts."""

    store: Store
    jobs: Jobs
    boards: Boards
    search: SearchPool
    replays: ReplayPool
    courier: Courier

    def __init__(self, settings: Settings, now: Now, figures: Figures) -> None:
        self.settings = settings
        self.now = now
        self.figures = figures
        self.version = version("parlour")
        self.started = now()
        """When this process began to run Parlour."""
        self.quotas = Quotas(active=settings.quotas)
        self.emojis = NONE
        """The emojis of pieces that Discord has."""
        self.hints: LRUCache[tuple[int, int], Hint] = LRUCache(HINTS)
        """The newest hint for each session and seat: it stays in the panel for the turn."""
        self.explained: LRUCache[tuple[int, int], int] = LRUCache(HINTS)
        """For each session and seat: the version of the question that was explained last."""
        self.animating: set[int] = set()
        """The people for whom an animation is being made."""
