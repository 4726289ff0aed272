"""Handles replaying a match: stepping through its boards, and the whole of it as a file."""

import asyncio

from bot.domain.errors import UserError
from bot.domain.match_kinds import need_open
from bot.domain.quotas import BOARDS
from bot.domain.session import AnySession, Origin, Stage
from bot.features.replay import views as view
from bot.features.replay.actions import BoardThen, Export, Replay
from bot.features.replay.scenes import scene_of
from bot.handlers.context import Context
from bot.handlers.registry import handles
from bot.handlers.replaying import need_current_rules, record_of
from bot.views.components import Panel
from bot.views.reader import Reader
from rules import record


@handles(Replay)
async def show(context: Context, press: Replay) -> Panel:
    """Shows the board after a turn, as the person saw it then, or as everybody did."""
    context.limit(BOARDS)
    session = context.session
    need_match(session)
    log = await context.log()
    found = await scene_of(session, log, press.line, press.step)
    return await view.page(session, found, press, context.reader)


@handles(BoardThen)
async def board_then(context: Context, press: BoardThen) -> Panel:
    """Shows the public board as it was at an earlier moment."""
    session = context.session
    if session.match is None or not 1 <= press.line <= session.entries:
        raise UserError("unknown-choice")
    return await show(context, Replay(session.id, press.line, by_everybody=True))


async def make_public(context: Context, line: int, reader: Reader) -> Panel:
    """Returns the public board after `line` lines of the log, for everybody."""
    session = context.session
    found = await scene_of(session, await context.log(), line)
    return await view.page(session, found, Replay(session.id, line, by_everybody=True), reader)


def check(context: Context) -> None:
    """Raises UserError if the match cannot be replayed."""
    need_match(context.session)


@handles(Export)
async def export(context: Context, press: Export) -> Panel:
    """Gives a finished match as a file: while it runs, the file would hold its secrets."""
    session = context.session
    need_match(session)
    if session.stage is not Stage.OVER:
        raise UserError("export-later")
    if session.origin is not Origin.LOBBY:
        raise UserError("nothing-to-export")
    need_open(session, context.at.now)
    context.limit(BOARDS)
    log = await context.log()
    document = await asyncio.to_thread(record.encode, record_of(session, log, context.language))
    return view.file(session, f"match-{session.id}.json", document, context.reader)


def need_match(session: AnySession) -> None:
    """Raises UserError unless `session` is a match that can be replayed."""
    if session.match is None:
        raise UserError("not-started")
    need_current_rules(session)
