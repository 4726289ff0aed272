"""Standing orders: answers given in advance. A page shows each as a button that gives or cancels it."""

from collections.abc import Sequence

from bot.actions.press import Checksum, MatchPress, Place, SeatNumber, Style, checksum
from bot.domain import turns
from bot.domain.errors import UserError
from bot.domain.session import AnySession, Change, Stage
from bot.feature import Feature
from bot.handlers import turn
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.views import components, more, panel
from bot.views.components import Panel
from bot.views.more import plays
from bot.views.reader import Reader
from rules import match as matches
from rules.game import StandingOrder
from rules.match import Question

ROWS = 4
"""The most rows of standing orders."""
TWICE = 2
"""How many equal answers suggest an order."""


class StandingOrders(MatchPress, frozen=True, tag="orders"):
    """Shows the standing orders that a person has given or could give."""

    label = "button-orders"


class ToggleOrder(MatchPress, frozen=True, tag="order"):
    """Gives a standing order, or cancels one that was given."""

    seat: SeatNumber = 0
    options: Checksum = "00000000"
    """The standing orders that were shown."""
    number: Place = 0


def page(
    session: AnySession,
    reader: Reader,
    given: Sequence[StandingOrder],
    offered: Sequence[StandingOrder],
    notice: str,
) -> Panel:
    """Returns the page of the standing orders that the reader has given, and those that they could give."""
    assert reader.seat is not None
    words, plain = reader.of(session), reader.plain(session)
    orders = [*given, *offered]
    buttons = []
    for number, order in enumerate(orders):
        is_given = number < len(given)
        press = ToggleOrder(session.id, reader.seat, checksum(orders), number)
        style, emoji = (Style.GREEN, "✅") if is_given else (Style.GREY, None)
        buttons.append(components.button(words, press, plain.phrase("order", order), style=style, emoji=emoji))
    text = words("orders-explained" if buttons else "orders-none")
    pieces = [f"### {words('orders-title')}", notice and f"> {notice}", text]
    return Panel(components.message(pieces, *components.rows(buttons)[:ROWS]))


def on_page(session: AnySession, reader: Reader) -> StandingOrders | None:
    """Returns the button of the page under More, if the game has standing orders."""
    return StandingOrders(session.id) if plays(session, reader) and session.rules.standing_orders else None


async def suggested(context: Context, session: AnySession, question: Question) -> components.Piece | str:
    """Returns an order with its button if the person has just answered twice as it would; else nothing."""
    step, seat = question.step, question.seat
    if step is None or question.drafted or session.stage is not Stage.PLAY:
        return ""
    kinds = {type(option) for option in question.options}
    answers = [entry.move for entry in context.recent if entry.seat == seat and type(entry.move) in kinds][-TWICE:]
    orders = [order for orders in _orders(session, seat) for order in orders]
    for number, order in enumerate(orders):
        answer = step.obey(question.state, seat, order) if order.is_suggested else None
        if answer in question.options and [type(each) for each in answers] == [type(answer)] * TWICE:
            press = ToggleOrder(session.id, seat, checksum(orders), number)
            return _line(session, order, press, context.reader, is_given=False)
    return ""


def lasting(session: AnySession, question: Question | None, reader: Reader) -> components.Piece | None:
    """Returns the suggested order that the reader has given, with a button that cancels it; None if there is none."""
    if reader.seat is None or session.stage is not Stage.PLAY or not session.rules.standing_orders:
        return None
    given, offered = _orders(session, reader.seat)
    for number, order in enumerate(given):
        if order.is_suggested:
            press = ToggleOrder(session.id, reader.seat, checksum([*given, *offered]), number)
            return _line(session, order, press, reader, is_given=True)
    return None


def _line(
    session: AnySession, order: StandingOrder, press: ToggleOrder, reader: Reader, *, is_given: bool
) -> components.Piece:
    """Returns an order in small print, with the button that gives or cancels it."""
    words, mark = reader.of(session), "✅ " if is_given else ""
    label = words("orders-cancel" if is_given else "orders-give")
    button = components.button(words, press, label, style=Style.GREY)
    return components.with_button(f"-# {mark}{reader.plain(session).phrase('order', order)}", button)


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
    return page(session, context.reader, given, offered, notice)


def _orders(session: AnySession, seat: int) -> tuple[list[StandingOrder], list[StandingOrder]]:
    if session.stage is not Stage.PLAY:
        raise UserError("not-playing")
    match = session.playing
    return match.standing_orders.get(seat, []), matches.offered_standing_orders(session.rules, match, seat)


FEATURE = Feature(
    adds=(
        more.BUTTONS.add(on_page, at=70),
        turn.BELOW_QUESTION.add(suggested, at=45),
        panel.ABOVE.add(lasting, at=70),
    )
)
