"""Replaying the log of a match: what proposals to rewind and looking back have in common."""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from msgspec import structs

from bot.domain.errors import UserError
from bot.domain.session import AnySession
from bot.views.wording import names
from rules import match as matches
from rules import record as records
from rules.match import AnyEntry, AnyMatch
from rules.record import AnyRecord

P = ParamSpec("P")
T = TypeVar("T")


async def of_log(work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
    """Runs `work` on a log in a thread. Raises UserError if the log does not replay."""
    try:
        return await asyncio.to_thread(work, *arguments, **named)
    except matches.Illegal:
        raise UserError("log-differs") from None


def need_current_rules(session: AnySession) -> None:
    """Raises UserError if the match began under older rules, so that its log may not replay."""
    if not matches.is_current(session.rules, session.playing):
        raise UserError("older-rules")


def replayed(session: AnySession, log: list[AnyEntry]) -> AnyMatch:
    """Returns the match as it was after `log`. Raises matches.Illegal if the log does not replay."""
    match = session.playing
    return matches.replay(session.rules, match.seats, match.options, match.state.chance.key, log, session.start)


def record_of(session: AnySession, log: list[AnyEntry], language: str) -> AnyRecord:
    """Returns a match as a file holds it, with its secrets and the names of its players in a language."""
    record = records.of_match(session.playing, log, session.proof, names(session, language))
    return structs.replace(record, start=session.start.state, at=1) if session.start else record
