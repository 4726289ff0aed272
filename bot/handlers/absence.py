"""Handles absence: waiting, letting the computer play, ending the match, and taking the seat."""

from bot.actions.absence import AbsencePress, EndMatch, PlayOn, TakeSeat, Wait
from bot.domain import absence
from bot.domain.errors import UserError
from bot.domain.session import AnySession, Change
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.views.components import Panel


@handles(Wait, PlayOn, EndMatch)
async def decide(context: Context, press: AbsencePress) -> Panel:
    """Carries out the person's decision about a late seat, in the turn that the press was shown for."""
    if not press.turn:
        raise UserError("not-late")

    def change(now: AnySession) -> Change:
        match press:
            case Wait():
                return absence.grant(now, press.seat, press.turn, context.person, context.at.now)
            case PlayOn():
                return absence.play_on(now, press.seat, press.turn, context.person)
            case _:
                return absence.end(now, press.seat, press.turn, context.person)

    await context.commit(context.session, change)
    return context.note("absence-noted")


def seat_of(session: AnySession, person: int) -> int:
    """Returns the seat of a person, even of one who conceded. Raises UserError if they have none."""
    for number, seat in enumerate(session.seats):
        if person and seat.person == person:
            return number
    raise UserError("no-such-player")


async def invite(context: Context, seat: int, guest: int, name: str) -> Panel:
    """Offers a seat to somebody, who gets a button for it under the board."""
    await context.commit(context.session, lambda now: absence.invite(now, seat, context.person, guest, name))
    return context.note("absence-noted")


@handles(TakeSeat)
async def take_seat(context: Context, press: TakeSeat) -> Panel:
    """Seats the person at the seat that was offered to them."""
    await context.commit(context.session, lambda now: absence.substitute(now, context.person))
    return context.note("absence-seated")
