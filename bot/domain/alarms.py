"""What is due at a table while somebody thinks: reminders, and then that the table is told. Pure.

Reminders come at shares of the time that was left, or without a clock after some days; never in somebody's quiet hours,
and at hours at which they usually move, where there is time to wait for such.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from bot.domain.calendar import DAY, FOREVER, HOUR, Hours, Span, deadline
from bot.domain.habits import next_usual
from bot.domain.session import AnySession, Stage
from bot.domain.turn_time import Moment, breaks, limit

REMINDERS = 3
"""The most reminders of one turn; after them the table is told instead."""
LAST_CALL = HOUR
"""No reminder comes later than this before the time runs out."""
IDLE = 30 * DAY
"""A match in which nobody moves for so long is over."""
NOTICE = 3 * DAY
"""So long before its end the table is warned."""
GATHERING = 7 * DAY
"""A table at which nobody gathers for so long is closed."""
AWAKE = 6 * DAY
"""So often the thread of a match in which nobody moves is kept from going to sleep, which it does after a week."""
_PATIENT = (DAY, 3 * DAY, 6 * DAY)


class Kind(StrEnum):
    """What is due."""

    REMIND = "remind"
    LATE = "late"
    WARN = "warn"
    CLOSE = "close"


class Due(NamedTuple):
    """What comes next of itself, and when."""

    moment: int
    kind: Kind


class Alarm(NamedTuple):
    """Something is due for a seat of a session, in the turn that began with revision `asked`."""

    channel: int
    seat: int
    turn: int

    @property
    def member(self) -> str:
        """As it is noted."""
        return ":".join(map(str, self))

    @classmethod
    def of(cls, member: str) -> "Alarm":
        """The alarm that was noted so."""
        return cls(*map(int, member.split(":")))


def due(session: AnySession, number: int, at: Moment) -> Due | None:
    """What comes next while a seat is asked, `at` being of its person; None: nothing."""
    seat = session.seats[number]
    if not seat.turn_began_at or session.paused or session.stage is not Stage.PLAY:
        return None
    found = [
        Due(closing(session, at.down), Kind.CLOSE) if session.warned else Due(_warning(session, at.down), Kind.WARN)
    ]
    if not seat.late:
        found.append(Due(limit(session, number, at.person, at.down), Kind.LATE))
    if not seat.late and seat.reminded < REMINDERS and at.person.is_reminded:
        found.append(Due(_best(session, number, _reminder(session, number, seat.reminded, at), at), Kind.REMIND))
    return min(found)


def closing(session: AnySession, down: tuple[Span, ...]) -> int:
    """When a match in which nobody moves is over of itself."""
    return _idle(session, IDLE, down)


def _warning(session: AnySession, down: tuple[Span, ...]) -> int:
    return _idle(session, IDLE - NOTICE, down)


def _idle(session: AnySession, seconds: int, down: tuple[Span, ...]) -> int:
    return deadline(session.moved, seconds, Hours(), [*down, *session.pauses]) if session.moved else FOREVER


def reminded(session: AnySession, number: int, at: Moment) -> int:
    """How many reminders of a turn belong to the past by now: they are said in one."""
    return sum(_reminder(session, number, earlier, at) <= at.now for earlier in range(REMINDERS))


def session_alarm(session: AnySession, now: int) -> tuple[Alarm, int]:
    """When something is due for a table as a whole: it closes before it has begun, or its thread is kept awake."""
    alarm = Alarm(session.id, 0, 0)
    if not session.moved or session.stage is Stage.OVER:
        return alarm, FOREVER
    if session.stage is Stage.LOBBY:
        return alarm, session.moved + GATHERING
    spells = max(0, now - session.moved) // AWAKE + 1
    return alarm, session.moved + spells * AWAKE if session.channel != session.parent else FOREVER


def alarms(session: AnySession, people: Mapping[int, Moment]) -> dict[Alarm, int]:
    """When something is due for whom. `people`: the moment as it is for each person who is asked."""
    found = {
        Alarm(session.id, number, seat.turn_began_at): due(session, number, people[seat.person])
        for number, seat in enumerate(session.seats)
        if seat.turn_began_at
    }
    return {alarm: what.moment for alarm, what in found.items() if what and what.moment < FOREVER}


def _reminder(session: AnySession, number: int, earlier: int, at: Moment) -> int:
    """When a turn is reminded of for the next time, after `earlier` reminders; FOREVER: no more."""
    seat = session.seats[number]
    rest = seat.left >> (earlier + 1)
    if session.clock and rest < LAST_CALL:
        return FOREVER
    after, hours = (seat.left - rest, at.person.hours) if session.clock else (_PATIENT[earlier], Hours())
    return deadline(seat.since, after, hours, breaks(session, at.person, at.down))


def _best(session: AnySession, number: int, moment: int, at: Moment) -> int:
    """When to remind from `moment` on: at a usual hour, if it is no quiet one and leaves a last hour; else at once."""
    woken = _waking(session, moment, at)
    if woken >= FOREVER:
        return FOREVER
    usual = next_usual(at.person.habits, woken)
    in_time = usual + LAST_CALL <= limit(session, number, at.person, at.down)
    return usual if in_time and _waking(session, usual, at) == usual else woken


def _waking(session: AnySession, moment: int, at: Moment) -> int:
    """The first moment from `moment` and from now on at which the person is not to be left alone."""
    if moment >= FOREVER:
        return FOREVER
    return deadline(max(moment, at.now), 0, at.person.hours, breaks(session, at.person, at.down))
