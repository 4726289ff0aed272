"""When everybody presses within minutes, as on an evening at the table. Pure.

It follows from the times of everybody's last turn and of the turns that go on, so nobody makes it one for others, and
it ends by itself. Clocks know nothing of it.
"""

from collections.abc import Mapping
from typing import Final

from msgspec import structs

from bot.domain.alarms import Due, is_muted
from bot.domain.calendar import deadline
from bot.domain.errors import UserError
from bot.domain.pace import MINUTE
from bot.domain.parts import Lasts, Part
from bot.domain.session import AnySession, Change, Seat, Stage, changed, with_seat
from bot.domain.turn_time import Moment, breaks

PROMPT = 4 * MINUTE
"""Who takes longer for a turn is not at the table. Who has begun to choose is called after twice this time."""
RECENT = 14 * MINUTE
"""After this time, a turn says nothing any more of where its person is: as long as a panel can follow."""
CALL: Final = "call"
"""What is due."""
LAST = Part("last_turn", list)
"""The moments at which the last turn of its person began and ended."""
FOLLOWED = Part("followed", bool, lasts=Lasts.TURN)
"""Whether its person was shown this turn in a panel that they had open, and not called."""
CALLED = Part("called", int, lasts=Lasts.TURN)
"""The revision at which they were called after all."""


def taken(seat: Seat, now: int) -> Seat:
    """Returns a seat whose person has ended a turn by a press."""
    return LAST.put(seat, [seat.since, now])


def is_evening(session: AnySession, now: int) -> bool:
    """Whether several people play, and all of them press within minutes."""
    people = [seat for seat in session.seats if not seat.by_computer]
    goes_on = session.stage is Stage.PLAY and not session.paused and not session.lost
    return goes_on and len(people) > 1 and all(_is_present(seat, now) for seat in people)


def _is_present(seat: Seat, now: int) -> bool:
    last = LAST.of(seat)
    if len(last) != 2 or last[1] - last[0] > PROMPT or now - last[1] > RECENT:
        return False
    return not seat.turn_began_at or now - seat.since <= PROMPT


def unaware(session: AnySession, first: int) -> dict[int, int]:
    """Returns the seats whose people do not know of their turn, with its revision, if it began at `first` or later."""
    seats = {number: session.seats[number] for number in session.to_move}
    return {
        number: seat.turn_began_at
        for number, seat in seats.items()
        if not seat.by_computer and seat.turn_began_at >= first and not seat.aware
    }


def follow(session: AnySession, turns: Mapping[int, int]) -> Change:
    """Records whose panels have followed, by seat with the revision of its turn. Raises UserError if all are over."""
    going_on = {number for number, turn in turns.items() if session.seats[number].turn_began_at == turn}
    if not going_on:
        raise UserError("moved-on")
    seats = [
        structs.replace(FOLLOWED.put(seat, True), aware=True) if number in going_on else seat
        for number, seat in enumerate(session.seats)
    ]
    return changed(session, news=False, seats=seats)


def next_call(session: AnySession, number: int, at: Moment) -> Due | None:
    """Returns when the person of a seat is called if they do not press; None if that is not needed, or not wanted."""
    seat = session.seats[number]
    if not FOLLOWED.of(seat) or CALLED.of(seat) or seat.late or is_muted(seat) or not at.person.mention:
        return None
    patience = 2 * PROMPT if number in session.playing.drafts else PROMPT
    pauses = breaks(session, at.person, at.down)
    return Due(deadline(max(seat.since + patience, at.now), 0, at.person.hours, pauses), CALL)


def call(session: AnySession, seat: int, turn: int) -> Change:
    """Calls the person of a seat in the turn that began at revision `turn`. Raises UserError if it is over."""
    sitting = session.seats[seat]
    if sitting.turn_began_at != turn or CALLED.of(sitting) or session.stage is not Stage.PLAY:
        raise UserError("moved-on")
    parts = CALLED.put(sitting, session.revision + 1).parts
    return changed(session, news=True, seats=with_seat(session, seat, parts=parts))
