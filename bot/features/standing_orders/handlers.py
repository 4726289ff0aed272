"""Handles standing orders: giving, showing and cancelling them."""

from bot.actions.press import checksum
from bot.domain import turns
from bot.domain.errors import UserError
from bot.domain.session import AnySession, Change, Stage
from bot.features.standing_orders import views as standing_orders
from bot.features.standing_orders.actions import StandingOrders, ToggleOrder
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.views.components import Panel
from rules import match as matches
from rules.game import StandingOrder


@handles(StandingOrders)
async def show(context: Context, press: StandingOrders) -> Panel:
    """Shows the standing orders that the person has given, and those that they could give."""
    return _page(context, context.session)


@handles(ToggleOrder)
async def toggle(context: Context, press: ToggleOrder) -> Panel:
    """Gives a standing order, or cancels one that was given."""
    seat = context.seat

    def change(now: AnySession) -> Change:
        given, offered = _orders(now, seat)
        orders = given + offered
        if checksum(orders) != press.options or press.number >= len(orders):
            raise matches.Illegal("the standing orders have changed")
        cancels = press.number < len(given)
        return (turns.cancel_standing_order if cancels else turns.give_standing_order)(now, seat, orders[press.number])

    try:
        return _page(context, await context.commit(context.session, change))
    except matches.Illegal:
        return _page(context, await context.reread(context.session), context.words("error-moved-on"))


def _page(context: Context, session: AnySession, notice: str = "") -> Panel:
    given, offered = _orders(session, context.seat)
    return standing_orders.page(session, context.reader, given, offered, notice)


def _orders(session: AnySession, seat: int) -> tuple[list[StandingOrder], list[StandingOrder]]:
    if session.stage is not Stage.PLAY:
        raise UserError("not-playing")
    match = session.playing
    return match.standing_orders.get(seat, []), matches.offered_standing_orders(session.rules, match, seat)
