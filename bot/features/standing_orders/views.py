"""The standing orders of a seat, each as a button that gives or cancels it."""

from collections.abc import Sequence

from bot.actions.press import Style, checksum
from bot.domain.session import AnySession
from bot.features.standing_orders.actions import StandingOrders, ToggleOrder
from bot.views import components
from bot.views.components import Panel
from bot.views.more import plays
from bot.views.reader import Reader
from rules.game import StandingOrder

ROWS = 4
"""The most rows of standing orders."""


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
