"""Parlour as a host runs it: a bot, a worker and a database, each a process, and people in the sandbox."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, STDOUT, Process
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from bot.jobs.queue import Queue
from bot.store.database import Store
from bot.store.embedded import SOCKET, EmbeddedRedis
from bot.store.liveness import Vitals, vitals
from sandbox import Person, Sandbox
from tests.chaos.slow_clock import SlowClock
from tests.end_to_end.answers import Answers
from tests.installing import PROJECT
from tests.unreliable import Line, unreliable

PARLOUR = (sys.executable, "-c", "from bot.cli import app; app()")
ROLES = {"bot": ("run", "--no-jobs"), "worker": ("worker",)}
ALONE = {"bot": ("run",)}


class Place(NamedTuple):
    """Where the processes run."""

    folder: Path
    code: Path
    """The copy of the project that they run."""
    is_alone: bool
    """Whether one process does everything, with its own database."""

    @property
    def data(self) -> Path:
        """The folder of the database."""
        return self.folder / "r"


class Seen(Answers):
    """Observes how the bot answers, and whom each of its messages has notified when it was sent."""

    def __init__(self) -> None:
        super().__init__()
        self.mentions: dict[str, tuple[str, list[str]]] = {}
        """The channel and the people, by the id of the message."""

    def rest(self, method: str, path: str, sent: Any, status: int, response: Any) -> None:
        """Takes a request down."""
        super().rest(method, path, sent, status, response)
        if method == "POST" and path.endswith("/messages") and status == 200:
            people = [user["id"] for user in response["mentions"]]
            self.mentions.setdefault(response["id"], (response["channel_id"], people))


class System:
    """Everything that runs."""

    def __init__(self, place: Place, sandbox: Sandbox, line: Line, store: Store, seen: Seen) -> None:
        self.sandbox = sandbox
        self.line = line
        """The connection of the processes to their database; nothing goes over it if they have their own."""
        self.store = store
        """A connection of the campaign's own, which no fault disturbs."""
        self.seen = seen
        self.matches: list[str] = []
        """The threads of the matches that are played."""
        self._reader: Person | None = None
        self.presses = 0
        """How many choices were made in a scenario."""
        self.roles = ALONE if place.is_alone else ROLES
        self._place = place
        self._processes: dict[str, Process] = {}
        self._changing = {role: asyncio.Lock() for role in self.roles}

    async def start(self, role: str) -> None:
        """Starts a process, without waiting until it is ready."""
        with self._log(role).open("ab") as log:
            self._processes[role] = await self._parlour(*self.roles[role], stdout=log, stderr=log)

    async def command(self, *arguments: str) -> tuple[int, str]:
        """Runs a command of the operator to its end; returns its status and what it has said."""
        process = await self._parlour(*arguments, stdout=PIPE, stderr=STDOUT)
        output, _ = await process.communicate()
        return process.returncode or 0, output.decode()

    async def _parlour(self, *arguments: str, **streams: Any) -> Process:
        environment = {
            "PYTHONPATH": str(self._place.code),
            "DISCORD_TOKEN": "sandbox",
            "PARLOUR_DISCORD_URL": self.sandbox.url,
            "REDIS_URL": "" if self._place.is_alone else self.line.url,
            "PARLOUR_DATA": str(self._place.data),
            "PARLOUR_PAUSE_SECONDS": "0",
            "PARLOUR_THINK_SECONDS": "0.05",
            "PARLOUR_QUOTAS": "false",
        }
        return await asyncio.create_subprocess_exec(
            *PARLOUR, *arguments, env={**os.environ, **environment}, cwd=self._place.folder, **streams
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
        for role in self.roles:
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

    async def reader(self) -> Person:
        """Returns somebody who plays nowhere, and so sees posts alone, without private answers."""
        if self._reader is None:
            self.sandbox.control.create_person("Erin")
            self._reader = await self.sandbox.person("Erin")
        return self._reader

    async def health(self) -> Vitals:
        """Returns what the health check sees."""
        return await vitals(self.store.redis)

    async def is_well(self) -> bool:
        """Whether every role is."""
        seen = await self.health()
        return seen.listened is not None and seen.swept is not None

    def logged(self) -> list[str]:
        """Returns every line that the processes have logged."""
        logs = [self._log(role) for role in self.roles]
        return [line for log in logs if log.exists() for line in log.read_text().splitlines()]

    def _log(self, role: str) -> Path:
        return self._place.folder / f"{role}.log"


@asynccontextmanager
async def running(
    folder: Path, code: Path = PROJECT, *, alone: bool = False, patient: bool = False
) -> AsyncIterator[System]:
    """Runs everything in `folder`, from a copy of the project, until the end of the block.

    `alone`: one process, with its own database, as a host begins. `patient`: Discord waits for a minute instead of
    three seconds, so that a busy machine makes no answer too late.
    """
    place, seen = Place(folder, code, alone), Seen()
    async with AsyncExitStack() as stack:
        clock = SlowClock() if patient else None
        sandbox = await stack.enter_async_context(Sandbox.start(observer=seen, rate_limited=False, clock=clock))
        if not alone:
            await stack.enter_async_context(EmbeddedRedis(place.data))
        url = f"unix://{place.data / SOCKET}"
        line = await stack.enter_async_context(unreliable(url))
        store = Store(url)
        stack.push_async_callback(store.close)
        system = System(place, sandbox, line, store, seen)
        try:
            await asyncio.gather(*map(system.start, system.roles))
            yield system
        finally:
            await asyncio.gather(*(system.end(role, signal.SIGTERM) for role in system.roles))
