"""What is due in a match while a turn goes on: reminders, then running out of time. Pure.

Reminders come at fractions of the time left, or without a clock after some days; never in the person's quiet hours, and
at the hours at which they usually move, if there is time to wait for one.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from bot.domain.calendar import DAY, FOREVER, HOUR, Hours, Span, deadline
from bot.domain.session import AnySession, Origin, Stage
from bot.domain.turn_time import Moment, breaks, limit
from bot.features.reminders.habits import next_usual

REMINDERS = 3
"""The most reminders of one turn."""
LAST_CALL = HOUR
"""The last reminder comes at least this long before time runs out."""
IDLE = 30 * DAY
"""After this time without a move a match ends."""
TRIED = 7 * DAY
"""The same for a position that somebody tries again. Nobody is reminded of it."""
NOTICE = 3 * DAY
"""How long before that the players are warned."""
GATHERING = 7 * DAY
"""After this time without a change a lobby is closed."""
AWAKE = 6 * DAY
"""How often the thread of a match without moves is kept from being archived, which happens after a week."""
_PATIENT = (DAY, 3 * DAY, 6 * DAY)


class Kind(StrEnum):
    """What is due."""

    REMIND = "remind"
    LATE = "late"
    WARN = "warn"
    CLOSE = "close"


class Due(NamedTuple):
    """The next automatic event, and its time."""

    moment: int
    kind: Kind


class Alarm(NamedTuple):
    """Something is due for a seat, in the turn that began at revision `turn`; 0: for the session as a whole."""

    channel: int
    seat: int
    turn: int

    @property
    def member(self) -> str:
        """The alarm as the index stores it."""
        return ":".join(map(str, self))

    @classmethod
    def of(cls, member: str) -> "Alarm":
        """Returns the alarm that is stored as `member`."""
        return cls(*map(int, member.split(":")))


def due(session: AnySession, number: int, at: Moment) -> Due | None:
    """Returns the next automatic event in the turn of a seat, or None. `at`: the moment for its player."""
    seat = session.seats[number]
    if not seat.turn_began_at or session.paused or session.stage is not Stage.PLAY:
        return None
    found = [
        Due(closing(session, at.down), Kind.CLOSE) if session.warned else Due(_warning(session, at.down), Kind.WARN)
    ]
    if not seat.late:
        found.append(Due(limit(session, number, at.person, at.down), Kind.LATE))
    wants = at.person.is_reminded and session.origin is Origin.LOBBY
    if not seat.late and seat.reminded < REMINDERS and wants:
        found.append(Due(_best(session, number, _reminder(session, number, seat.reminded, at), at), Kind.REMIND))
    return min(found)


def closing(session: AnySession, down: tuple[Span, ...]) -> int:
    """Returns when the match ends by itself if nobody moves."""
    return _idle(session, patience(session), down)


def patience(session: AnySession) -> int:
    """Returns after how many seconds without a move the match ends."""
    return TRIED if session.origin is Origin.TRIED else IDLE


def _warning(session: AnySession, down: tuple[Span, ...]) -> int:
    return _idle(session, patience(session) - NOTICE, down)


def _idle(session: AnySession, seconds: int, down: tuple[Span, ...]) -> int:
    return deadline(session.moved, seconds, Hours(), [*down, *session.pauses]) if session.moved else FOREVER


def reminded(session: AnySession, number: int, at: Moment) -> int:
    """Returns how many reminders of a turn are due or overdue; they are sent as one."""
    return sum(_reminder(session, number, earlier, at) <= at.now for earlier in range(REMINDERS))


def session_alarm(session: AnySession, now: int) -> tuple[Alarm, int]:
    """Returns when something is due for the session as a whole: a lobby closes, or a thread is kept awake."""
    alarm = Alarm(session.id, 0, 0)
    if not session.moved or session.stage is Stage.OVER:
        return alarm, FOREVER
    if session.stage is Stage.LOBBY:
        return alarm, session.moved + GATHERING
    if session.lost:
        return alarm, session.moved + patience(session)
    spells = max(0, now - session.moved) // AWAKE + 1
    return alarm, session.moved + spells * AWAKE if session.channel != session.parent else FOREVER


def alarms(session: AnySession, people: Mapping[int, Moment]) -> dict[Alarm, int]:
    """Returns when something is due for each seat that is to move. `people`: the moment for each of their persons."""
    found = {
        Alarm(session.id, number, seat.turn_began_at): due(session, number, people[seat.person])
        for number, seat in enumerate(session.seats)
        if seat.turn_began_at
    }
    return {alarm: what.moment for alarm, what in found.items() if what and what.moment < FOREVER}


def _reminder(session: AnySession, number: int, earlier: int, at: Moment) -> int:
    """Returns when the next reminder of a turn is due after `earlier` ones; FOREVER if there are no more."""
    seat = session.seats[number]
    rest = seat.left >> (earlier + 1)
    if session.clock and rest < LAST_CALL:
        return FOREVER
    after, hours = (seat.left - rest, at.person.hours) if session.clock else (_PATIENT[earlier], Hours())
    return deadline(seat.since, after, hours, breaks(session, at.person, at.down))


def _best(session: AnySession, number: int, moment: int, at: Moment) -> int:
    """Returns when to remind, from `moment` on: at a usual hour if it is not quiet and not too late, else at once."""
    woken = _waking(session, moment, at)
    if woken >= FOREVER:
        return FOREVER
    usual = next_usual(at.person.habits, woken)
    in_time = usual + LAST_CALL <= limit(session, number, at.person, at.down)
    return usual if in_time and _waking(session, usual, at) == usual else woken


def _waking(session: AnySession, moment: int, at: Moment) -> int:
    """Returns the first moment, not before `moment` nor before now, at which the person may be disturbed."""
    if moment >= FOREVER:
        return FOREVER
    return deadline(max(moment, at.now), 0, at.person.hours, breaks(session, at.person, at.down))
