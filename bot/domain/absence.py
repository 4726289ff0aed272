"""What changes a session while somebody is missing: their time is up, others decide, a seat changes hands. Pure."""

from bot.domain import matches, session_options
from bot.domain.calendar import DAY
from bot.domain.errors import UserError
from bot.domain.session import AnySession, CameBack, Change, Ending, Seat, Stage, changed, with_seat
from rules import match as rules_match


def late(session: AnySession, seat: int, turn: int, *, gone: bool = False) -> Change:
    """With the time of the turn that began in revision `asked` run out, or its person `gone` from the server.

    What the table agreed on follows at once, as long as somebody else is there. Raises UserError once the turn is over.
    """
    sitting = session.seats[seat]
    if sitting.turn_began_at != turn or sitting.late or session.stage is not Stage.PLAY:
        raise UserError("moved-on")
    watched = bool(present(session, seat))
    agreed = session.setting(session_options.ABSENCE) if watched else "wait"
    if agreed == "computer":
        return _played_on(session, seat, gone=gone)
    seats = with_seat(session, seat, late=session.revision + 1, gone=gone)
    if agreed == "end":
        return changed(session, news=True, seats=seats, stage=Stage.OVER, ending=Ending.ABSENT)
    return changed(session, news=watched, seats=seats)


def present(session: AnySession, seat: int) -> list[int]:
    """The people at the other seats who are there."""
    return [
        sitting.person for number, sitting in enumerate(session.seats) if number != seat and not sitting.by_computer
    ]


def grant(session: AnySession, seat: int, turn: int, person: int, now: int) -> Change:
    """With 24 hours more for a turn, from now on where its time had run out. Everybody else can give them once."""
    sitting = _of_another(session, seat, turn, person)
    if person in sitting.given:
        raise UserError("already-given")
    given = (*sitting.given, person)
    since, left = (now, DAY) if sitting.late else (sitting.since, sitting.left + DAY)
    return changed(session, news=True, seats=with_seat(session, seat, since=since, left=left, late=0, given=given))


def play_on(session: AnySession, seat: int, turn: int, person: int) -> Change:
    """With the computer at the seat of who is late, until they come back."""
    _of_somebody_late(session, seat, turn, person)
    return _played_on(session, seat)


def end(session: AnySession, seat: int, turn: int, person: int) -> Change:
    """Over before its end, because somebody is late."""
    _of_somebody_late(session, seat, turn, person)
    return changed(session, news=True, stage=Stage.OVER, ending=Ending.ABSENT)


def come_back(session: AnySession, person: int) -> Change:
    """With `person` again at the seat that the computer played, and time to think."""
    seat = session.seat_of(person)
    if seat is None or not session.seats[seat].away or session.stage is not Stage.PLAY:
        raise UserError("moved-on")
    change = changed(session, news=True, seats=with_seat(session, seat, **_fresh(session, session.seats[seat].left)))
    return change._replace(notices=(CameBack(seat),))


def invite(session: AnySession, seat: int, person: int, guest: int, name: str) -> Change:
    """With `guest` invited to a seat: one's own, or that of somebody who is missing."""
    sitting = session.seats[seat]
    if session.stage is not Stage.PLAY or session.seat_of(person) is None:
        raise UserError("not-playing")
    if session.seat_of(guest) not in (None, seat):
        raise UserError("already-seated")
    if session.seat_of(person) != seat and not (sitting.person and (sitting.late or sitting.by_computer)):
        raise UserError("not-late")
    seats = with_seat(session, seat, guest=guest, guest_name=name, invited=session.revision + 1)
    return changed(session, news=True, seats=seats)


def substitute(session: AnySession, guest: int) -> Change:
    """With `guest` at the seat that was offered to them, from the position as it is."""
    seat = next((number for number, sitting in enumerate(session.seats) if sitting.guest == guest), None)
    if seat is None or session.stage is not Stage.PLAY:
        raise UserError("not-invited")
    return matches.seated(session, seat, guest, session.seats[seat].guest_name)


def warn(session: AnySession) -> Change:
    """With the table told that it ends by itself if nobody moves."""
    if session.warned or session.stage is not Stage.PLAY:
        raise UserError("moved-on")
    return changed(session, news=True, warned=session.revision + 1)


def close(session: AnySession) -> Change:
    """Over, because nobody has moved for long."""
    if not session.warned or session.stage is not Stage.PLAY:
        raise UserError("moved-on")
    return changed(session, news=True, stage=Stage.OVER, ending=Ending.IDLE)


def _played_on(session: AnySession, seat: int, *, gone: bool = False) -> Change:
    seats = with_seat(session, seat, away=True, gone=gone, left=0)
    return changed(session, news=True, seats=seats, match=rules_match.without_plans(session.playing, seat))


def _fresh(session: AnySession, left: int) -> dict[str, int | bool | str]:
    """What a seat begins with when somebody sits down at it: at least a day, or all that its clock can hold."""
    least = min(session.clock.start, DAY) if session.clock else 0
    return {"away": False, "gone": False, "left": max(left, least), "guest": 0, "guest_name": "", "invited": 0}


def _of_another(session: AnySession, seat: int, turn: int, person: int) -> Seat:
    """The seat, which somebody else at the table decides about, in the turn that began in revision `asked`."""
    own = session.seat_of(person)
    if own is None:
        raise UserError("stranger")
    if own == seat:
        raise UserError("own-seat")
    sitting = session.seats[seat] if seat < len(session.seats) else None
    if sitting is None or not turn or sitting.turn_began_at != turn or session.stage is not Stage.PLAY:
        raise UserError("moved-on")
    return sitting


def _of_somebody_late(session: AnySession, seat: int, turn: int, person: int) -> None:
    if not _of_another(session, seat, turn, person).late or session.setting(session_options.ABSENCE) == "wait":
        raise UserError("not-late")
