"""Handles hints: the computer's rating of a person's options."""

from bot.actions.hint import Hint
from bot.computer import player
from bot.domain import session_options
from bot.domain.errors import UserError
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.views import hint
from bot.views.components import Panel
from rules import match as matches


@handles(Hint)
async def show(context: Context, press: Hint) -> Panel:
    """Shows the person, and nobody else, the three best of their options."""
    session, seat = context.session, context.seat
    if session.setting(session_options.HINTS) == "off":
        raise UserError("no-hints")
    question = matches.question(session.playing, seat) if session.to_move else None
    if question is None or question.step is None:
        raise UserError("nothing-to-choose")
    services = context.services
    found = await player.advise(services.search, session, question, services.settings.think_seconds)
    return hint.page(session, question, found, context.language)
