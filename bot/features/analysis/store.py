"""Analyses, stored with their sessions: in fields of the same hash, so they expire together."""

import zlib
from typing import Any, NamedTuple

import msgspec
import structlog

from bot.domain.session import AnySession
from bot.store.database import Store
from bot.store.keys import keys
from bot.store.sessions import ARCHIVES
from bot.store.unreadable import UNREADABLE, replies, whole
from rules.analysis_report import Analysis
from rules.analysis_studies import Progress
from rules.match import AnyEntry

LEVEL = 9
"""zlib's best compression."""
FIELDS = ("analysis", "analysing", "joined")
"""The result, or `FAILED`; how far an analysis is that goes on; and whether the post of the result shows it."""
FAILED = b"-"

SAVE = """
local session = KEYS[1]
local revision, analysis, progress = unpack(ARGV)
if redis.call('HGET', session, 'revision') ~= revision then return 0 end
if analysis ~= '' then
  redis.call('HDEL', session, 'analysing')
  redis.call('HSET', session, 'analysis', analysis)
else
  redis.call('HSET', session, 'analysing', progress)
end
return 1
"""
"""Stores a result, which ends the analysis, or else its progress, if the revision is as expected."""

JOIN = "if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('HSET', KEYS[1], 'joined', 1) end"

_log = structlog.get_logger()


class Stored(NamedTuple):
    """What is stored of the analysis of a match."""

    log: list[AnyEntry]
    analysis: Analysis | None = None
    progress: Progress | None = None
    """How far it is; None if none is under way."""
    failed: bool = False
    """Whether it was tried in vain."""
    joined: bool = False
    """Whether it has joined the post of the result."""
    post: int = 0
    """The newest post of the match."""
    shown: int | None = None
    """The first line of the log that this post shows; None if that is not known."""


class Packed(NamedTuple):
    """The `FIELDS` as stored: most who read the log of a match do not look at its analysis."""

    analysis: bytes | None = None
    progress: bytes | None = None
    joined: bytes | None = None

    def stored(self, log: list[AnyEntry]) -> Stored:
        """Decodes the fields of the match with this log."""
        failed = self.analysis == FAILED
        analysis = None if failed else _unpacked(self.analysis, Analysis)
        return Stored(log, analysis, _unpacked(self.progress, Progress), failed, bool(self.joined))


class Analyses:
    """Reads and writes analyses. Raises StoreUnavailable if Redis does not answer, CorruptRecord."""

    def __init__(self, store: Store) -> None:
        self._redis = store.redis
        self._sessions = store.sessions
        self._save = store.redis.register_script(SAVE)
        self._join = store.redis.register_script(JOIN)

    async def of(self, session: AnySession) -> Stored:
        """Returns what is stored, with the whole log, in one round trip."""
        every = keys(session.id)
        async with self._redis.pipeline(transaction=False) as pipe:
            pipe.hmget(every.document, *ARCHIVES, "post", "told", *FIELDS)
            pipe.lrange(every.log, 0, -1)
            fields, lines = await replies(pipe)
        every_field = fields or [None] * (len(ARCHIVES) + 2 + len(FIELDS))
        archives, (post, shown, *packed) = every_field[: len(ARCHIVES)], every_field[len(ARCHIVES) :]
        lines = lines or await self._sessions.archived_lines(session, *archives)
        log = await self._sessions.entries(session, lines[: session.entries])
        return (
            Packed(*packed)
            .stored(log)
            ._replace(
                post=whole(post, f"post of {session.id}"),
                shown=whole(shown, f"post of {session.id}") if shown else None,
            )
        )

    async def save(self, session: AnySession, progress: Progress) -> bool:
        """Stores how far an analysis is; returns whether the session is still at this revision."""
        return await self._write(session, b"", _packed(progress))

    async def finish(self, session: AnySession, analysis: Analysis | None) -> bool:
        """Stores the result of an analysis, or that there can be none; returns the same."""
        return await self._write(session, _packed(analysis) if analysis else FAILED, b"")

    async def note_joined(self, session: AnySession) -> None:
        """Stores that the analysis has joined the post of the result; of a session that has gone, nothing."""
        await self._join(keys=[keys(session.id).document], args=[])

    async def _write(self, session: AnySession, analysis: bytes, progress: bytes) -> bool:
        return bool(await self._save(keys=[keys(session.id).document], args=[session.revision, analysis, progress]))


def _packed(value: Analysis | Progress) -> bytes:
    return zlib.compress(msgspec.json.encode(value), LEVEL)


def _unpacked(stored: bytes | None, kind: Any) -> Any:
    """Returns what was stored; None if it is not there, or unreadable: it can be found again."""
    if not stored:
        return None
    try:
        return msgspec.json.decode(zlib.decompress(stored), type=kind)
    except (*UNREADABLE, zlib.error) as error:
        _log.error("analysis unreadable", error=str(error))
        return None
