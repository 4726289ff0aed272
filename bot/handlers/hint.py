"""Hints: what the computer would think about in a person's place."""

from bot.actions.board import Hint
from bot.computer import player
from bot.domain import session_options
from bot.domain.errors import UserError
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.views import hint
from bot.views.components import Panel
from rules.table import question


@handles(Hint)
async def show(context: Context, press: Hint) -> Panel:
    """Shows the three best of what the person could choose now, to nobody else."""
    session, seat = context.session, context.seat
    if session.house(session_options.HINTS) == "off":
        raise UserError("no-hints")
    asked = question(session.playing, seat) if session.asked else None
    if asked is None or asked.step is None:
        raise UserError("nothing-to-choose")
    services = context.services
    found = await player.advise(services.search, session, asked, services.settings.think_seconds)
    return hint.page(session, asked, found, context.language)
