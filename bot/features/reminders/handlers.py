"""Handles muting reminders."""

from bot.domain import turns
from bot.domain.alarms import REMINDERS
from bot.domain.errors import UserError
from bot.features.reminders.actions import Mute
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
    if session.seats[seat].reminded < REMINDERS:
        await context.commit(session, lambda now: turns.remind(now, seat, began, REMINDERS))
    return context.note("mute-noted")
