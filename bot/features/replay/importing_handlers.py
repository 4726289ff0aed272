"""Handles a match from a file that somebody brings: it is stored for a while, for them alone, and can be replayed."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

import msgspec

from bot.domain.errors import UserError
from bot.domain.quotas import Quota
from bot.domain.session import AnySession, Change, Origin, Seat, Session, Stage
from bot.features.replay import views as view
from bot.features.replay.actions import Replay
from bot.features.replay.messages import Found
from bot.features.replay.pool import replays
from bot.features.replay.scenes import scene_of
from bot.handlers.context import Context
from bot.views.components import Panel
from bot.views.names import plain
from bot.views.wording import problem_text
from rules import games
from rules import match as matches
from rules.record_errors import InvalidRecord

LARGEST = 512
"""The largest file, in units of 1,024 bytes: the log of a long match takes about a hundred."""
IMPORTS = Quota("import", burst=5, seconds=3600)
"""Files that a person brings; each is stored for days."""


class Attached(NamedTuple):
    """A file that is attached to a command."""

    size: int
    read: Callable[[], Awaitable[bytes]]
    """Returns its contents. Raises OSError if Discord does not give it."""


async def bring(context: Context, file: Attached) -> Panel:
    """Shows the last position of the match in `file`."""
    if file.size > LARGEST * 1024:
        raise UserError("file-too-large", most=LARGEST)
    context.limit(IMPORTS)
    try:
        content = await file.read()
    except OSError:
        raise UserError("file-gone") from None
    if len(content) > LARGEST * 1024:
        raise UserError("file-too-large", most=LARGEST)
    found = await _read(context, content)
    sessions = context.services.store.sessions
    session, log = _kept(context, found)
    await sessions.begin(Change(session, log, news=False), context.operation())
    await sessions.delete_later(session.id)
    shown = await scene_of(session, log, len(log))
    return await view.page(session, shown, Replay(session.id, len(log)), context.reader)


async def _read(context: Context, content: bytes) -> Found:
    try:
        return await context.services.of(replays).read(content, context.person)
    except InvalidRecord as error:
        raise UserError("file-unreadable", reason=problem_text(error.problem, context.words)) from None


def _kept(context: Context, found: Found) -> tuple[AnySession, list[matches.AnyEntry]]:
    """Returns the match in a file as a session that only the person sees, and its log."""
    game = games.load(found.game)
    match = msgspec.json.decode(found.match, type=matches.match_type(game))
    log = [msgspec.json.decode(line, type=matches.entry_type(game)) for line in found.log]
    players = found.players or [""] * match.seats
    session: AnySession = Session(
        id=context.request.interaction,
        channel=0,
        parent=0,
        lobby=0,
        language=context.language,
        host=context.person,
        game=found.game,
        stage=Stage.OVER,
        seats=[Seat(name=plain(name), former=False) for name in players],
        options=match.options,
        origin=Origin.FILE,
        match=match,
        entries=len(log),
    )
    return session, log
