"""The standing orders of a seat, each as a button that gives or cancels it."""

from collections.abc import Sequence

from bot.actions.press import Style, checksum
from bot.domain.session import AnySession
from bot.features.standing_orders.actions import ToggleOrder
from bot.views import components
from bot.views.components import Panel
from bot.views.wording import marked_words, plain_words
from rules.game import StandingOrder

ROWS = 4
"""The most rows of standing orders."""


def page(
    session: AnySession,
    seat: int,
    given: Sequence[StandingOrder],
    offered: Sequence[StandingOrder],
    language: str,
    notice: str,
) -> Panel:
    """Returns the page of the standing orders that `seat` has given, and those that it could give."""
    words, plain = marked_words(session, language), plain_words(session, language)
    orders = [*given, *offered]
    buttons = []
    for number, order in enumerate(orders):
        is_given = number < len(given)
        press = ToggleOrder(session.id, seat, checksum(orders), number)
        style, emoji = (Style.GREEN, "✅") if is_given else (Style.GREY, None)
        buttons.append(components.button(words, press, plain.phrase("order", order), style=style, emoji=emoji))
    text = words("orders-explained" if buttons else "orders-none")
    pieces = [f"### {words('orders-title')}", notice and f"> {notice}", text]
    return Panel(components.message(pieces, *components.rows(buttons)[:ROWS]))
