"""The match in a channel, as the workbench sees it: shows the newest position there, and receives what people play.

The bot runs in a process of its own (`host`), which is replaced after a save. The next one is ready by then.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Mapping
from time import perf_counter
from typing import NamedTuple

import msgspec
from msgspec import Raw, Struct

from bot.app.workbench.child import Child, ProcessEnded
from bot.app.workbench.messages import KnownEmojis, Laid, Lay, NotLaid, Place, Played, Report
from bot.jobs.cancel import end

COMMAND = (sys.executable, "-m", "bot.app.workbench.host")
"""Followed by the name of the game."""


class Wish(NamedTuple):
    """The position that the channel is to show."""

    record: Raw
    line: int
    drafted: int
    language: str


class Channel(Struct, frozen=True):
    """What is known of the match's channel."""

    address: str = ""
    """Its address within the page; empty: there is none yet."""
    error: str = ""
    """Why it does not show the position."""
    took: float = 0
    """Seconds until it showed the position, from the wish or from the last save; 0: it was the first one."""


class Table:
    """The match in a channel. `run` keeps it up to date until it is cancelled."""

    def __init__(self, game: str, place: Place, settings: Mapping[str, str]) -> None:
        """`settings`: the environment of the bot."""
        self.on_change: Callable[[Channel], Awaitable[None]] = _ignore
        self.on_play: Callable[[Played], Awaitable[None]] = _ignore
        self._command = (*COMMAND, game)
        self._place = place
        self._settings = settings
        self._host: Child | None = None
        self._spare: Child | None = None
        self._listening: asyncio.Task[None] | None = None
        self._answer: asyncio.Future[Laid | NotLaid] | None = None
        self._channel = Channel()
        self._session = 0
        self._emojis = KnownEmojis()
        self._wish: Wish | None = None
        self._wished = asyncio.Event()
        self._idle = asyncio.Event()
        self._number = 0
        self._begun = 0.0
        self._outdated = False

    @property
    def outdated(self) -> bool:
        """Whether the bot runs code from before the last save."""
        return self._outdated

    def wish(self, wish: Wish) -> None:
        """Asks for a position. Of several wishes, the newest is carried out."""
        if wish == self._wish and not self._outdated:
            return
        if not self._outdated:
            self._begun = perf_counter()
        self._wish = wish
        self._number += 1
        self._idle.clear()
        self._wished.set()

    async def settled(self) -> None:
        """Waits until no wish is left."""
        await self._idle.wait()

    def follow(self, wish: Wish) -> None:
        """Notes that the channel shows this position already: it was played there."""
        self._wish = wish

    def is_current(self, played: Played) -> bool:
        """Returns whether nothing was wished for since `played`."""
        return played.number == self._number

    async def saved(self, *, engine: bool) -> None:
        """Lets the next wish start the bot again. `engine`: whether more than a game was saved."""
        self._outdated, self._begun = True, perf_counter()
        spare, self._spare = (self._spare, None) if engine else (None, self._spare)
        await _end(spare)

    async def run(self) -> None:
        """Carries out wishes until it is cancelled."""
        try:
            while True:
                if not self._wished.is_set():
                    self._idle.set()
                await self._wished.wait()
                self._wished.clear()
                await self._carry_out()
        finally:
            if self._listening:
                await end(self._listening)
            await _end(self._host)
            await _end(self._spare)

    async def _carry_out(self) -> None:
        assert self._wish
        wish, number, begun = self._wish, self._number, self._begun
        if self._outdated or self._host is None:
            await self._start()
        assert self._host
        self._answer = asyncio.get_running_loop().create_future()
        await self._host.write(msgspec.json.encode(Lay(number, *wish, self._place, self._session, self._emojis)))
        answer = await self._answer
        self._answer = None
        if isinstance(answer, Laid):
            took = perf_counter() - begun if self._session else 0  # the first one waits for everything to start
            self._session, self._emojis = answer.session, answer.emojis
            await self._publish(f"#/channels/{self._place.guild}/{self._session}", took=took)
        else:
            self._wish = None if self._number == number else self._wish  # the same one may be tried again
            await self._publish(error=answer.error)
        if self._spare is None:
            self._spare = await Child.start(self._command, self._settings)

    async def _start(self) -> None:
        """Replaces the bot by one with the code as it is saved now."""
        self._outdated = False
        if self._listening:
            await end(self._listening)
        await _end(self._host)
        self._host, self._spare = self._spare or await Child.start(self._command, self._settings), None
        self._listening = asyncio.create_task(self._listen(self._host))

    async def _listen(self, host: Child) -> None:
        """Receives reports until the bot ends."""
        try:
            while True:
                report = msgspec.json.decode(await host.read(), type=Report)
                if isinstance(report, Played):
                    await self.on_play(report)
                elif self._answer and not self._answer.done():
                    self._answer.set_result(report)
                elif isinstance(report, NotLaid):
                    await self._publish(error=report.error)
        except ProcessEnded as ended:
            self._host = None
            error = str(ended) or "The bot has ended."
            if self._answer and not self._answer.done():
                self._answer.set_result(NotLaid(self._number, error))
            else:
                self._wish = None
                await self._publish(error=error)

    async def _publish(self, address: str = "", error: str = "", took: float = 0) -> None:
        self._channel = Channel(address or self._channel.address, error, took)
        await self.on_change(self._channel)


async def _ignore(_: object) -> None:
    """Stands for a listener that is not there yet."""


async def _end(child: Child | None) -> None:
    if child is not None:
        await child.end()
