"""When a person is reminded of a turn, and at which hours they usually move. Pure.

Reminders come at fractions of the time left, or without a clock after some days; never in the person's quiet hours, and
at the hours at which they usually move, if there is time to wait for one. Hours are hours of the day in UTC: after a
change of time zone, new habits are learned within some weeks.
"""

from typing import Final

from bot.domain.absence import decided_on
from bot.domain.alarms import Due
from bot.domain.calendar import DAY, FOREVER, HOUR, Hours, deadline
from bot.domain.errors import UserError
from bot.domain.parts import Lasts, Part
from bot.domain.session import AnySession, Change, Origin, Seat, changed, with_seat
from bot.domain.turn_time import Moment, breaks, limit

REMIND: Final = "remind"
"""What is due."""
DECIDE: Final = "decide"
"""What is due if nobody has decided about a late player for a day."""
REMINDERS = 3
"""The most reminders of one turn."""
LAST_CALL = HOUR
"""The last reminder comes at least this long before time runs out."""
REMINDED = Part("reminders", int, was="reminded", lasts=Lasts.TURN)
"""How many reminders of this turn were sent."""
TOLD_AGAIN = Part("told_again", bool, lasts=Lasts.TURN)
"""Whether those who can decide about this late player were told again, if they had missed it."""
_PATIENT = (DAY, 3 * DAY, 6 * DAY)
KEPT = 60
"""How many of the newest turns are remembered."""
ENOUGH = 20
"""With fewer turns every hour counts as usual."""
SHARE = 10
"""An hour is usual if at least one in SHARE turns fell into it, or into the hour before or after."""
DAY_HOURS = 24


def next_reminder(session: AnySession, number: int, at: Moment) -> Due | None:
    """Returns the next reminder in the turn of a seat, or None. `at`: the moment for its player.

    For somebody who wants none, the first one is due, too: it is sent if they have missed what called them.
    """
    seat = session.seats[number]
    reached = session.chat is None or at.person.installed
    wants = reached and session.origin is Origin.LOBBY and (at.person.is_reminded or not REMINDED.of(seat))
    if seat.late or is_muted(seat) or not wants:
        return None
    return Due(_best(session, number, _reminder(session, number, REMINDED.of(seat), at), at), REMIND)


def next_decision(session: AnySession, number: int, at: Moment) -> Due | None:
    """Returns when those who can decide about a late seat may be told again, a day after its time ran out, or None."""
    if number not in decided_on(session) or TOLD_AGAIN.of(session.seats[number]):
        return None
    return Due(limit(session, number, at.person, at.down) + DAY, DECIDE)


def is_muted(seat: Seat) -> bool:
    """Whether there are no more reminders of a turn, as when all were sent."""
    return REMINDED.of(seat) >= REMINDERS


def reminded(session: AnySession, number: int, at: Moment) -> int:
    """Returns how many reminders of a turn are due or overdue; they are sent as one."""
    return sum(_reminder(session, number, earlier, at) <= at.now for earlier in range(REMINDERS))


def remind(session: AnySession, seat: int, turn: int, times: int) -> Change:
    """Records that `times` reminders were sent for the turn that began at revision `turn`. Raises UserError if over."""
    sitting = session.seats[seat]
    if sitting.turn_began_at != turn or REMINDED.of(sitting) >= times:
        raise UserError("moved-on")
    return changed(session, news=False, seats=with_seat(session, seat, parts=REMINDED.put(sitting, times).parts))


def told_again(session: AnySession, seat: int, turn: int) -> Change:
    """Records that those who can decide about a late seat were told again. Raises UserError if its turn is over."""
    sitting = session.seats[seat]
    if sitting.turn_began_at != turn or not sitting.late:
        raise UserError("moved-on")
    return changed(session, news=False, seats=with_seat(session, seat, parts=TOLD_AGAIN.put(sitting, True).parts))


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


def noted(habits: tuple[int, ...], moment: int) -> tuple[int, ...]:
    """Returns `habits`, the hours of the last turns, with a turn at `moment` added."""
    return (*habits, _hour(moment))[-KEPT:]


def is_usual(habits: tuple[int, ...], moment: int) -> bool:
    """Whether a person with these habits usually moves around `moment`; true if too little is known."""
    if len(habits) < ENOUGH:
        return True
    near = {(_hour(moment) + step) % DAY_HOURS for step in (-1, 0, 1)}
    return SHARE * sum(hour in near for hour in habits) >= len(habits)


def next_usual(habits: tuple[int, ...], moment: int) -> int:
    """Returns the first usual moment, not before `moment` and less than a day later."""
    while not is_usual(habits, moment):
        moment += HOUR - moment % HOUR
    return moment


def _hour(moment: int) -> int:
    return moment // HOUR % DAY_HOURS
