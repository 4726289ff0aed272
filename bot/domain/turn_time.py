"""How long turns last and when they have to end. Pure: the moment is always given.

A seat's time is kept by `keep`, which compares a session before and after a change: no change has to think of it.
Who is not asked any more because of others loses nothing.
"""

from collections.abc import Mapping
from typing import NamedTuple

from msgspec import structs

from bot.domain.calendar import DAY, FOREVER, Hours, Span, counted, deadline
from bot.domain.preferences import Preferences
from bot.domain.session import AnySession, Change, Seat, Stage

PATIENCE = 10 * DAY
"""Without a clock: how long a turn may take before the table is told."""


class Moment(NamedTuple):
    """A moment, what the person who acts then has set, and the spells in which Parlour was down."""

    now: int
    person: Preferences = Preferences()
    down: tuple[Span, ...] = ()


def keep(before: AnySession, change: Change, at: Moment) -> Change:
    """`change` with every seat's time as it is after it."""
    after = change.session
    if after.match is None:
        return change._replace(session=structs.replace(after, moved=at.now))
    to_move = {number for number in after.to_move if not after.seats[number].by_computer}
    mover = change.entries[0].seat if change.entries and not change.entries[0].by_standing_order else None
    seats = []
    for number, seat in enumerate(after.seats):
        acted = before.match is not None and after.match.move_counts[number] > before.match.move_counts[number]
        if change.kept is not None:
            seat = _taken_back(seat, change.kept)
        if seat.turn_began_at and (number not in to_move or (acted and change.within != number)):
            seat = _stopped(after, seat, at if acted else None)
        if number in to_move and not seat.turn_began_at:
            seat = _started(after, seat, at.now, aware=number == mover)
        seats.append(seat)
    if change.entries:
        after = structs.replace(after, moved=at.now, warned=0)
    return change._replace(session=structs.replace(after, seats=seats))


def is_kept(session: AnySession) -> bool:
    """Whether the times of all who are asked are known: not in a match stored before there were times."""
    return all(session.seats[number].turn_began_at or session.seats[number].by_computer for number in session.to_move)


def _started(session: AnySession, seat: Seat, now: int, *, aware: bool) -> Seat:
    left = seat.left if session.clock else PATIENCE
    return structs.replace(seat, turn_began_at=session.revision, aware=aware, since=now, left=left)


def _stopped(session: AnySession, seat: Seat, at: Moment | None) -> Seat:
    """`seat` no longer asked; `at`: when its person has taken the turn."""
    left = seat.left
    if at and session.clock:
        used = counted(seat.since, at.now, at.person.hours, breaks(session, at.person, at.down))
        left = session.clock.after_turn(left, used, earns=not seat.again)
        seat = structs.replace(seat, turns=(*seat.turns, session.entries), again=max(0, seat.again - 1))
    seat = structs.replace(seat, turn_began_at=0, aware=False, since=0, left=left, reminded=0, late=0, given=())
    return structs.replace(seat, gone=False, guest=0, guest_name="", invited=0) if at else seat


def _taken_back(seat: Seat, kept: int) -> Seat:
    """`seat` with its turns behind line `kept` of the log undone. Taken again they earn no second increment."""
    stay = tuple(line for line in seat.turns if line <= kept)
    return structs.replace(seat, turns=stay, again=seat.again + len(seat.turns) - len(stay))


def breaks(session: AnySession, person: Preferences, down: tuple[Span, ...]) -> list[Span]:
    """What counts for nobody at this table, and the person's vacations."""
    return [*down, *session.pauses, *person.vacations]


def limit(session: AnySession, number: int, person: Preferences, down: tuple[Span, ...]) -> int:
    """When the time of an asked seat runs out; FOREVER where nothing runs.

    Without a clock the calendar decides, and the person's hours are left alone.
    """
    seat = session.seats[number]
    if not seat.turn_began_at or session.paused or session.stage is not Stage.PLAY:
        return FOREVER
    hours = person.hours if session.clock else Hours()
    return deadline(seat.since, seat.left, hours, breaks(session, person, down))


def limits(session: AnySession, people: Mapping[int, Preferences], down: tuple[Span, ...]) -> dict[int, int]:
    """By seat: when the clocks that run will run out. Empty without a clock and while it is paused."""
    if session.clock is None or session.paused:
        return {}
    running = (number for number, seat in enumerate(session.seats) if seat.turn_began_at and not seat.late)
    found = {n: limit(session, n, people.get(session.seats[n].person, Preferences()), down) for n in running}
    return {number: moment for number, moment in found.items() if moment < FOREVER}


def runs_out(session: AnySession, person: int, at: Moment) -> int:
    """When the clock of `person`, of whom `at` is, runs out; 0 where none runs."""
    return limits(session, {person: at.person}, at.down).get(session.seat_of(person) or 0, 0)
