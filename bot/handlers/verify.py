"""Handles verifying that chance was fair."""

import asyncio

from bot.actions.verify import Verify
from bot.domain.session import AnySession, Stage
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.views import verify
from bot.views.components import Panel
from rules import match as matches
from rules.match import AnyEntry


@handles(Verify)
async def show_proof(context: Context, press: Verify) -> Panel:
    """Shows the published hash and, after the match, whether the log replays to it with the key."""
    session = context.session
    key = session.playing.state.chance.key
    if session.stage is not Stage.OVER:
        return verify.promised(key, context.words)
    log = await context.services.store.sessions.log(session)
    fair = await asyncio.to_thread(_follows, session, log)
    return verify.verdict(key, len(log), context.words, fair=fair)


def _follows(session: AnySession, log: list[AnyEntry]) -> bool:
    match = session.playing
    try:
        again = matches.replay(session.rules, match.seats, match.options, match.state.chance.key, log)
    except matches.Illegal:
        return False
    return bool(again.state == match.state)
