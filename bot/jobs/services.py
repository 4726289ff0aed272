"""The parts of Parlour that jobs and handlers work with."""

from collections.abc import Callable
from contextlib import AsyncExitStack
from importlib.metadata import version
from typing import Any, TypeVar

import discord

from bot.computer.pool import SearchPool
from bot.delivery.announcer import Announcer
from bot.delivery.courier import Courier
from bot.delivery.edge import Edge
from bot.domain.calendar import Now
from bot.domain.figures import Figures
from bot.domain.quotas import Quotas
from bot.jobs.queue import Queue
from bot.settings import Settings
from bot.store.database import Store
from bot.views.board import Boards
from bot.views.emojis import NONE

P = TypeVar("P")


class Services:
    """The settings, the clock and, once the bot has been opened, the other parts."""

    client: discord.Client
    store: Store
    queue: Queue
    boards: Boards
    search: SearchPool
    courier: Courier
    announcer: Announcer

    def __init__(self, settings: Settings, now: Now, figures: Figures) -> None:
        self.settings = settings
        self.now = now
        self.figures = figures
        self.version = version("parlour")
        self.started = now()
        """When this process began to run Parlour."""
        self.quotas = Quotas(active=settings.quotas)
        self.edge = Edge()
        """What the requests to Discord pass."""
        self.emojis = NONE
        """The emojis of pieces that Discord has."""
        self.closing = AsyncExitStack()
        """What is closed when the bot stops, the newest first."""
        self._of: dict[Callable[[Services], Any], Any] = {}

    def of(self, make: Callable[["Services"], P]) -> P:
        """Returns what a feature works with as long as the process runs; `make` makes it when it is first needed."""
        if make not in self._of:
            self._of[make] = make(self)
        found: P = self._of[make]
        return found
