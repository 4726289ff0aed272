"""Everything that is done later or takes long, as docket tasks: at least once, so each may be done again.

After a commit `announce` says what happened, and where a computer player is asked `think` lets it move. `sweep` says
what a crash left unsaid. Thoughts wait in a line of their own, so that they hold up nothing else.
"""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta
from time import monotonic
from typing import Annotated

import discord
import structlog
from docket import ConcurrencyLimit, Docket, ExponentialRetry, Perpetual, Worker

from bot.computer import player
from bot.computer.pool import Thinkers, ThinkingFailed
from bot.delivery.announcer import Announcer
from bot.delivery.reminders import Reminder
from bot.domain import absence, lobbies, session_options, vacation
from bot.domain.alarms import Alarm, Kind, due, table_alarm
from bot.domain.calendar import Now
from bot.domain.session import AnySession, Change, Stage, Trouble
from bot.domain.turn_time import At, keep, limit
from bot.jobs.cancel import end
from bot.settings import Settings
from bot.store.sessions import Away, Broken, Store
from rules import table as tables

CONCURRENCY = 50
INTERVAL = timedelta(milliseconds=20)
"""How often the worker looks for work: docket's own 250 ms would allow 40 jobs a second."""
LOST_AFTER = timedelta(seconds=10)
"""How long after a worker's last sign of life its tasks, and the channels they hold, are free for others."""
CONNECTIONS = 1000
AT_ONCE = datetime.fromtimestamp(0, UTC)
"""A moment that is past by any clock."""
GLANCE = 0.5
"""Seconds between two looks at whether a match still waits for a thought."""
PROBLEMS = (discord.HTTPException, Away, Broken, ThinkingFailed, OSError)
"""What may keep a channel from hearing something: noted, and tried again by the sweep."""
REFUSALS = (discord.Forbidden, discord.NotFound)
"""What may keep it so for ever: it is tried again ever more rarely."""

OneAtATime = Annotated[int, ConcurrencyLimit(1)]
"""A channel for which a task runs once at a time, whoever works."""

_SWEEP = Perpetual(every=timedelta(seconds=30), automatic=True)
_RETRY = ExponentialRetry(20, timedelta(seconds=1), timedelta(minutes=5))
_log = structlog.get_logger()


class Jobs:
    """The tasks of Parlour and, where `works`, the worker that does them."""

    def __init__(
        self,
        url: str,
        store: Store,
        announcer: Announcer,
        reminder: Reminder,
        thinkers: Thinkers,
        settings: Settings,
        now: Now,
    ) -> None:
        self._docket = _line("parlour", url)
        self._thoughts = _line("parlour-thoughts", url)
        self._store = store
        self._announcer = announcer
        self._reminder = reminder
        self._thinkers = thinkers
        self._seconds = settings.think_seconds
        self._pause = settings.pause_seconds
        self._now = now
        self._stack = AsyncExitStack()

    async def open(self, *, works: bool) -> None:
        """Gets ready to take jobs, and to do them where `works`."""
        for task in (self.announce, self.ring, self.remind, self.retime, self.reindex, self.sweep):
            self._docket.register(task)
        self._thoughts.register(self.think)
        for line in (self._docket, self._thoughts):
            await self._stack.enter_async_context(line)
            if works:
                working = asyncio.create_task(_work(line), name=line.name)
                self._stack.push_async_callback(end, working)
        if works:
            await self._docket.replace(self.sweep, AT_ONCE, self.sweep.__name__)()  # not when it was due next

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

    async def calendar_changed(self, person: int) -> None:
        """Asks for what follows when a person's hours, vacation or wishes have changed."""
        try:
            await self._docket.add(self.retime, key=f"retime:{person}")(person)
        except Away as error:
            _log.warning("not asked to be noted anew", person=person, error=str(error))

    async def announce(self, channel: OneAtATime) -> None:
        """Says what `channel` has not heard, then lets the computer move where it is asked."""
        try:
            session = await self._announcer.announce(channel)
            if session is not None and player.waiting(session):
                await self._thoughts.add(self.think, key=f"think:{channel}:{session.revision}")(channel)
        except REFUSALS as error:
            _log.warning("may not be said", session=channel, error=str(error))
            await self._store.refused(channel, self._now())
        except PROBLEMS as error:
            _log.warning("not said yet", session=channel, error=str(error))

    async def think(self, channel: OneAtATime, retry: ExponentialRetry = _RETRY) -> None:
        """Lets one computer player of `channel` move, where people shall follow after a time that tells nothing."""
        session = await self._store.load(channel)
        if session is None or not (waiting := player.waiting(session)):
            return
        seat, began = waiting[0], monotonic()
        age = tables.age(session.playing, seat)
        thought = asyncio.create_task(player.decide(self._thinkers, session, seat, self._seconds))
        if (moves := await self._unless_moved_on(thought, session, seat)) is None:
            return
        if session.house(session_options.PACE) == "human":
            due = began + self._pause + player.seconds(session, self._seconds)
            await asyncio.sleep(max(0.0, due - monotonic()))
        try:
            await self._commit(session, lambda now: player.play(now, seat, age, moves))
        except (tables.Illegal, Trouble) as error:
            _log.info("a thought came too late", session=channel, error=str(error))

    async def _unless_moved_on(self, thought: "asyncio.Task[bytes]", session: AnySession, seat: int) -> bytes | None:
        """What `thought` comes to; None, and no more thinking, once the match no longer waits for it."""
        age = tables.age(session.playing, seat)
        try:
            while not (await asyncio.wait({thought}, timeout=GLANCE))[0]:
                if not player.is_awaited(await self._store.load(session.id), seat, age):
                    return None
            return await thought
        finally:
            await end(thought)

    async def ring(self, channel: int, seat: int, asked: int) -> None:
        """Does what is due for a seat, in the turn that began with revision `asked`."""
        try:
            session = await self._store.load(channel)
            if session is not None and not asked and session.stage is not Stage.OVER:
                await self._see_to_table(session)
                return
            if session is None or not asked or session.seats[seat].asked != asked:
                await self._store.silence(Alarm(channel, seat, asked))
                return
            person = session.seats[seat].person
            at = await self._store.people.moment(person, self._now())
            what = due(session, seat, at)
            if what is None or what.moment > at.now:
                await self._store.index(session, at.now)
            elif what.kind is Kind.WARN:
                await self._commit(session, absence.warn)
            elif what.kind is Kind.CLOSE:
                await self._commit(session, absence.close)
            elif await self._reminder.has_left(session, person):
                await self._commit(session, lambda now: absence.late(now, seat, asked, gone=True))
            elif what.kind is Kind.REMIND:
                await self._docket.add(self.remind, key=f"remind:{person}")(person)
            elif not await self._rests(session, seat, at):
                await self._commit(session, lambda now: absence.late(now, seat, asked))
        except Trouble as error:
            _log.info("an alarm came too late", session=channel, seat=seat, error=str(error))
        except PROBLEMS as error:
            _log.warning("alarm not seen to", session=channel, seat=seat, error=str(error))

    async def _see_to_table(self, session: AnySession) -> None:
        """Closes a table at which nobody gathers; keeps the thread of one at which nobody moves awake."""
        _, moment = table_alarm(session, session.moved)
        await self._store.silence(Alarm(session.id, 0, 0))
        await self._store.index(session, self._now())
        if moment > self._now():
            return
        if session.stage is Stage.LOBBY:
            await self._commit(session, lobbies.expire)
        else:
            await self._announcer.keep_awake(session)

    async def _rests(self, session: AnySession, seat: int, at: At) -> bool:
        """Whether a vacation begins of itself in place of the end of a clock."""
        sitting = session.seats[seat]
        runs_out = limit(session, seat, at.person, at.down)
        begun = session.clock and vacation.begin_of_itself(at.person, sitting.since, runs_out)
        if not begun:
            return False
        await self._store.people.update(
            sitting.person, lambda now: vacation.begin_of_itself(now, sitting.since, runs_out) or now
        )
        await self.retime(sitting.person)
        await self._reminder.tell_vacation(session, seat, at._replace(person=begun))
        return True

    async def _commit(self, session: AnySession, change: Callable[[AnySession], Change]) -> None:
        """`change` committed, and what follows asked for."""
        at = At(self._now())
        await self.after((await self._store.update(session, lambda now: keep(now, change(now), at))).session)

    async def remind(self, person: OneAtATime) -> None:
        """Reminds `person` of what is due."""
        try:
            await self._reminder.remind(person)
        except PROBLEMS as error:
            _log.warning("not reminded", person=person, error=str(error))

    async def retime(self, person: OneAtATime) -> None:
        """Notes anew what is due when at the tables of `person`, whose calendar has changed."""
        for session in await self._store.turns(person):
            await self._store.index(session, self._now())

    async def sweep(self, again: Perpetual = _SWEEP) -> None:
        """Says what a crash left unsaid, wakes computer players that nobody asked, and sees to what is due."""
        try:
            await self._store.beat(self._now())
            async for channel in self._store.silent():
                await self._again(channel)
            for channel in await self._store.waiting_for_computers():
                await self._again(channel)
            for alarm in await self._store.ringing(self._now()):
                await self._docket.add(self.ring, key=f"ring:{alarm.member}")(*alarm)
            if not await self._store.is_indexed():
                await self._docket.add(self.reindex, key=self.reindex.__name__)()
        except PROBLEMS as error:
            _log.warning("sweep failed", error=str(error))

    async def reindex(self) -> None:
        """Notes anew of every match whom it waits for and what is due there, one after the other."""
        if await self._store.is_indexed():
            return
        async for channel in self._store.sessions():
            try:
                await self._announcer.index(channel)
            except Broken as error:
                _log.warning("not indexed", session=channel, error=str(error))
        await self._store.indexed()

    async def _again(self, channel: int) -> None:
        if not await self._store.is_left_alone(channel, self._now()):
            await self._docket.add(self.announce, key=f"sweep:{channel}")(channel)


def _line(name: str, url: str) -> Docket:
    joint = "&" if "?" in url else "?"
    return Docket(name, f"{url}{joint}max_connections={CONNECTIONS}", execution_ttl=timedelta(0))


async def _work(line: Docket) -> None:
    async with Worker(
        line,
        concurrency=CONCURRENCY,
        minimum_check_interval=INTERVAL,
        redelivery_timeout=LOST_AFTER,
        scheduling_resolution=INTERVAL,
        reconnection_delay=timedelta(seconds=1),
    ) as worker:
        await worker.run_forever()
