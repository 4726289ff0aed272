"""Rolling restarts: people press, command, fill in and type while the bot is replaced again and again.

Each new process is up before the old one is stopped. Every interaction has to be answered, and by one process only.
`python -m tests.chaos.rolling` runs real processes and prints what happened.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
from asyncio.subprocess import Process
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Protocol

from bot.actions.board import View
from bot.actions.custom_id import encode
from bot.actions.lobby import ShowLobby
from bot.app.runner import run as run_bot
from bot.features.notes.feature import OpenNote
from bot.settings import Settings
from bot.store.embedded import EmbeddedRedis
from sandbox import Answer, Person, Sandbox
from tests.end_to_end.answers import Answers
from tests.end_to_end.harness import Json, accept, components_of, message_of, press, start

PARLOUR = Path(sys.executable).with_name("parlour")
NAMES = ("Alice", "Bob", "Carol", "Dave")
STARTED_WITHIN = 120.0
PATIENCE = 600.0
REMARKABLE = ("error", "expired", "failed")
"""What is printed of the log."""
POLL = 0.01

Act = Callable[[], Awaitable[Answer | list[Json]]]


class Running(Protocol):
    """A running bot."""

    async def stop(self) -> None:
        """Stops it as SIGTERM does, and waits for its end."""


class InProcess:
    """A bot in a process of its own."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, settings: Settings, log: Path) -> InProcess:
        """Starts `parlour run`."""
        environment = {
            "DISCORD_TOKEN": "sandbox",
            "PARLOUR_DISCORD_URL": settings.discord_url,
            "REDIS_URL": settings.redis_url,
            "PARLOUR_QUOTAS": "false",
            "PARLOUR_EMOJIS": "false",
        }
        with log.open("ab") as file:
            return cls(
                await asyncio.create_subprocess_exec(
                    PARLOUR, "run", env={**os.environ, **environment}, cwd=log.parent, stdout=file, stderr=file
                )
            )

    async def stop(self) -> None:
        """Sends SIGTERM and waits."""
        self._process.send_signal(signal.SIGTERM)
        await self._process.wait()


class InTask:
    """A bot in a task of this process, which runs what `parlour run` runs."""

    def __init__(self, task: asyncio.Task[None]) -> None:
        self._task = task

    @classmethod
    async def start(cls, settings: Settings, log: Path) -> InTask:
        """Starts it."""
        return cls(asyncio.create_task(run_bot(settings)))

    async def stop(self) -> None:
        """Cancels it, as SIGTERM does, and waits."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task


Start = Callable[[Settings, Path], Awaitable[Running]]


@dataclass
class Report:
    """What happened."""

    kinds: Counter[str] = field(default_factory=Counter)
    restarts: int = 0
    shared: int = 0
    """How many interactions were sent to two processes."""
    unanswered: set[str] = field(default_factory=set)
    doubled: set[str] = field(default_factory=set)
    refused: int = 0
    """How many were acknowledged by one process, and then by another, whom Discord refused."""
    failed: Counter[str] = field(default_factory=Counter)
    """What people did not get, by kind."""

    def lines(self) -> list[str]:
        """Returns the report in text."""
        kinds = ", ".join(f"{number} {kind}" for kind, number in sorted(self.kinds.items()))
        return [
            f"{self.kinds.total()} interactions during {self.restarts} rolling restarts: {kinds}",
            f"{self.shared} were sent to two processes",
            f"{len(self.unanswered)} unanswered, {len(self.doubled)} answered twice, {self.failed.total()} failed",
            f"{self.refused} acknowledged by a second process, which Discord refused: the database was slow",
        ]


class People:
    """Four people who do one thing after the other, each several at a time."""

    def __init__(self, sandbox: Sandbox, people: list[Person], report: Report, patience: float) -> None:
        self._sandbox = sandbox
        self._people = people
        self._report = report
        self._patience = patience
        self._lobby: Json = {}
        self._post: Json = {}

    async def begin(self) -> None:
        """Opens a lobby, and starts a match of the first two."""
        alice, bob, *_ = self._people
        self._lobby = message_of(await alice.slash("new", channel="manhattan", game="montana", patience=self._patience))
        there = message_of(await alice.slash("new", channel="lobby", game="manhattan", patience=self._patience))
        await accept(bob, there)
        await start(alice, there)

        def is_board(message: Json) -> bool:
            return bool(message["channel_id"] == there["id"] and components_of(message, View))

        self._post = await alice.wait_for(is_board, timeout=STARTED_WITHIN)

    def acts(self, person: Person) -> dict[str, Act]:
        """Returns what a person does, by kind."""
        return {
            "commands": lambda: person.slash("turns", patience=self._patience),
            "presses": lambda: press(person, self._lobby, ShowLobby, patience=self._patience),
            "suggestions": lambda: person.autocomplete("play", option="match", patience=self._patience),
            "forms": lambda: self._write(person),
        }

    async def _write(self, person: Person) -> Answer:
        """Opens the form of a note and fills it in: two interactions."""
        button = encode(OpenNote(int(self._post["channel_id"])))
        opened = await person.click(self._post, custom_id=button, forge=True, patience=self._patience)
        if opened.modal is None:
            return opened
        self._report.kinds["forms"] += 1
        return await person.submit(opened.modal, {"text": "The harbour"}, patience=self._patience)

    async def act_until(self, over: Callable[[], bool], person: Person) -> None:
        """Does one thing after the other."""
        for kind, act in cycle(self.acts(person).items()):
            if over():
                return
            try:
                answer = await act()
            except TimeoutError:
                self._report.failed[kind] += 1
            else:
                if isinstance(answer, Answer) and answer.status != "done":
                    self._report.failed[kind] += 1
            self._report.kinds[kind] += 1


async def run(
    sandbox: Sandbox,
    settings: Settings,
    answers: Answers,
    start: Start,
    log: Path,
    *,
    interactions: int,
    restarts: int,
    at_once: int = 2,
    patience: float = 10.0,
    waits: bool = False,
) -> Report:
    """Replaces the bot `restarts` times while people do `interactions` things, evenly over that time.

    `waits`: stops an older process only after what only it has got is answered, however busy the machine is.
    """

    def over() -> bool:
        return report.restarts >= restarts and _has_done(report, interactions)

    report = Report()
    people = [await sandbox.person(name) for name in NAMES]
    crowd = People(sandbox, people, report, patience)
    bot = await start(settings, log)
    try:
        await _until(lambda: len(sandbox.control.shards()) == 1 and bool(sandbox.local.world.commands))
        await crowd.begin()
        acting = [asyncio.create_task(crowd.act_until(over, person)) for person in people for _ in range(at_once)]
        for number in range(restarts):
            await _until(partial(_has_done, report, number * interactions // restarts))
            newer = await start(settings, log)
            await _until(lambda: len(sandbox.control.shards()) == 2)
            if waits:
                await _until(partial(set(answers.sent).issubset, answers.first))
            await bot.stop()
            bot = newer
            report.restarts += 1
        await asyncio.gather(*acting)
    finally:
        await bot.stop()
    report.shared = sum(1 for times in answers.deliveries.values() if times == 2)
    report.unanswered, report.doubled, report.refused = answers.unanswered, answers.doubled, len(answers.refused)
    return report


def _has_done(report: Report, interactions: int) -> bool:
    return report.kinds.total() >= interactions


async def _until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(POLL)


def main() -> int:
    parser = argparse.ArgumentParser(prog="tests.chaos.rolling", description=__doc__)
    parser.add_argument("--interactions", type=int, default=10_000)
    parser.add_argument("--restarts", type=int, default=20)
    chosen = parser.parse_args()
    report = asyncio.run(_with_processes(chosen.interactions, chosen.restarts))
    sys.stdout.write("\n".join([*report.lines(), ""]))
    return bool(report.unanswered or report.doubled or report.failed)


async def _with_processes(interactions: int, restarts: int) -> Report:
    answers = Answers()
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="parlour-")))
        server = await stack.enter_async_context(EmbeddedRedis(folder / "r"))
        sandbox = await stack.enter_async_context(Sandbox.start(observer=answers, rate_limited=False))
        settings = Settings(discord_url=sandbox.url, redis_url=server.url)
        log = folder / "log"
        report = await run(
            sandbox, settings, answers, InProcess.start, log, interactions=interactions, restarts=restarts
        )
        late = [f"sent to {answers.deliveries[each]} processes, unanswered: {each}" for each in report.unanswered]
        logged = [line for line in log.read_text().splitlines() if any(word in line for word in REMARKABLE)]
        sys.stderr.write("\n".join([*late, *logged[-20:], ""]))
    return report


if __name__ == "__main__":
    sys.exit(main())
