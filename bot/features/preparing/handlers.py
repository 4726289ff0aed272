"""Handles preparing a turn while others play. The choices in it are presses of a turn (`handlers/turn.py`)."""

from bot.domain.session import AnySession, Change
from bot.features.preparing import domain as preparing
from bot.features.preparing.actions import CarryOut, DropPrepared, OfferLater, Prepare
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.handlers.turn import Stale, need_own, show_question, still_open
from bot.views.components import Panel


@handles(Prepare)
async def prepare(context: Context, press: Prepare) -> Panel:
    """Shows the question of the person's next turn."""
    preparing.question(context.session, context.seat)
    return await show_question(context, context.session, of=preparing)


@handles(CarryOut, OfferLater)
async def keep(context: Context, press: CarryOut | OfferLater) -> Panel:
    """Keeps what the person has prepared, and shows it with the board."""
    need_own(context, press)
    at_once = isinstance(press, CarryOut)

    def change(now: AnySession) -> Change:
        still_open(now, press)
        return preparing.keep(now, press.seat, at_once=at_once)

    try:
        session = await context.commit(context.session, change)
    except Stale:
        session = await context.reread(context.session)
        return await show_question(context, session, context.words("error-moved-on"))
    return await show_question(context, session)


@handles(DropPrepared)
async def drop(context: Context, press: DropPrepared) -> Panel:
    """Drops what the person has prepared."""
    seat = context.seat
    session = await context.commit(context.session, lambda now: preparing.drop(now, seat))
    return await show_question(context, session, context.words("prepared-dropped"))
