"""What people do about a seat whose person is missing: wait, let the computer play, end the match, take the seat."""

import discord

from bot.domain import absence
from bot.domain.errors import UserError
from bot.domain.session import AnySession, Change
from bot.handlers.context import Visit
from bot.views import components
from bot.views.custom_id import Press, Verb
from bot.views.panel import Panel


async def press(visit: Visit, session: AnySession, pressed: Press) -> None:
    """One of the buttons about a seat, for the turn for which it was shown."""
    if pressed.verb is Verb.SIT:
        await take_seat(visit, session)
    else:
        await decide(visit, session, pressed.verb, pressed.seat, pressed.moves)


async def decide(visit: Visit, session: AnySession, verb: Verb, seat: int, asked: int) -> None:
    """What follows for `seat`, in the turn that began in revision `asked`. The table hears of it."""
    person = visit.user.id
    if not asked:
        raise UserError("not-late")

    def change(now: AnySession) -> Change:
        match verb:
            case Verb.WAIT:
                return absence.grant(now, seat, asked, person, visit.at.now)
            case Verb.PLAYON:
                return absence.play_on(now, seat, asked, person)
            case _:
                return absence.end(now, seat, asked, person)

    await visit.commit(session, change)
    await visit.show(Panel(components.message([visit.words("absence-noted")])))


def seat_of(session: AnySession, person: int) -> int:
    """The seat of a person, even one who conceded. Raises UserError where they have none."""
    for number, seat in enumerate(session.seats):
        if person and seat.person == person:
            return number
    raise UserError("no-such-player")


async def invite(visit: Visit, session: AnySession, seat: int, guest: discord.User) -> None:
    """Offers a seat to somebody, who finds a button for it under the board."""
    if guest.bot:
        raise UserError("no-bots")
    await visit.commit(session, lambda now: absence.invite(now, seat, visit.user.id, guest.id, guest.display_name))
    await visit.show(Panel(components.message([visit.words("absence-noted")])))


async def take_seat(visit: Visit, session: AnySession) -> None:
    """Sits down at the seat that was offered to the person."""
    await visit.commit(session, lambda now: absence.substitute(now, visit.user.id))
    await visit.show(Panel(components.message([visit.words("absence-seated")])))
