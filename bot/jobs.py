"""Everything that is done later or takes long, as docket tasks: at least once, so each may be done again.

After a commit `announce` says what happened, and where a computer player is asked `think` lets it move. `sweep` says
what a crash left unsaid.
"""

import asyncio
from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta
from time import monotonic
from typing import Annotated

import discord
import msgspec
import structlog
from docket import ConcurrencyLimit, Docket, ExponentialRetry, Perpetual, Worker

from bot import session as sessions
from bot.announcer import Announcer
from bot.session import AnySession, Change, Trouble
from bot.stopping import end
from bot.store import Away, Broken, Store
from bot.thinking import Thinkers, ThinkingFailed
from rules import table as tables
from rules.game import Move

CONCURRENCY = 50
INTERVAL = timedelta(milliseconds=20)
"""How often the worker looks for work: docket's own 250 ms would allow 40 jobs a second."""
LOST_AFTER = timedelta(seconds=10)
"""How long after a worker's last sign of life its tasks, and the channels they hold, are free for others."""
CONNECTIONS = 1000
PROBLEMS = (discord.HTTPException, Away, Broken, ThinkingFailed, OSError)
"""What may keep a channel from hearing something: noted, and tried again by the sweep."""

OneAtATime = Annotated[int, ConcurrencyLimit(1)]
"""A channel for which a task runs once at a time, whoever works."""

_SWEEP = Perpetual(every=timedelta(seconds=30), automatic=True)
_RETRY = ExponentialRetry(20, timedelta(seconds=1), timedelta(minutes=5))
_log = structlog.get_logger()


class Jobs:
    """The tasks of Parlour and, where `works`, the worker that does them."""

    def __init__(
        self, url: str, store: Store, announcer: Announcer, thinkers: Thinkers, seconds: float, pause: float
    ) -> None:
        joint = "&" if "?" in url else "?"
        self._docket = Docket("parlour", f"{url}{joint}max_connections={CONNECTIONS}", execution_ttl=timedelta(0))
        self._store = store
        self._announcer = announcer
        self._thinkers = thinkers
        self._seconds = seconds
        self._pause = pause
        self._stack = AsyncExitStack()

    async def open(self, *, works: bool) -> None:
        """Gets ready to take jobs, and to do them where `works`."""
        for task in (self.announce, self.think, self.sweep):
            self._docket.register(task)
        await self._stack.enter_async_context(self._docket)
        if works:
            await self._docket.replace(self.sweep, datetime.now(UTC), self.sweep.__name__)()  # not when it was due next
            working = asyncio.create_task(self._work(), name="worker")
            self._stack.push_async_callback(end, working)

    async def close(self) -> None:
        """Stops working. What is not done stays in the record."""
        await self._stack.aclose()

    async def after(self, session: AnySession) -> None:
        """Asks for what follows from a commit: that its channel hears of it. If that fails, the sweep sees to it."""
        key = f"announce:{session.id}:{session.revision}"
        try:
            await self._docket.add(self.announce, key=key)(session.id)
        except Away as error:
            _log.warning("not asked to be said", session=session.id, error=str(error))

    async def announce(self, channel: OneAtATime) -> None:
        """Says what `channel` has not heard, then lets the computer move where it is asked."""
        try:
            session = await self._announcer.announce(channel)
            if session is not None and computers(session):
                await self._docket.add(self.think, key=f"think:{channel}:{session.revision}")(channel)
        except PROBLEMS as error:
            _log.warning("not said yet", session=channel, error=str(error))

    async def think(self, channel: OneAtATime, retry: ExponentialRetry = _RETRY) -> None:
        """Lets one computer player of `channel` move."""
        try:
            session = await self._store.load(channel)
            if session is None or not (waiting := computers(session)):
                return
            began = monotonic()
            moves = await self._decide(session, waiting[0])
            await asyncio.sleep(max(0.0, began + self._pause - monotonic()))
            change = await self._store.update(session, lambda now: _move(now, session, waiting[0], moves))
            await self.after(change.session)
        except (tables.Illegal, Trouble) as error:
            _log.info("a thought came too late", session=channel, error=str(error))

    async def sweep(self, again: Perpetual = _SWEEP) -> None:
        """Says what a crash left unsaid, and wakes computer players that nobody asked."""
        try:
            await self._store.beat()
            async for channel in self._store.silent():
                await self._again(channel)
            for channel in await self._store.waiting_for_computers():
                await self._again(channel)
        except PROBLEMS as error:
            _log.warning("sweep failed", error=str(error))

    async def _again(self, channel: int) -> None:
        await self._docket.add(self.announce, key=f"sweep:{channel}")(channel)

    async def _work(self) -> None:
        async with Worker(
            self._docket,
            concurrency=CONCURRENCY,
            minimum_check_interval=INTERVAL,
            redelivery_timeout=LOST_AFTER,
            scheduling_resolution=INTERVAL,
            reconnection_delay=timedelta(seconds=1),
        ) as worker:
            await worker.run_forever()

    async def _decide(self, session: AnySession, seat: int) -> list[Move]:
        table = session.playing
        view = session.rules.view(table.state, seat)
        answer = await self._thinkers.think(
            session.game, msgspec.json.encode(view), seat, seed=table.made[seat], seconds=self._seconds
        )
        moves: list[Move] = msgspec.json.decode(answer, type=list[session.rules.Move])  # type: ignore[name-defined]
        return moves


def computers(session: AnySession) -> list[int]:
    """The seats that are asked and played by the computer."""
    return [seat for seat in session.asked if session.seats[seat].by_computer]


def _move(now: AnySession, thought: AnySession, seat: int, moves: list[Move]) -> Change:
    """`moves` of `seat` played, as long as it is still the turn that was thought about."""
    if seat not in computers(now) or now.playing.made[seat] != thought.playing.made[seat]:
        raise Trouble("moved-on")
    return sessions.play_out(now, seat, moves)
