"""Handles looking at the result of a match."""

import asyncio

from bot.domain.errors import UserError
from bot.domain.quotas import BOARDS
from bot.domain.session import has_result
from bot.features.result import views as result
from bot.features.result.actions import Result
from bot.features.result.recap import retold
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.views.components import Panel


@handles(Result)
async def show_result(context: Context, press: Result) -> Panel:
    """Shows how the match ended and went, in the language and the colours of the person."""
    session = context.session
    context.limit(BOARDS)
    if not has_result(session):
        raise UserError("no-result")
    log = await context.log()
    course = await asyncio.to_thread(retold, session, log)
    return await result.panel(session, context.reader, course)
