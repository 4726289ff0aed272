"""Handles absence: waiting, letting the computer play, ending the match, and taking the seat."""

from functools import partial

from msgspec import structs

from bot.actions.absence import AbsencePress, EndMatch, PlayOn, RefuseSeat, TakeSeat, Wait
from bot.actions.proposals import AgreePress
from bot.domain import absence, matches
from bot.domain.errors import UserError
from bot.domain.session import AnySession, Change
from bot.handlers.context import Chosen, Context
from bot.handlers.invitations import check_invitation
from bot.handlers.registry import handles
from bot.views import absence as view
from bot.views.components import Panel


@handles(Wait, PlayOn, EndMatch)
async def decide(context: Context, press: AbsencePress) -> Panel:
    """Carries out the person's decision about a late seat, in the turn that the press was shown for."""
    if not press.turn:
        raise UserError("not-late")
    await context.need_standing()

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


async def invite(context: Context, guest: Chosen) -> Panel:
    """Offers the person's own seat to somebody, who gets a button for it under the board."""

    invite = partial(absence.invite, person=context.person, guest=guest.id, name=guest.name)
    calls = await check_invitation(context, guest, context.session.channel, invite)
    await context.commit(context.session, partial(invite, calls=calls))
    return context.note("absence-noted")


@handles(TakeSeat)
async def take_seat(context: Context, press: TakeSeat) -> Panel:
    """Seats the person at the seat that was offered to them, once they know what is at stake in it."""
    await context.need_standing()
    await context.need_room()
    session, is_new = context.session, await context.is_new()
    seat = absence.offered_to(session, context.person)
    matches.need_known(session, is_new=is_new)
    if (asked := before_agreeing(context, seat, press)) is not None:
        return asked
    await context.commit(session, lambda now: absence.substitute(now, context.person, is_new=is_new))
    return context.note("absence-seated")


def before_agreeing(
    context: Context, seat: int, press: TakeSeat | AgreePress, *, by_computer: bool = False
) -> Panel | None:
    """Returns what somebody has to know first who takes or gives up a seat, with the press that shows that they do.

    None if there is nothing, or `press` shows it: a post may be older than what is at stake now.
    """
    words = context.reader.of(context.session)
    told = view.stakes(context.session, seat, words, by_computer=by_computer)
    if not told or press.terms == view.terms_of(told):
        return None
    return view.before_agreeing(told, structs.replace(press, terms=view.terms_of(told)), words)


@handles(RefuseSeat)
async def refuse_seat(context: Context, press: RefuseSeat) -> Panel:
    """Ends the invitation to a seat."""
    await context.commit(context.session, lambda now: absence.refuse(now, context.person, press.seat))
    return context.note("absence-noted")
