"""Sessions in Redis: documents, logs and outboxes. Reads and commits are atomic."""

from collections.abc import AsyncIterator, Callable, Collection, Iterable, Sequence
from contextlib import suppress
from datetime import timedelta
from typing import Any

import msgspec
import redis.asyncio as aioredis
from redis.exceptions import ResponseError

from bot.domain import session as documents
from bot.domain.errors import UserError
from bot.domain.figures import Figures
from bot.domain.session import AnySession, Change
from bot.store import archive, old_archives, outbox
from bot.store.announcement_scripts import Announced, AnnouncementScripts
from bot.store.archive import Archived, UnknownDictionary
from bot.store.commit_script import CommitScript, Operation, Written
from bot.store.keys import SESSIONS, UNSAID, channel_of, keys
from bot.store.outbox import NO_MESSAGE, Pending, ProposalMessage, proposal_message
from bot.store.replace_script import TRIES
from bot.store.unreadable import QUARANTINE, UNREADABLE, is_wrong_type, maybe_whole, quarantine, replies, whole
from rules import games
from rules import match as matches

ARCHIVES = (archive.FIELD, *old_archives.FIELDS)
FIELDS = ("document", *ARCHIVES)
"""The fields that hold a session: one of `ARCHIVES` instead of the document once it is archived."""
CLOSED_LOBBY = timedelta(days=7)
"""How long a lobby that never became a match is kept."""


class CorruptRecord(Exception):
    """A stored session, or its log, cannot be read and was quarantined. The message is for the operator."""

    def __init__(self, session: int, text: str) -> None:
        self.session = session
        super().__init__(text)


class GameGone(CorruptRecord):
    """The game of a stored session is not installed, left out, or of a newer Parlour. Nothing of it is changed."""


def archived(archives: Sequence[bytes | None]) -> Archived | None:
    """Returns what the values of `ARCHIVES` hold. Raises UnknownDictionary, or one of UNREADABLE."""
    newest, *old = archives or (None,)
    if newest is not None:
        return archive.decompressed(newest)
    stored = next((each for each in old if each is not None), None)
    return None if stored is None else old_archives.decompressed(stored)


class Sessions:
    """Reads and commits sessions.

    Raises StoreUnavailable if Redis does not answer, CorruptRecord if a session or its log does not decode.
    """

    def __init__(self, redis: "aioredis.Redis", figures: Figures) -> None:
        self._redis = redis
        self._script = CommitScript(redis)
        self._announcements = AnnouncementScripts(redis)
        self._figures = figures

    async def load(self, channel: int) -> AnySession | None:
        """Returns the session of `channel`."""
        try:
            stored: Any = await self._redis.hmget(keys(channel).document, *FIELDS)
        except ResponseError as error:
            if not is_wrong_type(error):
                raise
            raise await self._quarantine(channel, error) from error
        return await self.decode(channel, *stored)

    async def readable(self, channels: Collection[int]) -> dict[int, AnySession]:
        """Returns the sessions of `channels` that there are, in one round trip; leaves out what cannot be read."""
        async with self._redis.pipeline(transaction=False) as pipe:
            for channel in channels:
                pipe.hmget(keys(channel).document, *FIELDS)
            stored = await replies(pipe)
        found = {}
        for channel, fields in zip(channels, stored, strict=True):
            with suppress(CorruptRecord):
                session = await (self.load(channel) if fields is None else self.decode(channel, *fields))
                if session is not None:
                    found[channel] = session
        return found

    async def all(self) -> AsyncIterator[int]:
        """Yields all channels that have a session, by a look at every key; nothing does that regularly."""
        async for key in self._redis.scan_iter(match=SESSIONS, count=1000):
            channel = channel_of(key)
            if channel is not None:
                yield channel

    async def create(self, session: AnySession, operation: str = "", *, news: bool = False) -> None:
        """Stores a new session; `news`: to be announced. Raises UserError if there is one of this id."""
        await self.begin(Change(session, [], news), operation)

    async def begin(self, change: Change, operation: str = "") -> None:
        """Stores a new session with the log that it begins with. Raises UserError if there is one of this id."""
        if await self._write(None, change, Operation.named(operation)) is Written.LATE:
            raise UserError("moved-on")

    async def update(self, session: AnySession, change: Callable[[AnySession], Change], operation: str = "") -> Change:
        """Commits `change`; if another change was faster, applies it again to what is stored now.

        `operation`: a name. Two updates with the same one are carried out once; the second returns what is stored.
        """
        named = Operation.named(operation)
        for _ in range(TRIES):
            changed = change(session)
            written = await self._write(session.revision, changed, named)
            if written is Written.DONE:
                return changed
            there = await self.load(session.id)
            if there is None:
                raise UserError("no-session")
            if written is Written.EARLIER:
                return Change(there, [], news=False)
            self._figures.conflicted()
            session = there
        raise UserError("too-busy")

    async def commit(self, before: AnySession, change: Change) -> bool:
        """Writes `change`; returns False if the session has changed since `before`."""
        return await self._write(before.revision, change, Operation.named("")) is Written.DONE

    async def _write(self, expected: int | None, change: Change, operation: Operation) -> Written:
        with self._figures.request("commit"):
            return await self._script.commit(expected, change, operation)

    async def catch_up(self, session: AnySession) -> None:
        """Does what features do at the end of a match, such as counting it, unless that was done before."""
        await self._script.catch_up(session)

    async def delete(self, channel: int) -> None:
        """Deletes a session with its log and outbox."""
        await self._redis.delete(*keys(channel))

    async def delete_later(self, channel: int) -> None:
        """Lets a session expire in some days, so that its old buttons still explain what became of it."""
        async with self._redis.pipeline(transaction=True) as pipe:
            for key in keys(channel):
                pipe.expire(key, CLOSED_LOBBY)
            await pipe.execute()

    async def log(self, session: AnySession, start: int = 0, stop: int = -1) -> list[matches.AnyEntry]:
        """Returns the log from line `start` to `stop`, up to the last line of `session`."""
        async with self._redis.pipeline(transaction=False) as pipe:
            pipe.lrange(keys(session.id).log, start, stop)
            pipe.hmget(keys(session.id).document, *ARCHIVES)
            lines, archives = await replies(pipe)
        if not lines:
            lines = (await self.archived_lines(session, *archives))[start : stop + 1 or None]
        return await self.entries(session, lines[: session.entries - start])

    async def archived_lines(self, session: AnySession, *archives: bytes | None) -> list[bytes]:
        """Returns the log in the values of `ARCHIVES`, as it was stored. Raises CorruptRecord."""
        try:
            found = archived(archives)
        except UNREADABLE as error:
            raise await self._quarantine(session.id, error) from error
        return found.log if found else []

    async def posts(self, sessions: Iterable[AnySession]) -> dict[int, int]:
        """Returns the newest post of each session that has one, by the session's id."""
        wanted = [session.id for session in sessions]
        async with self._redis.pipeline(transaction=False) as pipe:
            for channel in wanted:
                pipe.hget(keys(channel).document, "post")
            found = await pipe.execute()
        posts = {channel: whole(post, f"post of {channel}") for channel, post in zip(wanted, found, strict=True)}
        return {channel: post for channel, post in posts.items() if post}

    async def ballot(self, session: AnySession) -> ProposalMessage:
        """Returns the newest message about a proposal."""
        async with self._redis.pipeline(transaction=False) as pipe:
            pipe.hget(keys(session.id).document, "ballot")
            (stored,) = await replies(pipe)
        return proposal_message(session, stored)

    async def decode(self, channel: int, document: bytes | None = None, *archives: bytes | None) -> AnySession | None:
        """Decodes the `FIELDS` of a session; quarantines an invalid one. Raises CorruptRecord, GameGone."""
        try:
            if document is None:
                found = archived(archives)
                if found is None:
                    return None
                document = found.document
            session = documents.decode(document)
            if session.id != channel or (session.match and session.match.seats != len(session.seats)):
                raise ValueError("its parts do not fit")
        except UnknownDictionary as error:
            text = f"session {channel} was archived by a newer Parlour, with dictionary {error}"
            raise GameGone(channel, text) from None
        except documents.NewerForm as error:
            text = f"session {channel} was written by a newer Parlour, in form {error}"
            raise GameGone(channel, text) from None
        except documents.UnknownGame as error:
            text = f"session {channel} waits for its game {error}, which is not installed"
            raise GameGone(channel, text) from None
        except UNREADABLE as error:
            raise await self._quarantine(channel, error) from error
        return session

    async def entries(self, session: AnySession, lines: list[bytes]) -> list[matches.AnyEntry]:
        """Decodes `lines` of the log of `session`; quarantines the session if one is invalid. Raises CorruptRecord."""
        decoder = msgspec.json.Decoder(matches.entry_type(games.load(session.game)))
        try:
            return [decoder.decode(line) for line in lines]
        except UNREADABLE as error:
            there = await self.load(session.id)
            if there is not None and there.lobby != session.lobby:  # the lines belong to the next match in this channel
                raise UserError("moved-on") from None
            raise await self._quarantine(session.id, error) from error

    async def _quarantine(self, channel: int, error: Exception) -> CorruptRecord:
        """Moves an unreadable session to `broken:{id}`. Its log stays as long."""
        await quarantine(self._redis, keys(channel).document, str(channel), error)
        await self._redis.delete(keys(channel).outbox)
        await self.note_unannounced(channel)
        await self._redis.expire(keys(channel).log, QUARANTINE)
        return CorruptRecord(channel, f"session {channel} is quarantined as broken:{{{channel}}}: {error}")

    async def pending(self, channel: int) -> Pending | None:
        """Returns the pending news of `channel`, to be announced now; None if there is no session."""
        try:
            stored = await self._announcements.pending(keys(channel))
        except ResponseError as error:
            if not is_wrong_type(error):
                raise
            raise await self._quarantine(channel, error) from error
        session = await self.decode(channel, stored.document)
        if session is None:
            return None
        entries = await self.entries(session, stored.log)
        return outbox.pending(session, entries, stored)

    async def mark_attempted(self, session: AnySession, revision: int) -> None:
        """Records that an attempt to announce all up to `revision` begins, and that earlier ones posted nothing."""
        await self._redis.hset(keys(session.id).document, "attempt", str(revision))

    async def note_large_posts(self, channel: int, posts: Sequence[int]) -> None:
        """Notes the older posts of a match that Discord did not let shrink."""
        await self._redis.hset(keys(channel).document, "large", " ".join(map(str, posts)))

    async def mark_announced(
        self,
        channel: int,
        revision: int,
        post: int,
        message: ProposalMessage = NO_MESSAGE,
        shown: int | None = None,
        passing: int | None = None,
    ) -> None:
        """Records that everything up to `revision` was announced, and the newest post and proposal message.

        `shown`: index of the first log entry shown by `post`; None if it shows anything besides log entries.
        `passing`: index of the first one that it shows in passing; None if there is none.
        """
        lines = ["" if line is None else str(line) for line in (shown, passing)]
        own = keys(channel)
        announced = Announced(own.channel, revision, str(post), message.stored, *lines)
        await self._announcements.mark_announced(own, announced)

    async def unannounced(self) -> AsyncIterator[int]:
        """Yields the channels with pending news."""
        for channel in await self.oldest_news():
            yield channel

    async def oldest_news(self) -> dict[int, int]:
        """Returns the oldest revision of the pending news of each channel that has some."""
        found: Any = await self._redis.zrange(UNSAID, 0, -1, withscores=True)
        return {channel: int(revision) for member, revision in found if (channel := maybe_whole(member)) is not None}

    async def oldest_unsaid(self, session: int) -> int | None:
        """Returns the oldest revision of what is not announced yet of a session; None if all is."""
        found = await self._redis.zscore(UNSAID, session)
        return None if found is None else int(found)

    async def note_unannounced(self, channel: int) -> None:
        """Brings the list of channels with pending news up to date: news may have expired, or be older than that."""
        await self._announcements.note_unsaid(keys(channel))
