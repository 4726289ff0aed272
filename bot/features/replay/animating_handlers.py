"""Handles the animation of a match."""

from msgspec import structs

from bot.domain.errors import UserError
from bot.domain.quotas import Quota
from bot.features.replay import views as view
from bot.features.replay.actions import Animate
from bot.features.replay.handlers import need_match
from bot.features.replay.pool import animating, replays
from bot.features.replay.views import Animation
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.handlers.replaying import record_of
from bot.views.components import Panel

ANIMATIONS = Quota("animation", burst=3, seconds=120)
"""Animations that a person gets."""


@handles(Animate)
async def animate(context: Context, press: Animate) -> Panel:
    """Shows the match so far, as everybody saw it, as an animated picture. Each person gets one at a time."""
    session, busy = context.session, context.services.of(animating)
    need_match(session)
    if context.person in busy:
        raise UserError("animating")
    context.limit(ANIMATIONS)
    busy.add(context.person)
    try:
        log = await context.log()
        record = structs.replace(record_of(session, log, context.language), state=None)
        made = await context.services.of(replays).animate(record, context.language, context.person)
    finally:
        busy.discard(context.person)
    return view.animation(session, Animation(made.data, made.turns, made.frames, made.text), context.reader)
