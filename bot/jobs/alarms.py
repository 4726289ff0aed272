"""The tasks for what is due: clocks that run out, matches in which nobody moves, and what features add."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import structlog
from structlog.contextvars import bind_contextvars

from bot.delivery.refusals import log_refusal
from bot.domain import absence, lobbies, matches
from bot.domain.alarms import Alarm, Due, Kind, due, session_alarm
from bot.domain.calendar import DAY, FOREVER
from bot.domain.errors import UserError
from bot.domain.session import AnySession, Ending, Stage
from bot.domain.turn_time import Moment, is_waited_for
from bot.feature import Slot
from bot.jobs.commit import commit
from bot.jobs.failures import FAILURES
from bot.jobs.queue import OneAtATime
from bot.jobs.services import Services
from bot.store.sessions import GameGone

RINGS: Slot[tuple[str, Callable[[Services, int], Awaitable[None]]]] = Slot()
"""What is done for a person when something else is due: its kind (see `alarms.DUE`), and a function."""
IN_TIME: Slot[Callable[[Services, AnySession, int, Moment], Awaitable[bool]]] = Slot()
"""What may keep the time of a seat from running out, such as a vacation; returns whether it does."""

DAYS_OF_THE_LEFT = 2 * DAY
"""How long a rated match without a clock waits at least for somebody who has left the server."""
REST = 0.1
"""Seconds after each match whose alarms are written again: the process is there for others meanwhile."""
_log = structlog.get_logger()


class Alarms:
    """Holds the tasks `ring` and `retime`."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._store = services.store
        self._queue = services.queue
        self._announcer = services.announcer
        self._now = services.now
        self._turn = asyncio.Lock()
        """Held while the alarms of a match are written again: people whose calendars have changed take turns."""

    async def ring(self, channel: int, seat: int, turn: int) -> None:
        """Does what is due for a seat, in the turn that began at revision `turn`; 0: for the whole session."""
        bind_contextvars(task="ring", session=channel)
        try:
            session = await self._store.sessions.load(channel)
            if session is not None and not turn and session.stage is not Stage.OVER:
                await self._close_way(session)
                await self._do_for_session(session)
            elif session is None or not _is_turn_of(session, seat, turn):
                await self._store.indexes.silence(Alarm(channel, seat, turn))
            else:
                await self._do_for_seat(session, seat, turn)
        except GameGone:
            await self._store.indexes.silence(Alarm(channel, seat, turn))
        except UserError as error:
            _log.info("alarm outdated", session=channel, seat=seat, error=str(error))
        except FAILURES as error:
            log_refusal(_log, "alarm failed", error, level="warning", session=channel, seat=seat)

    async def _do_for_seat(self, session: AnySession, seat: int, turn: int) -> None:
        person, courier = session.seats[seat].person, self._services.courier
        at = await self._store.people.moment(person, self._now())
        commit_to = partial(commit, self._store, self._queue, self._now(), session)
        what = due(session, seat, at)
        if what is not None and what.kind in {*Kind}:
            await self._close_way(session)
        if what is None or what.moment > at.now:
            await self._store.indexes.write(session, at.now)
        elif what.kind is Kind.WARN:
            await commit_to(absence.warn)
        elif what.kind is Kind.CLOSE:
            await commit_to(absence.close)
        elif what.kind is Kind.RESUME:
            await commit_to(lambda now: matches.resumed(now, at.now))
        elif _may_be_gone(session, seat, what, at) and await courier.has_left(session.guild, person):
            if not (matches.is_rated(session) and await self._keeps_time(session, seat, at)):
                await commit_to(lambda now: absence.late(now, seat, turn, gone=True))
        elif is_waited_for(session.seats[seat], at.now) and await courier.is_hidden_from(session, person):
            await self._announcer.stop_unseen(session, [seat])
        elif what.kind is not Kind.LATE:
            for kind, ring in RINGS:
                if kind == what.kind:
                    await ring(self._services, person)
        elif not await self._keeps_time(session, seat, at):
            await commit_to(lambda now: absence.late(now, seat, turn))

    async def _close_way(self, session: AnySession) -> None:
        """Ends the way into a chat: what comes now answers no press."""
        if session.chat:
            await self._store.ways.close(session.id)

    async def _do_for_session(self, session: AnySession) -> None:
        """Closes an idle lobby, ends a match that nobody continues, or keeps the thread of an idle one awake."""
        to_move = {session.seats[seat].person for seat in session.to_move}
        people, _ = await self._store.people.known(to_move, self._now())
        _, moment = session_alarm(session, session.moved, people)
        await self._store.indexes.silence(Alarm(session.id, 0, 0))
        await self._store.indexes.write(session, self._now())
        if moment > self._now():
            return
        if session.stage is Stage.LOBBY:
            await commit(self._store, self._queue, self._now(), session, lobbies.expire)
        elif session.lost and not await self._store.departures.since(session.guild):
            await commit(self._store, self._queue, self._now(), session, lambda now: matches.end(now, Ending.IDLE))
        elif not session.lost:
            await self._announcer.keep_awake(session)

    async def _keeps_time(self, session: AnySession, seat: int, at: Moment) -> bool:
        """Whether a feature has kept the time of a seat from running out."""
        for keep in IN_TIME:
            if await keep(self._services, session, seat, at):
                return True
        return False

    async def retime(self, person: OneAtATime) -> None:
        """Writes the alarms again in all matches in which it is the turn of `person`, whose calendar has changed."""
        async for session in self._store.indexes.each_turn(person):
            async with self._turn:
                await self._store.indexes.write(session, self._now())
                await asyncio.sleep(REST)


async def due_seats(services: Services, person: int, kind: str) -> list[tuple[AnySession, int]]:
    """Returns the matches, each with the seat of `person`, in which what is due now is of this kind."""
    at = await services.store.people.moment(person, services.now())
    turns = [(session, session.seat_of(person)) for session in await services.store.indexes.turns(person)]
    return [(session, seat) for session, seat in turns if seat is not None and _is_due(session, seat, kind, at)]


def _is_due(session: AnySession, seat: int, kind: str, at: Moment) -> bool:
    what = due(session, seat, at)
    return what is not None and what.kind == kind and what.moment <= at.now


def _may_be_gone(session: AnySession, seat: int, what: Due, at: Moment) -> bool:
    """Whether somebody who has left the server counts as absent by now.

    In a rated match, they have as long as if they had not: a moderator may have removed them.
    """
    waits = DAYS_OF_THE_LEFT if session.clock is None else FOREVER
    return what.kind is Kind.LATE or not matches.is_rated(session) or at.now - session.seats[seat].since >= waits


def _is_turn_of(session: AnySession, seat: int, turn: int) -> bool:
    """Whether the turn of a seat that began at revision `turn` goes on."""
    return bool(turn) and seat < len(session.seats) and session.seats[seat].turn_began_at == turn
