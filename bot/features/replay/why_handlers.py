"""Handles the question why a computer moved as it did, once the match is over."""

from bot.computer import player
from bot.domain.errors import UserError
from bot.domain.match_kinds import need_open
from bot.domain.quotas import Quota
from bot.features.replay import views as view
from bot.features.replay.actions import WhyThis
from bot.features.replay.handlers import need_match
from bot.features.replay.scenes import first_choice
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.views.components import Panel

WHY = Quota("why", burst=4, seconds=15)
"""Choices of computers that are explained to a person: each takes a search."""


@handles(WhyThis)
async def explain(context: Context, press: WhyThis) -> Panel:
    """Says what a choice of a computer brings over the next best, by what the computer could know then.

    Its reasons would give its hand away, so the match has to be over. What people have chosen is not judged for others,
    not even what they chose in a seat that a computer has now.
    """
    session, services = context.session, context.services
    need_match(session)
    view.need_explicable(session)
    need_open(session, context.at.now)
    choice = await first_choice(session, await context.log(), press.line)
    if not view.is_of_computer(session, choice.entry.seat):
        raise UserError("why-person")
    context.limit(WHY)
    normal = services.settings.think_seconds
    found = await player.explain(services.search, session, choice.state, choice.entry, normal, context.person)
    return view.why(session, press, choice.entry, found, context.reader)
