"""How a match goes on after Parlour was not on its server: as if that time had not passed. Pure."""

from msgspec import structs

from bot.domain.calendar import DAY, FOREVER, Span
from bot.domain.errors import UserError
from bot.domain.matches import shown_again, with_notice_left
from bot.domain.session import AnySession, Change, changed
from bot.domain.turn_time import waited_for


def come_back(session: AnySession, since: int, now: int) -> Change:
    """Continues a match that stands still because Parlour was away `since` a moment.

    One that a player does not see still stands still. Raises UserError if it goes on already.
    """
    if not session.lost:
        raise UserError("not-lost")
    session = _later(session, since, now)
    if any(seat.unseen for seat in session.seats):
        return changed(session, news=False, moved=session.moved + now - since)
    notice = max((pause.end - since for pause in session.pauses if since < pause.end < FOREVER), default=0)
    back = shown_again(session, now)
    seats = [
        structs.replace(seat, left=max(seat.left, waited_for(back, seat, now) + DAY)) if seat.turn_began_at else seat
        for seat in back.seats
    ]
    return changed(back, news=True, seats=seats, pauses=_until(back.pauses, now + notice) if notice else back.pauses)


def _later(session: AnySession, since: int, now: int) -> AnySession:
    """Returns a match in which everything that happens at a moment does so later by the time away."""
    if not session.held:
        session = structs.replace(session, proposal=with_notice_left(session, since, now))
    unseen = [seat.unseen + now - max(since, seat.unseen) if seat.unseen else 0 for seat in session.seats]
    seats = [structs.replace(seat, unseen=moment) for seat, moment in zip(session.seats, unseen, strict=True)]
    return structs.replace(session, seats=seats)


def _until(pauses: list[Span], end: int) -> list[Span]:
    """Returns the pauses of a match with another end of the last one."""
    *earlier, last = pauses
    return [*earlier, Span(last.start, end)]
