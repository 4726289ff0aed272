"""Handles verifying that chance was fair."""

import asyncio

from bot.domain.errors import UserError
from bot.domain.match_kinds import need_open
from bot.domain.session import Origin, Stage
from bot.features.verify import views as verify
from bot.features.verify.actions import Verify
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.handlers.replaying import record_of
from bot.views.components import Panel
from rules.record import AnyRecord, encode
from rules.verify import Finding, findings


@handles(Verify)
async def show_proof(context: Context, press: Verify) -> Panel:
    """Shows what was published and added and, after the match, whether the log follows from it, with all as a file."""
    session = context.session
    if session.origin is not Origin.LOBBY:
        raise UserError("nothing-to-verify")
    if session.stage is not Stage.OVER or session.match is None:
        return verify.promised(session, context.reader)
    need_open(session, context.at.now)
    log = await context.log()
    document, found = await asyncio.to_thread(_examine, record_of(session, log, context.language))
    return verify.verdict(session, found, f"match-{session.id}.json", document, context.reader)


def _examine(record: AnyRecord) -> tuple[bytes, list[Finding]]:
    """Returns the file of a match, and what is wrong with it."""
    return encode(record), findings(record)
