"""Parlour as a host runs it: a bot, a worker and a database, each a process, and people in the sandbox."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from bot.jobs.queue import Queue
from bot.store.database import Store
from bot.store.embedded import EmbeddedRedis
from bot.store.liveness import Vitals, vitals
from sandbox import Sandbox
from tests.installing import PROJECT
from tests.unreliable import Line, unreliable

PARLOUR = (sys.executable, "-c", "from bot.cli import app; app()")
ROLES = {"bot": ("run", "--no-jobs"), "worker": ("worker",)}


class Mentions:
    """Observes whom each message of the bot has notified when it was sent."""

    def __init__(self) -> None:
        self.by_message: dict[str, tuple[str, list[str]]] = {}
        """The channel and the people, by the id of the message."""

    def rest(self, method: str, path: str, sent: Any, status: int, response: Any) -> None:
        if method == "POST" and path.endswith("/messages") and status == 200:
            people = [user["id"] for user in response["mentions"]]
            self.by_message.setdefault(response["id"], (response["channel_id"], people))

    def frame(self, direction: str, frame: Any) -> None:
        """Is not of interest."""


class System:
    """Everything that runs."""

    def __init__(
        self, folder: Path, sandbox: Sandbox, line: Line, store: Store, mentions: Mentions, code: Path = PROJECT
    ) -> None:
        """`code`: the copy of the project that the processes run."""
        self.sandbox = sandbox
        self.line = line
        self.store = store
        """A connection of the campaign's own, which no fault disturbs."""
        self.mentions = mentions
        self._folder = folder
        self._code = code
        self._processes: dict[str, Process] = {}
        self._changing = {role: asyncio.Lock() for role in ROLES}

    async def start(self, role: str) -> None:
        """Starts a process, without waiting until it is ready."""
        environment = {
            "PYTHONPATH": str(self._code),
            "DISCORD_TOKEN": "sandbox",
            "PARLOUR_DISCORD_URL": self.sandbox.url,
            "REDIS_URL": self.line.url,
            "PARLOUR_PAUSE_SECONDS": "0",
            "PARLOUR_THINK_SECONDS": "0.05",
            "PARLOUR_QUOTAS": "false",
        }
        with self._log(role).open("ab") as log:
            self._processes[role] = await asyncio.create_subprocess_exec(
                *PARLOUR, *ROLES[role], env={**os.environ, **environment}, cwd=self._folder, stdout=log, stderr=log
            )

    async def end(self, role: str, how: signal.Signals) -> None:
        """Ends a process with a signal."""
        process = self._processes[role]
        with suppress(ProcessLookupError):
            process.send_signal(how)
        await process.wait()

    async def restart(self, role: str, how: signal.Signals) -> None:
        """Ends a process with a signal, and starts it again."""
        async with self._changing[role]:
            await self.end(role, how)
            await self.start(role)

    async def revive(self) -> None:
        """Starts each process that has ended, as a service manager does."""
        for role in ROLES:
            async with self._changing[role]:
                if self._processes[role].returncode is not None:
                    await self.start(role)

    async def sweep(self) -> None:
        """Makes the sweep run now instead of in up to half a minute."""

        async def sweep() -> None:
            """Gives the task its name."""

        queue = Queue(self.line.url)
        queue.tasks.register(sweep)
        await queue.open()
        await queue.sweep()
        await queue.close()

    async def health(self) -> Vitals:
        """Returns what the health check sees."""
        return await vitals(self.store.redis)

    async def is_well(self) -> bool:
        """Whether every role is."""
        seen = await self.health()
        return seen.listened is not None and seen.swept is not None

    def logged(self) -> list[str]:
        """Returns every line that the processes have logged."""
        logs = [self._log(role) for role in ROLES]
        return [line for log in logs if log.exists() for line in log.read_text().splitlines()]

    def _log(self, role: str) -> Path:
        return self._folder / f"{role}.log"


@asynccontextmanager
async def running(folder: Path, code: Path = PROJECT) -> AsyncIterator[System]:
    """Runs everything in `folder`, from a copy of the project, until the end of the block."""
    mentions = Mentions()
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(EmbeddedRedis(folder / "r"))
        store = Store(server.url)
        stack.push_async_callback(store.close)
        line = await stack.enter_async_context(unreliable(server.url))
        sandbox = await stack.enter_async_context(Sandbox.start(observer=mentions, rate_limited=False))
        system = System(folder, sandbox, line, store, mentions, code)
        try:
            await asyncio.gather(*map(system.start, ROLES))
            yield system
        finally:
            await asyncio.gather(*(system.end(role, signal.SIGTERM) for role in ROLES))
