"""The clocks of the seats. Pure: the moment is always given.

`keep` updates them by comparing a session before and after a change, so no change has to. A turn that ends because of
other players' moves costs no time.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from msgspec import structs

from bot.domain import pace
from bot.domain.calendar import DAY, FOREVER, Hours, Span, counted, deadline
from bot.domain.match_kinds import kind_of
from bot.domain.parts import HIDDEN, Lasts, ended
from bot.domain.preferences import Preferences
from bot.domain.session import AnySession, Change, Seat, Stage, without_outdated_proposal
from bot.feature import Slot

TAKEN: Slot[Callable[[Seat, int], Seat]] = Slot()
"""What features note of a seat whose person has ended a turn by a press, at a moment. The seat is as it was before."""
PATIENCE = 10 * DAY
"""Without a clock: how long a turn may take before its player counts as late."""


class Moment(NamedTuple):
    """A moment, the preferences of the person who acts, and when Parlour was down."""

    now: int
    person: Preferences = Preferences()
    down: tuple[Span, ...] = ()


def keep(before: AnySession, change: Change, at: Moment) -> Change:
    """Returns `change` with all clocks updated."""
    after = change.session
    if after.match is None:
        return change._replace(session=structs.replace(after, moved=at.now))
    to_move = {number for number in after.to_move if not after.seats[number].by_computer}
    mover = change.entries[0].seat if change.entries and not change.entries[0].by_standing_order else None
    seats, moved = [], []
    for number, seat in enumerate(after.seats):
        acted = before.match is not None and after.match.move_counts[number] > before.match.move_counts[number]
        moved += [number] if acted else []
        if change.kept is not None:
            seat = _taken_back(seat, change.kept)
        if acted and number == mover != change.within and seat.turn_began_at and not change.entries[0].prepared:
            for note in TAKEN:
                seat = note(seat, at.now)
        if seat.turn_began_at and (number not in to_move or (acted and change.within != number)):
            seat = _stopped(after, seat, at if acted else None)
        elif not seat.turn_began_at and _took_prepared_turn(change, number, to_move):
            seat = _stopped(after, structs.replace(seat, since=at.now), at)
        if number in to_move and not seat.turn_began_at:
            seat = _started(after, _given_back(before, number, seat, at), at.now, aware=number == mover)
        seats.append(seat)
    if change.entries:
        after = structs.replace(after, moved=at.now, warned=0)
    after = without_outdated_proposal(structs.replace(after, seats=seats), tuple(moved))
    has_lapsed = after.proposal != change.session.proposal
    return change._replace(session=after, proposal_changed=change.proposal_changed or has_lapsed)


def _took_prepared_turn(change: Change, number: int, to_move: set[int]) -> bool:
    """Whether a seat ended a turn that it had prepared, which takes no time."""
    taken = [place for place, entry in enumerate(change.entries, 1) if entry.prepared and entry.seat == number]
    return bool(taken) and (number not in to_move or taken[-1] < len(change.entries))


def is_kept(session: AnySession) -> bool:
    """Whether the clocks of all people to move have started; not in a match stored before there were clocks."""
    return all(session.seats[number].turn_began_at or session.seats[number].by_computer for number in session.to_move)


def _started(session: AnySession, seat: Seat, now: int, *, aware: bool) -> Seat:
    left = seat.left if session.clock else PATIENCE
    return structs.replace(seat, turn_began_at=session.revision, aware=aware, since=now, left=left)


def _given_back(before: AnySession, number: int, seat: Seat, at: Moment) -> Seat:
    """Returns `seat` without the time that its turn has used, if that turn goes on for somebody who had it before."""
    if before.match is None or not (old := before.seats[number]).turn_began_at or seat.person == old.person:
        return seat
    if not old.was_given_away_by(seat.person):
        return seat
    used = counted(old.since, at.now, at.person.hours, breaks(before, at.person, at.down))
    return structs.replace(seat, left=max(0, seat.left - used))


def _stopped(session: AnySession, seat: Seat, at: Moment | None) -> Seat:
    """Returns `seat` no longer to move; `at`: when its person ended the turn, None if others did."""
    left = seat.left
    if at:
        seat = with_time_hidden(seat, at.now)
        used = counted(seat.since, at.now, at.person.hours, breaks(session, at.person, at.down))
        seat = structs.replace(
            seat,
            pace=pace.noted(seat.pace, used),
            spent=seat.spent + used,
            waited=seat.waited + waited_for(session, seat, at.now, at.down) + unseen_for(seat, at.now, at.down),
        )
        if session.clock:
            left = session.clock.after_turn(left, used, earns=not seat.again)
            seat = structs.replace(seat, turns=(*seat.turns, session.entries), again=max(0, seat.again - 1))
    parts = ended(seat.parts, Lasts.TURN)
    late, unseen = (seat.late, seat.unseen) if session.stage is Stage.OVER else (0, 0)
    seat = structs.replace(
        seat, turn_began_at=0, aware=False, since=0, left=left, late=late, unseen=unseen, given=(), parts=parts
    )
    return structs.replace(seat, gone=False, guest=0, guest_name="", invited=0) if at else seat


def waited_for(session: AnySession, seat: Seat, now: int, down: tuple[Span, ...] = ()) -> int:
    """Returns how many seconds the turn of a seat has lasted, also in its person's quiet hours and vacations."""
    return counted(seat.since, now, Hours(), [*down, *session.pauses]) if seat.turn_began_at else 0


def unseen_for(seat: Seat, now: int, down: tuple[Span, ...] = ()) -> int:
    """Returns for how many seconds the match stands still because its person does not see the channel."""
    return counted(seat.unseen, now, Hours(), down) if seat.unseen else 0


def is_waited_for(seat: Seat, now: int) -> bool:
    """Whether a match still waits until its person sees the channel. It does so for a day in all."""
    return HIDDEN.of(seat) + unseen_for(seat, now) < DAY


def was_hidden(seat: Seat) -> bool:
    """Whether a match has stopped because its person did not see the channel."""
    return bool(seat.unseen or HIDDEN.of(seat))


def with_time_hidden(seat: Seat, now: int) -> Seat:
    """Returns `seat` with the time added for which the match has stood still because of it: at least a second."""
    return HIDDEN.put(seat, HIDDEN.of(seat) + max(1, unseen_for(seat, now))) if seat.unseen else seat


def _taken_back(seat: Seat, kept: int) -> Seat:
    """Returns `seat` without its turns after line `kept` of the log. Played again, they earn no second increment."""
    stay = tuple(line for line in seat.turns if line <= kept)
    return structs.replace(seat, turns=stay, again=seat.again + len(seat.turns) - len(stay))


def breaks(session: AnySession, person: Preferences, down: tuple[Span, ...]) -> list[Span]:
    """Returns the times that do not count: downtime, pauses, and the person's vacations."""
    return [*down, *session.pauses, *person.vacations]


def limit(session: AnySession, number: int, person: Preferences, down: tuple[Span, ...]) -> int:
    """Returns when the time of a seat runs out; FOREVER if its clock does not run.

    Without a clock, PATIENCE applies, regardless of the person's hours. After a downtime everybody has at least as long
    as it lasted, up to a day: it may have used up a vacation, or the notice that a pause ends.
    """
    seat = session.seats[number]
    if not seat.turn_began_at or session.paused or session.stage is not Stage.PLAY:
        return FOREVER
    hours = person.hours if session.clock else Hours()
    runs_out = deadline(seat.since, seat.left, hours, breaks(session, person, down))
    return max([runs_out, *(span.end + min(DAY, span.end - span.start) for span in down if span.end > seat.since)])


def limits(session: AnySession, people: Mapping[int, Preferences], down: tuple[Span, ...]) -> dict[int, int]:
    """Returns when each clock runs out, or the turn is cut off, by seat. Empty without a clock or in a pause."""
    if session.clock is None or session.paused:
        return {}
    running = (number for number, seat in enumerate(session.seats) if seat.turn_began_at and not seat.late)
    found = {n: limit(session, n, people.get(session.seats[n].person, Preferences()), down) for n in running}
    if cut_off := kind_of(session).cut_off:
        found = {number: min(moment, cut_off(session, number, down)) for number, moment in found.items()}
    return {number: moment for number, moment in found.items() if moment < FOREVER}


def runs_out(session: AnySession, person: int, at: Moment) -> int:
    """Returns when the clock of `person` runs out; 0 if none runs. `at`: the moment for that person."""
    return limits(session, {person: at.person}, at.down).get(session.seat_of(person) or 0, 0)
