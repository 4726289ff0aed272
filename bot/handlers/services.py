"""The parts of Parlour, put together."""

from contextlib import AsyncExitStack
from time import time

import discord

from bot.computer.pool import SearchPool
from bot.delivery.announcer import Announcer
from bot.delivery.reminders import Reminder
from bot.domain.calendar import Now
from bot.jobs.worker import Jobs
from bot.settings import Settings
from bot.store.database import Store
from bot.store.embedded import EmbeddedRedis
from bot.views.board import Pictures


def machine_time() -> int:
    """The moment by this machine's clock, which is read here and nowhere else."""
    return int(time())


class Parlour:
    """What commands and presses work with. Made without starting anything; `open` starts, `close` stops."""

    store: Store
    jobs: Jobs
    pictures: Pictures
    thinkers: SearchPool

    def __init__(self, settings: Settings, now: Now = machine_time) -> None:
        self.settings = settings
        self.now = now
        self._stack = AsyncExitStack()

    async def open(self, client: discord.Client, *, works: bool = True) -> None:
        """Connects to the record, starting a Redis of its own where none is set; does jobs too where `works`."""
        settings, stack = self.settings, self._stack
        url = settings.redis_url or (await stack.enter_async_context(EmbeddedRedis(settings.data))).url
        self.store = Store(url)
        stack.push_async_callback(self.store.close)
        self.pictures = Pictures()
        stack.callback(self.pictures.close)
        self.thinkers = SearchPool(settings.thinkers)
        stack.push_async_callback(self.thinkers.close)
        announcer = Announcer(client, self.store, self.pictures, self.now)
        reminder = Reminder(client, self.store, self.now)
        self.jobs = Jobs(url, self.store, announcer, reminder, self.thinkers, settings, self.now)
        stack.push_async_callback(self.jobs.close)
        await self.jobs.open(works=works)

    async def close(self) -> None:
        """Stops everything that `open` started, the last first."""
        await self._stack.aclose()
