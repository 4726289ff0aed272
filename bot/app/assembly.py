"""Assembles the parts of Parlour: starts them in order, stops them in reverse."""

from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from time import time

import discord

from bot.app import metrics
from bot.app.figures import Metrics
from bot.app.last_end import look_back, own_name
from bot.app.warmup import warm_up
from bot.computer.pool import SearchPool
from bot.delivery.announcer import Announcer
from bot.delivery.courier import Courier
from bot.delivery.limits import share
from bot.domain.calendar import Now
from bot.jobs.queue import Queue
from bot.jobs.services import Services
from bot.jobs.worker import Jobs
from bot.settings import Settings
from bot.store import stored_format, topology
from bot.store.connection import StoreUnavailable
from bot.store.database import Store
from bot.store.embedded import EmbeddedRedis
from bot.views.board import Boards


def machine_time() -> int:
    """Returns the current time. Nothing else reads this machine's clock."""
    return int(time())


class Assembly:
    """Creates the services. Nothing starts before `open`, except perhaps Parlour's own `database`."""

    jobs: Jobs

    def __init__(self, settings: Settings, now: Now = machine_time, database: EmbeddedRedis | None = None) -> None:
        self._database = database
        self.metrics = Metrics(time)
        self.services = Services(settings, now, self.metrics)
        self._stack = AsyncExitStack()
        self._works = False

    async def open(self, client: discord.Client, before_upgrade: Callable[[Store], Awaitable[None]]) -> None:
        """Loads everything and connects to the database, starting its own Redis if no URL is set. Runs no jobs yet.

        `before_upgrade`: is called if what is stored is of an older form. Raises NewerData, NotUpgraded.
        """
        services, stack = self.services, self._stack
        settings, now = services.settings, services.now
        url = await self._address()
        services.store = store = Store(url, self.metrics)
        stack.push_async_callback(store.close)
        stack.push_async_callback(self._note_end)
        if settings.metrics:  # first, as what follows may take minutes
            await stack.enter_async_context(metrics.served(settings.metrics, self.metrics, store, client))
        await store.restoring.tidy()
        if await stored_format.is_older(store.redis):
            await before_upgrade(store)
        await stored_format.claim(store.redis)
        share(client, store.limits, settings.discord_requests)
        services.boards = Boards(figures=self.metrics)
        stack.callback(services.boards.close)
        services.search = SearchPool(settings.thinkers, waited=self.metrics.search_waits.observe)
        stack.push_async_callback(services.search.close)
        services.client, services.courier = client, Courier(client, now)
        services.announcer = Announcer(client, store, services.boards, now, lambda: services.emojis)
        services.queue = Queue(await topology.first_host(url))
        stack.push_async_callback(services.closing.aclose)
        self.jobs = Jobs(services)
        stack.push_async_callback(self.jobs.close)
        await self.jobs.open()

    async def work(self) -> None:
        """Runs the jobs, after a line about a process before that was not stopped cleanly."""
        await look_back(self.services.store, self.services.now)
        self._works = True
        await self.jobs.work()

    async def _note_end(self) -> None:
        if self._works:
            with suppress(StoreUnavailable):
                await self.services.store.liveness.ended(own_name())

    async def _address(self) -> str:
        """Returns the address of the database, which answers, and loads everything while it may be loading its data."""
        if url := self.services.settings.redis_url:
            warm_up()
            await topology.check(url)
            return url
        database = self._database
        if database is None:
            own = EmbeddedRedis(self.services.settings.data, waits=False)
            database = await self._stack.enter_async_context(own)
        warm_up()
        await database.loaded()
        return database.url

    async def close(self) -> None:
        """Stops everything that `open` has started."""
        await self._stack.aclose()
