"""The tasks for what is due: reminders, clocks that run out, matches in which nobody moves."""

from functools import partial

import structlog
from structlog.contextvars import bind_contextvars

from bot.domain import absence, lobbies, matches
from bot.domain.alarms import Alarm, Kind, due, session_alarm
from bot.domain.errors import UserError
from bot.domain.session import AnySession, Ending, Stage
from bot.domain.turn_time import Moment, limit
from bot.features.reminders.delivery import Reminder
from bot.features.vacation import domain as vacation
from bot.jobs.commit import commit
from bot.jobs.failures import FAILURES
from bot.jobs.queue import OneAtATime
from bot.jobs.services import Services
from bot.store.sessions import GameGone

_log = structlog.get_logger()


class Alarms:
    """Holds the tasks `ring`, `remind` and `retime`."""

    def __init__(self, services: Services) -> None:
        self._store = services.store
        self._queue = services.queue
        self._announcer = services.announcer
        self._reminder = Reminder(services.client, services.store, services.boards, services.now)
        self._now = services.now

    async def ring(self, channel: int, seat: int, turn: int) -> None:
        """Does what is due for a seat, in the turn that began at revision `turn`; 0: for the whole session."""
        bind_contextvars(task="ring", session=channel)
        try:
            session = await self._store.sessions.load(channel)
            if session is not None and not turn and session.stage is not Stage.OVER:
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
            _log.warning("alarm failed", session=channel, seat=seat, error=str(error))

    async def _do_for_seat(self, session: AnySession, seat: int, turn: int) -> None:
        person = session.seats[seat].person
        at = await self._store.people.moment(person, self._now())
        commit_to = partial(commit, self._store, self._queue, self._now(), session)
        what = due(session, seat, at)
        if what is None or what.moment > at.now:
            await self._store.indexes.write(session, at.now)
        elif what.kind is Kind.WARN:
            await commit_to(absence.warn)
        elif what.kind is Kind.CLOSE:
            await commit_to(absence.close)
        elif await self._reminder.has_left(session, person):
            await commit_to(lambda now: absence.late(now, seat, turn, gone=True))
        elif what.kind is not Kind.LATE:
            await self._queue.remind(person)
        elif not await self._begin_vacation(session, seat, at):
            await commit_to(lambda now: absence.late(now, seat, turn))

    async def _do_for_session(self, session: AnySession) -> None:
        """Closes an idle lobby, ends a match that nobody continues, or keeps the thread of an idle one awake."""
        _, moment = session_alarm(session, session.moved)
        await self._store.indexes.silence(Alarm(session.id, 0, 0))
        await self._store.indexes.write(session, self._now())
        if moment > self._now():
            return
        if session.stage is Stage.LOBBY:
            await commit(self._store, self._queue, self._now(), session, lobbies.expire)
        elif session.lost:
            await commit(self._store, self._queue, self._now(), session, lambda now: matches.end(now, Ending.IDLE))
        else:
            await self._announcer.keep_awake(session)

    async def _begin_vacation(self, session: AnySession, seat: int, at: Moment) -> bool:
        """Starts an automatic vacation instead of letting the clock run out; returns whether it did."""
        sitting = session.seats[seat]
        runs_out = limit(session, seat, at.person, at.down)
        begun = session.clock and vacation.begin_automatically(at.person, sitting.since, runs_out)
        if not begun:
            return False
        await self._store.people.note(
            sitting.person, lambda now: vacation.begin_automatically(now, sitting.since, runs_out) or now
        )
        await self.retime(sitting.person)
        await self._reminder.notify_of_vacation(session, seat, at._replace(person=begun))
        return True

    async def remind(self, person: OneAtATime) -> None:
        """Reminds `person` of every turn for which a reminder is due."""
        try:
            await self._reminder.remind(person)
        except FAILURES as error:
            _log.warning("reminder failed", person=person, error=str(error))

    async def retime(self, person: OneAtATime) -> None:
        """Rebuilds the alarms in the matches of `person`, whose calendar has changed."""
        for session in await self._store.indexes.turns(person):
            await self._store.indexes.write(session, self._now())


def _is_turn_of(session: AnySession, seat: int, turn: int) -> bool:
    """Whether the turn of a seat that began at revision `turn` goes on."""
    return bool(turn) and seat < len(session.seats) and session.seats[seat].turn_began_at == turn
