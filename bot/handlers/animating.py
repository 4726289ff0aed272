"""Handles the animation of a match."""

from msgspec import structs

from bot.actions.replay import Animate
from bot.domain.errors import UserError
from bot.domain.quotas import ANIMATIONS
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.handlers.replay import need_match
from bot.handlers.replaying import record_of
from bot.views import replay as view
from bot.views.components import Panel
from bot.views.replay import Animation


@handles(Animate)
async def animate(context: Context, press: Animate) -> Panel:
    """Shows the match so far, as everybody saw it, as an animated picture. Each person gets one at a time."""
    session, busy = context.session, context.services.animating
    need_match(session)
    if context.person in busy:
        raise UserError("animating")
    context.limit(ANIMATIONS)
    busy.add(context.person)
    try:
        log = await context.log()
        record = structs.replace(record_of(session, log, context.language), state=None)
        made = await context.services.replays.animate(record, context.language, context.person)
    finally:
        busy.discard(context.person)
    return view.animation(session, Animation(made.data, made.turns, made.frames, made.text), context.language)
