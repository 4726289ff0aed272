"""Sessions in Redis: documents, logs and outboxes. Each is read in one step and committed in one step."""

from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import suppress
from datetime import timedelta
from typing import Any

import msgspec
import redis.asyncio as aioredis
from redis.exceptions import ResponseError

from bot.domain import session as documents
from bot.domain.errors import UserError
from bot.domain.session import AnySession, Change, Stage
from bot.store import outbox
from bot.store.keys import OUTBOXES, SESSIONS, channel_of, keys
from bot.store.lua import TRIES, Scripts
from bot.store.outbox import NO_BALLOT, Ballot, News, Unsaid
from rules import games
from rules import match as matches

CLOSED_LOBBY = timedelta(days=7)
"""How long a lobby that never became a match is kept."""


class CorruptRecord(Exception):
    """A stored session, or its log, cannot be read. It was quarantined; the message is for the log."""


class Sessions:
    """Reads and commits sessions.

    Raises StoreUnavailable if Redis does not answer, CorruptRecord if a session or its log does not decode.
    """

    def __init__(self, redis: "aioredis.Redis", scripts: Scripts) -> None:
        self._redis = redis
        self._scripts = scripts

    async def load(self, channel: int) -> AnySession | None:
        """Returns the session of `channel`."""
        document = await self._redis.hget(keys(channel).document, "document")
        return None if document is None else await self.decode(channel, document)

    async def all(self) -> AsyncIterator[int]:
        """Yields all channels that have a session."""
        async for key in self._redis.scan_iter(match=SESSIONS, count=1000):
            yield channel_of(key)

    async def create(self, session: AnySession) -> None:
        """Stores a new session. Raises UserError if the channel has one."""
        if not await self._write(None, Change(session, [], news=False)):
            raise UserError("channel-taken")

    async def update(self, session: AnySession, change: Callable[[AnySession], Change]) -> Change:
        """Commits `change`; if somebody else was faster, applied to what is there now."""
        for _ in range(TRIES):
            changed = change(session)
            if await self.commit(session, changed):
                return changed
            there = await self.load(session.id)
            if there is None:
                raise UserError("no-session")
            session = there
        raise UserError("too-busy")

    async def commit(self, before: AnySession, change: Change) -> bool:
        """Returns whether `change` was written: not if the session has moved on since `before`.

        A session that moves to another channel takes the place of a match that is over there. Raises UserError if
        the channel is taken.
        """
        if change.session.id == before.id:
            return await self._write(before.revision, change)
        there = await self.load(change.session.id)
        free = there is None or there.stage is Stage.OVER
        if not free or not await self._write(there.revision if there else None, change, fresh=True):
            raise UserError("channel-taken")
        if not await self._scripts.leave(keys(before.id), before.revision):
            await self.forget(change.session.id)  # somebody was faster: it begins with what is there now
            return False
        return True

    async def _write(self, expected: int | None, change: Change, *, fresh: bool = False) -> bool:
        session = change.session
        start = session.entries - len(change.entries)
        news = News(session.revision, start, change.news, change.asks, change.notices)
        return await self._scripts.commit(
            keys(session.id),
            expected=expected,
            revision=session.revision,
            document=msgspec.json.encode(session),
            news=msgspec.json.encode(news) if change.news or change.asks else b"",
            entries=[msgspec.json.encode(entry) for entry in change.entries],
            kept=change.kept,
            fresh=fresh,
        )

    async def forget(self, channel: int) -> None:
        """Deletes a session and everything of it."""
        await self._redis.delete(*keys(channel))

    async def let_go(self, channel: int) -> None:
        """Deletes a session some days from now, so that who presses an old button still reads what became of it."""
        async with self._redis.pipeline(transaction=True) as pipe:
            for key in keys(channel):
                pipe.expire(key, CLOSED_LOBBY)
            await pipe.execute()

    async def log(self, session: AnySession, start: int = 0, stop: int = -1) -> list[matches.AnyEntry]:
        """Returns the log from line `start` to `stop`, as far as `session` knows of it."""
        lines: Any = await self._redis.lrange(keys(session.id).log, start, stop)
        return await self.entries(session, lines[: session.entries - start])

    async def posts(self, sessions: Iterable[AnySession]) -> dict[int, int]:
        """Returns the newest post of each session that has one, by the session's id."""
        wanted = [session.id for session in sessions]
        async with self._redis.pipeline(transaction=False) as pipe:
            for channel in wanted:
                pipe.hget(keys(channel).document, "post")
            found = await pipe.execute()
        return {channel: int(post) for channel, post in zip(wanted, found, strict=True) if post and int(post)}

    async def decode(self, channel: int, document: bytes | str) -> AnySession:
        """Returns the session of a stored document; one that does not decode is quarantined."""
        try:
            return documents.decode(document)
        except (msgspec.MsgspecError, KeyError) as error:
            raise await self._quarantine(channel, error) from error

    async def entries(self, session: AnySession, lines: list[bytes]) -> list[matches.AnyEntry]:
        """Returns the entries that `lines` of the log of `session` hold."""
        decoder = msgspec.json.Decoder(matches.entry_type(games.load(session.game)))
        try:
            return [decoder.decode(line) for line in lines]
        except msgspec.MsgspecError as error:
            there = await self.load(session.id)
            if there is not None and there.lobby != session.lobby:  # they are lines of the match that came after it
                raise UserError("moved-on") from None
            raise await self._quarantine(session.id, error) from error

    async def _quarantine(self, channel: int, error: Exception) -> CorruptRecord:
        """Moves an unreadable session to `broken:{id}`."""
        with suppress(ResponseError):  # somebody else, who read it too, was faster
            await self._redis.rename(keys(channel).document, f"broken:{{{channel}}}")
        await self._redis.delete(keys(channel).outbox)
        return CorruptRecord(f"session {channel} was set aside as broken:{{{channel}}}: {error}")

    async def unsaid(self, channel: int) -> Unsaid | None:
        """Returns what has not been announced in `channel` yet; None if there is no session."""
        stored = await self._scripts.unsaid(keys(channel))
        if stored.document is None:
            return None
        session = await self.decode(channel, stored.document)
        entries = await self.entries(session, stored.log)
        shown = entries[: stored.before] if stored.shown else None
        return outbox.unsaid(session, entries[stored.before :], shown, stored.news, stored.post, stored.ballot)

    async def said(
        self, channel: int, revision: int, post: int, ballot: Ballot = NO_BALLOT, shown: int | None = None
    ) -> None:
        """Notes that everything up to `revision` was announced, and which messages of their kinds are the newest.

        `told`: index of the first log entry that `post` shows; None if it shows anything besides log entries.
        """
        await self._scripts.said(keys(channel), revision, post, ballot.stored, shown)

    async def silent(self) -> AsyncIterator[int]:
        """Yields the channels in which something is still to be announced."""
        async for key in self._redis.scan_iter(match=OUTBOXES, count=1000):
            yield channel_of(key)
