"""Handles looking at a match, and conceding it."""

from bot.actions.board import BoardText, Concede, More, ShowMatch, View
from bot.domain import matches
from bot.domain.errors import UserError
from bot.domain.quotas import BOARDS
from bot.domain.session import Stage
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.views import components, more, panel
from bot.views.components import Panel


@handles(View)
async def view(context: Context, press: View) -> Panel:
    """Shows the board as the person sees it; spectators get the public view."""
    session = context.session
    context.limit(BOARDS)
    notice = "" if context.reader.seat is not None else context.words("panel-spectator")
    return await panel.show_board(session, context.reader, notice)


@handles(BoardText)
async def board_text(context: Context, press: BoardText) -> Panel:
    """Shows the board in words."""
    return panel.show_text(context.session, context.reader)


@handles(More)
async def show_more(context: Context, press: More) -> Panel:
    """Shows points so far, the options, and further buttons."""
    return more.page(context.session, context.reader)


@handles(ShowMatch)
async def show_match(context: Context, press: ShowMatch) -> Panel:
    """Shows the same, and the buttons that stand below the posts of the match."""
    if context.session.match is None:
        raise UserError("not-started")
    return more.page(context.session, context.reader, apart=True)


@handles(Concede)
async def concede(context: Context, press: Concede) -> Panel:
    """Asks for a confirmation, then concedes the match, or leaves the seat in which the person stands in."""
    session = context.session
    context.need_seat()
    if session.stage is not Stage.PLAY:
        raise UserError("not-playing")
    stands_in = session.seats[context.seat].owner is not None
    if not press.sure:
        sure = components.button(context.words, Concede(session.id, sure=True))
        return Panel(
            components.message(
                [context.words("leave-seat-sure" if stands_in else "concede-sure")], components.row(sure)
            )
        )
    await context.commit(session, lambda now: matches.concede(now, context.person))
    return context.note("leave-seat-done" if stands_in else "concede-done")
