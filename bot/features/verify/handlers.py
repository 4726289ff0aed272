"""Handles verifying that chance was fair, and adding words to it."""

import asyncio

from bot.domain import lobbies
from bot.domain.errors import UserError
from bot.domain.match_kinds import need_open
from bot.domain.quotas import CHANGES_IN_LOBBY
from bot.domain.session import Origin, Stage
from bot.features.verify import views as verify
from bot.features.verify.actions import Verify
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.handlers.replaying import record_of
from bot.views.components import Panel
from rules.proof import words_entropy
from rules.record import AnyRecord, encode
from rules.verify import Finding, findings

WORDS = 100
"""The most characters of the words that a player adds."""


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


async def add_words(context: Context, words: str) -> Panel:
    """Adds words of the person to the chance of a match that has not started."""
    if not words.strip() or len(words) > WORDS:
        raise UserError("unusable-words", most=WORDS)
    await context.need_standing()
    context.limit(CHANGES_IN_LOBBY, context.session.id)
    await context.commit(context.session, lambda now: lobbies.add_words(now, context.person, words))
    return context.note("verify-words-added", hash=words_entropy(words))


def _examine(record: AnyRecord) -> tuple[bytes, list[Finding]]:
    """Returns the file of a match, and what is wrong with it."""
    return encode(record), findings(record)
