"""What is due when: running out of time, and the end of a match that nobody continues."""

import pytest
from msgspec import structs

from bot.domain import alarms as due
from bot.domain import lobbies, matches
from bot.domain.alarms import Alarm, alarms
from bot.domain.calendar import DAY, HOUR, Span
from bot.domain.clock import Clock
from bot.domain.errors import UserError
from bot.domain.preferences import Preferences, Reminders
from bot.domain.session import AnySession
from bot.domain.turn_time import Moment, keep
from bot.handlers.entropy import new_proof
from tests.bot.place import NOON
from tests.bot.sessions import ALICE, BOB, LOBBY, lobby

DAILY = Clock(24, 6)
UNREMINDED = Preferences(reminders=Reminders.OFF)


def begin(clock: Clock | None = DAILY) -> AnySession:
    gathered = structs.replace(lobby(ALICE, BOB), clock=clock)
    return keep(gathered, lobbies.start(gathered, ALICE, LOBBY, new_proof()), Moment(NOON)).session


def test_nothing_is_due_while_the_clocks_stand_still_or_when_the_match_is_over() -> None:
    session = begin()
    (seat,) = session.to_move
    assert due.due(matches.pause(session, NOON).session, seat, Moment(NOON)) is None
    assert due.due(session, 1 - seat, Moment(NOON)) is None
    over = matches.concede(session, BOB)
    assert alarms(keep(session, over, Moment(NOON)).session, {}) == {}


def test_every_seat_to_move_has_an_alarm() -> None:
    session = begin()
    (seat,) = session.to_move
    alarm = Alarm(session.id, seat, session.seats[seat].turn_began_at)
    assert list(alarms(session, {session.seats[seat].person: Moment(NOON, UNREMINDED)})) == [alarm]
    assert Alarm.of(alarm.member) == alarm


def test_a_match_whose_channel_was_deleted_rings_nobody_and_ends_after_a_month() -> None:
    gone = matches.lose_channel(begin(), NOON).session
    assert gone.paused
    assert all(due.due(gone, seat, Moment(NOON + 20 * DAY)) is None for seat in range(2))
    assert due.session_alarm(gone, NOON, {}) == (Alarm(gone.id, 0, 0), NOON + due.IDLE)


def test_a_match_that_is_hidden_from_somebody_on_vacation_ends_later_by_its_days() -> None:
    session = begin()
    (seat,) = session.to_move
    hidden = matches.lose_channel(session, NOON, [seat]).session
    away = Preferences(vacations=(Span(NOON + DAY, NOON + 8 * DAY),))
    people = {session.seats[seat].person: away}
    assert due.session_alarm(hidden, NOON, people)[1] == NOON + 7 * DAY + due.IDLE


@pytest.mark.parametrize("paused", [False, True])
def test_a_match_that_continues_elsewhere_is_paused_only_if_its_players_paused_it(paused: bool) -> None:
    session = matches.pause(begin(), NOON).session if paused else begin()
    gone = matches.lose_channel(session, NOON + HOUR).session
    with pytest.raises(UserError, match="moved-on"):
        matches.lose_channel(gone, NOON + 2 * HOUR)
    back = matches.relocate(gone, ALICE, 4002, NOON + 3 * HOUR).session
    assert (back.lost, back.held, back.paused, back.channel) == (False, False, paused, 4002)
    if not paused:
        assert back.pauses == [Span(NOON + HOUR, NOON + 3 * HOUR)]
