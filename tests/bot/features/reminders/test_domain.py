"""When a person is reminded: at fractions of the time left, when they may be disturbed, and usually move."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from bot.domain import alarms as due
from bot.domain import lobbies
from bot.domain.alarms import Alarm, Due, Kind, alarms
from bot.domain.calendar import DAY, HOUR, Hours, Span
from bot.domain.clock import Clock
from bot.domain.errors import UserError
from bot.domain.preferences import Preferences, Reminders
from bot.domain.session import AnySession
from bot.domain.turn_time import PATIENCE, Moment, keep
from bot.features.reminders.domain import (
    ENOUGH,
    KEPT,
    REMIND,
    REMINDED,
    REMINDERS,
    is_usual,
    next_usual,
    noted,
    remind,
    reminded,
)
from bot.handlers.entropy import new_proof
from tests.bot.place import NOON
from tests.bot.sessions import ALICE, BOB, LOBBY, lobby

DAILY = Clock(24, 6)
NOBODY = Preferences()
MIDNIGHT = 20_000 * DAY
moments = st.integers(0, 2**32)


def begin(clock: Clock | None = DAILY) -> AnySession:
    gathered = structs.replace(lobby(ALICE, BOB), clock=clock)
    return keep(gathered, lobbies.start(gathered, ALICE, LOBBY, new_proof()), Moment(NOON)).session


def schedule(session: AnySession, person: Preferences = NOBODY, down: tuple[Span, ...] = ()) -> list[tuple[str, int]]:
    """Returns the automatic events of the current turn, in hours after its beginning."""
    (seat,) = session.to_move
    found = []
    for _ in range(REMINDERS + 1):
        what = due.due(session, seat, Moment(NOON, person, down))
        assert what is not None
        found.append((what.kind, (what.moment - NOON) // HOUR))
        if what.kind == Kind.LATE:
            break
        turn = session.seats[seat].turn_began_at
        session = remind(session, seat, turn, REMINDED.of(session.seats[seat]) + 1).session
    return found


def test_reminders_come_with_a_half_a_quarter_and_an_eighth_of_the_time_left() -> None:
    assert schedule(begin()) == [(REMIND, 12), (REMIND, 18), (REMIND, 21), (Kind.LATE, 24)]


def test_no_reminder_comes_in_the_last_hour() -> None:
    session = begin()
    session.seats[session.to_move[0]].left = 3 * HOUR
    assert schedule(session) == [(REMIND, 1), (Kind.LATE, 3)]


def test_without_a_clock_reminders_come_after_one_three_and_six_days() -> None:
    expected = [(REMIND, 24), (REMIND, 72), (REMIND, 144), (Kind.LATE, PATIENCE // HOUR)]
    assert schedule(begin(None)) == expected


def test_for_somebody_who_wants_no_reminders_it_is_checked_once_whether_they_miss_the_call() -> None:
    assert schedule(begin(), Preferences(reminders=Reminders.OFF)) == [(REMIND, 12), (Kind.LATE, 24)]


def test_a_reminder_waits_for_a_usual_hour_of_the_person() -> None:
    """Half the time is over at 2:13; this person moves at eight in the morning, so from seven on."""
    early = Preferences(habits=(8,) * ENOUGH)
    assert schedule(begin(), early)[0] == (REMIND, 16)
    assert schedule(begin(), Preferences(habits=(8,) * (ENOUGH - 1)))[0] == (REMIND, 12)


def test_a_reminder_does_not_wait_for_a_usual_hour_that_is_quiet_or_too_late() -> None:
    late, asleep = Preferences(habits=(16,) * ENOUGH), Preferences(habits=(8,) * ENOUGH, hours=Hours(quiet=(7, 10)))
    assert schedule(begin(), late)[0] == (REMIND, 12)
    assert schedule(begin(), asleep)[0] == (REMIND, 12)


def test_a_reminder_waits_for_the_end_of_quiet_hours() -> None:
    """A day after 14:13 is 14:13 again: this person sleeps until 20:00, more than five hours later."""
    sleeper = Preferences(hours=Hours(zone="UTC", quiet=(12, 20)))
    kind, hours = schedule(begin(None), sleeper)[0]
    assert (kind, hours) == (REMIND, 24 + 5)


def test_a_vacation_postpones_everything_by_its_length() -> None:
    away = Preferences(vacations=(Span(NOON + HOUR, NOON + HOUR + 7 * DAY),))
    assert [hours - 7 * 24 for _, hours in schedule(begin(), away)] == [12, 18, 21, 24]


def test_downtime_postpones_everything_and_causes_no_burst_of_reminders() -> None:
    down = (Span(NOON + 1, NOON + 1 + 5 * DAY),)
    session = begin()
    (seat,) = session.to_move
    assert [hours - 5 * 24 for _, hours in schedule(session, down=down)] == [12, 18, 21, 24]
    assert reminded(session, seat, Moment(NOON + 5 * DAY, Preferences(), down)) == 0


def test_missed_reminders_are_sent_as_one() -> None:
    session = begin()
    (seat,) = session.to_move
    late = Moment(NOON + 20 * HOUR)
    assert due.due(session, seat, late) == Due(late.now, REMIND)
    assert reminded(session, seat, late) == 2


def test_every_seat_to_move_has_an_alarm() -> None:
    session = begin()
    (seat,) = session.to_move
    alarm = Alarm(session.id, seat, session.seats[seat].turn_began_at)
    assert alarms(session, {session.seats[seat].person: Moment(NOON)}) == {alarm: NOON + 12 * HOUR}
    assert Alarm.of(alarm.member) == alarm


def test_a_reminder_is_counted_once_and_not_after_the_turn() -> None:
    session = begin()
    (seat,) = session.to_move
    turn = session.seats[seat].turn_began_at
    once = remind(session, seat, turn, 1).session
    for moved_on in ((once, turn, 1), (session, turn + 1, 1)):
        with pytest.raises(UserError, match="moved-on"):
            remind(moved_on[0], seat, moved_on[1], moved_on[2])


def evenings(turns: int) -> tuple[int, ...]:
    """Returns the habits of a person who moves at eight in the evening."""
    habits: tuple[int, ...] = ()
    for day in range(turns):
        habits = noted(habits, MIDNIGHT + day * DAY + 20 * HOUR)
    return habits


def test_with_few_turns_every_hour_is_usual() -> None:
    assert all(is_usual(evenings(ENOUGH - 1), MIDNIGHT + hour * HOUR) for hour in range(24))


def test_the_hours_around_those_of_the_turns_are_usual() -> None:
    usual = [hour for hour in range(24) if is_usual(evenings(ENOUGH), MIDNIGHT + hour * HOUR)]
    assert usual == [19, 20, 21]


def test_the_next_usual_moment_is_now_or_the_start_of_a_usual_hour() -> None:
    habits = evenings(ENOUGH)
    assert next_usual(habits, MIDNIGHT + 9 * HOUR + 17) == MIDNIGHT + 19 * HOUR
    assert next_usual(habits, MIDNIGHT + 20 * HOUR + 17) == MIDNIGHT + 20 * HOUR + 17
    assert next_usual(habits, MIDNIGHT + 22 * HOUR) == MIDNIGHT + DAY + 19 * HOUR


def test_only_the_newest_turns_are_stored() -> None:
    habits = evenings(KEPT)
    for day in range(KEPT):
        habits = noted(habits, MIDNIGHT + day * DAY + 7 * HOUR)
    assert len(habits) == KEPT
    assert not is_usual(habits, MIDNIGHT + 20 * HOUR)


@given(st.lists(moments, max_size=80), moments)
def test_there_is_always_a_usual_moment_within_a_day(turns: list[int], moment: int) -> None:
    habits: tuple[int, ...] = ()
    for turn in turns:
        habits = noted(habits, turn)
    usual = next_usual(habits, moment)
    assert is_usual(habits, usual)
    assert moment <= usual < moment + DAY
