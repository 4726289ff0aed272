"""Handles hints: what the computer would do in a person's place."""

from bot.computer import player
from bot.domain.errors import UserError
from bot.domain.quotas import Quota
from bot.features.hint.actions import Hint as HintPress
from bot.features.hint.domain import HINTED, note_hint
from bot.features.hint.kept import hints
from bot.features.hint.views import Hint, is_allowed
from bot.handlers import turn
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.views.components import Panel
from rules import match as matches

HINTS = Quota("hint", burst=4, seconds=15)
"""Hints that a person gets."""


@handles(HintPress)
async def show(context: Context, press: HintPress) -> Panel:
    """Shows the person, and nobody else, their question with what the computer would do."""
    session, seat = context.session, context.seat
    if not is_allowed(session):
        raise UserError("no-hints")
    question = matches.question(session.playing, seat) if session.to_move else None
    if question is None or question.step is None:
        raise UserError("nothing-to-choose")
    context.limit(HINTS)
    services = context.services
    advice = await player.advise(services.search, session, question, services.settings.think_seconds)
    services.of(hints)[session.id, seat] = Hint.of(question, advice)
    if not HINTED.of(session.seats[seat]):
        session = await context.commit(session, lambda now: note_hint(now, seat))
    return await turn.show_question(context, session)
