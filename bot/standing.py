"""Standing orders: a person answers in advance, sees the orders given, and cancels them."""

import discord

from bot import layout, matches
from bot.buttons import Press, Verb, checksum
from bot.panel import Panel
from bot.playing import seat_of
from bot.session import AnySession, Change, Stage, Trouble
from bot.visit import Visit
from bot.voices import drawn, spoken
from rules import table as tables
from rules.game import StandingOrder

BUTTONS = 5
"""A row of buttons; a seat is offered no more than four rows of orders."""


async def show(visit: Visit, session: AnySession, notice: str = "") -> None:
    """The orders that the person has given, to be cancelled, and those that they could give."""
    seat = seat_of(visit, session)
    words = spoken(session, visit.language)
    given, offered = _orders(session, seat)
    press = Press(Verb.ORDER, session.id, seat, checksum=checksum(given + offered))
    buttons = [
        layout.button(
            drawn(session, visit.language).tell("order", order),
            press._replace(choice=str(number)),
            discord.ButtonStyle.success if number < len(given) else discord.ButtonStyle.secondary,
            emoji="✅" if number < len(given) else None,
        )
        for number, order in enumerate(given + offered)
    ]
    rows = [layout.row(*buttons[start : start + BUTTONS]) for start in range(0, len(buttons), BUTTONS)]
    text = words("orders-explained" if buttons else "orders-none")
    await visit.show(Panel(layout.message([f"### {words('orders-title')}", notice and f"> {notice}", text], *rows[:4])))


async def toggle(visit: Visit, session: AnySession, pressed: Press, number: int) -> None:
    """Gives an order that was not given, cancels one that was."""
    seat = seat_of(visit, session)

    def change(now: AnySession) -> Change:
        given, offered = _orders(now, seat)
        if checksum(given + offered) != pressed.checksum or number >= len(given + offered):
            raise tables.Illegal("the orders have changed")
        order = (given + offered)[number]
        return (matches.cancel_order if number < len(given) else matches.give_order)(now, seat, order)

    try:
        session = await visit.commit(session, change)
    except tables.Illegal:
        await show(visit, await visit.session(session.id), visit.words("trouble-moved-on"))
        return
    await show(visit, session)


def _orders(session: AnySession, seat: int) -> tuple[list[StandingOrder], list[StandingOrder]]:
    if session.stage is not Stage.PLAY:
        raise Trouble("not-playing")
    table = session.playing
    return table.orders.get(seat, []), tables.offered(session.rules, table, seat)
