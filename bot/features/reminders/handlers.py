"""Handles muting reminders."""

from bot.domain.errors import UserError
from bot.features.reminders.actions import Mute
from bot.features.reminders.domain import REMINDERS, is_muted, remind
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.views.components import Panel


@handles(Mute)
async def mute(context: Context, press: Mute) -> Panel:
    """Ends the reminders of the person's current turn."""
    session, seat = context.session, context.seat
    began = session.seats[seat].turn_began_at
    if not began or press.turn not in (0, began):
        raise UserError("not-your-turn")
    if not is_muted(session.seats[seat]):
        await context.commit(session, lambda now: remind(now, seat, began, REMINDERS))
    return context.note("mute-noted")
