"""Discord's gateway: the WebSocket of the bot."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec
from aiohttp import WSMsgType, web
from msgspec import Struct

from sandbox.push.gateway_events import guild_create, presences, ready
from sandbox.push.observer import Observer
from sandbox.push.sockets import Outbox
from sandbox.push.starts import AUTHENTICATION_FAILED, Starts
from sandbox.state.intents import GUILD_MEMBERS, GUILDS, KNOWN, MESSAGE_CONTENT, PRESENCES, PRIVILEGED
from sandbox.state.world import World
from sandbox.wire.channels import Channel
from sandbox.wire.guilds import Guild, Member

HEARTBEAT_MS = 41_250
ACK_DELAY_S = 0.02
REPLAYED_FRAMES = 2000
RESUMABLE_SECONDS = 180.0
"""How long a session outlives a lost connection."""

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME = 0, 1, 2, 3, 4, 6
REQUEST_MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 8, 9, 10, 11

NORMAL, GOING_AWAY = 1000, 1001
"""The codes with which a bot ends its session; after any other, it can be resumed."""
UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED = 4001, 4002, 4003
ALREADY_AUTHENTICATED, INVALID_INTENTS, DISALLOWED_INTENTS = 4005, 4013, 4014


class Identify(Struct):
    token: str
    intents: int
    properties: dict[str, Any] = {}
    shard: tuple[int, int] | None = None


class Resume(Struct):
    token: str
    session_id: str
    seq: int | None


class MembersAsked(Struct):
    """A request for members by id or by the beginning of their names; an empty one with limit 0 is for all."""

    guild_id: str | int
    query: str | None = None
    limit: int | None = None
    user_ids: list[str | int] | str | int | None = None
    presences: bool | None = None
    nonce: str | None = None


class Session:
    """A bot's gateway session, which outlives its connections. A shard may have several at a time."""

    def __init__(self, identify: Identify) -> None:
        self.id = secrets.token_hex(16)
        self.intents = identify.intents
        self.shard = identify.shard or (0, 1)
        self.sequence = 0
        self.frames: deque[tuple[int, str]] = deque(maxlen=REPLAYED_FRAMES)
        self.outbox: Outbox | None = None
        self.lost = 0.0
        """When its connection was lost."""

    def can_resume_from(self, sequence: int) -> bool:
        return bool(self.frames) and self.frames[0][0] <= sequence + 1 <= self.sequence + 1


class Closing(Exception):
    """Raised to close the connection with one of Discord's close codes."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Gateway:
    """The sessions of the bot, and the frames sent to them."""

    def __init__(self, world: World, address: str, observer: Observer | None) -> None:
        """`address` is where a bot reconnects (ws://…)."""
        self._world = world
        self.address = address
        self._observer = observer
        self._sessions: dict[str, Session] = {}
        self.starts = Starts(world.clock)
        self.repeats = 0
        """How many of the next interactions are delivered twice."""
        self.on_presence: Callable[[bool], None] = lambda online: None

    @property
    def online(self) -> bool:
        return bool(self.sessions())

    def sessions(self) -> list[Session]:
        """Returns the sessions that are connected."""
        return [session for session in self._sessions.values() if session.outbox is not None]

    def dispatch(
        self, event: str, data: Any, *, channel: Channel, intents: int = 0, concealed: dict[str, Any] | None = None
    ) -> None:
        """Sends an event to every session with this channel on its shard and one of the intents (0: any session).

        Sessions without the intent for the content of messages get what is `concealed` instead. Nothing is sent of a
        guild that the bot is not a member of.
        """
        guild_id = channel.guild_id or ""
        if not guild_id or self._world.bot.id in self._world.guilds[guild_id].members:
            self.dispatch_in(guild_id, event, data, intents=intents, concealed=concealed)

    def dispatch_in(
        self, guild_id: str, event: str, data: Any, *, intents: int = 0, concealed: dict[str, Any] | None = None
    ) -> None:
        """Sends an event to every session with this guild on its shard ("": direct messages), as `dispatch` does."""
        bodies: dict[bool, bytes] = {}
        for session in self._sessions.values():
            if intents and not session.intents & intents:
                continue
            if shard_of(guild_id, session.shard[1]) != session.shard[0]:
                continue
            conceals = concealed is not None and not session.intents & MESSAGE_CONTENT
            if conceals not in bodies:
                bodies[conceals] = msgspec.json.encode(concealed if conceals else data)
            self._dispatch_to(session, event, bodies[conceals])
            if event == "INTERACTION_CREATE" and self.repeats:
                self.repeats -= 1
                self._dispatch_to(session, event, bodies[conceals])

    def show_guild(self, guild: Guild) -> None:
        """Sends GUILD_CREATE of a guild that the bot was invited to: without `unavailable`, which READY announces."""
        for session in self._sessions.values():
            if session.intents & GUILDS and shard_of(guild.id, session.shard[1]) == session.shard[0]:
                self._show_guild(session, guild)

    def _show_guild(self, session: Session, guild: Guild, **more: bool) -> None:
        body = guild_create(self._world, guild, session.intents) | more
        self._dispatch_to(session, "GUILD_CREATE", msgspec.json.encode(body))

    def drop_connections(self, *, forget: bool = False) -> None:
        """Closes every connection; with `forget`, the sessions cannot be resumed either."""
        for session in self._sessions.values():
            if session.outbox is not None:
                session.outbox.close(4000)
        if forget:
            self._sessions.clear()

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serves one connection, from HELLO until either side closes it."""
        socket = web.WebSocketResponse(max_msg_size=0, compress=False)
        await socket.prepare(request)
        outbox = Outbox(socket)
        session: Session | None = None
        self._send(outbox, {"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS}, "s": None, "t": None})
        try:
            async for frame in socket:
                if frame.type is not WSMsgType.TEXT:
                    raise Closing(DECODE_ERROR)
                session = self._receive(outbox, session, frame.data)
        except Closing as closing:
            outbox.close(closing.code)
            await outbox.finish()
        finally:
            ended = not outbox.closes and socket.close_code in (NORMAL, GOING_AWAY)
            self._leave(session, outbox, ended=ended)
            await outbox.stop()
        return socket

    def _leave(self, session: Session | None, outbox: Outbox, *, ended: bool) -> None:
        if session is None or session.outbox is not outbox:
            return
        session.outbox, session.lost = None, self._world.clock.now()
        if ended:
            self._sessions.pop(session.id, None)
        self.on_presence(self.online)

    def _receive(self, outbox: Outbox, session: Session | None, text: str) -> Session | None:
        try:
            frame = msgspec.json.decode(text)
            op, data = frame["op"], frame.get("d")
        except (msgspec.DecodeError, KeyError, TypeError, AttributeError):
            raise Closing(DECODE_ERROR) from None
        if self._observer:
            self._observer.frame("from bot", frame)
        if op == HEARTBEAT:
            ack = {"op": HEARTBEAT_ACK, "d": None, "s": None, "t": None}
            # discord.py stores the time of a heartbeat only after sending it: an earlier answer looks 41 s late
            asyncio.get_running_loop().call_later(ACK_DELAY_S, self._send, outbox, ack)
        elif op == IDENTIFY:
            return self._identify(outbox, session, data)
        elif op == RESUME:
            return self._resume(outbox, session, data)
        elif session is None:
            raise Closing(NOT_AUTHENTICATED)
        elif op == REQUEST_MEMBERS:
            self._send_members(session, data)
        elif op not in (PRESENCE, VOICE):
            raise Closing(UNKNOWN_OPCODE)
        return session

    def _identify(self, outbox: Outbox, session: Session | None, data: Any) -> Session | None:
        if session is not None:
            raise Closing(ALREADY_AUTHENTICATED)
        identify = _convert(data, Identify)
        if not identify.token.strip():
            raise Closing(AUTHENTICATION_FAILED)
        if identify.intents & ~KNOWN:
            raise Closing(INVALID_INTENTS)
        if identify.intents & sum(PRIVILEGED.values()) & ~self._world.granted_intents:
            raise Closing(DISALLOWED_INTENTS)
        if (code := self.starts.refused(identify.shard)) is not None:
            raise Closing(code)
        session = Session(identify)
        if self.starts.comes_too_soon(session.shard[0]):
            self._send(outbox, {"op": INVALID_SESSION, "d": False, "s": None, "t": None})
            return None
        self._forget_lost()
        self._sessions[session.id] = session
        session.outbox = outbox
        self._greet(session)
        self.on_presence(True)
        return session

    def _greet(self, session: Session) -> None:
        shard, shards = session.shard
        guilds = [guild for guild in self._world.guilds_with(self._world.bot.id) if shard_of(guild.id, shards) == shard]
        greeting = ready(self._world, session.id, self.address, session.shard, guilds)
        self._dispatch_to(session, "READY", msgspec.json.encode(greeting))
        if session.intents & GUILDS:
            for guild in guilds:
                self._show_guild(session, guild, unavailable=False)

    def _resume(self, outbox: Outbox, session: Session | None, data: Any) -> Session | None:
        if session is not None:
            raise Closing(ALREADY_AUTHENTICATED)
        resume = _convert(data, Resume)
        self._forget_lost()
        known = self._sessions.get(resume.session_id)
        if known is None or not known.can_resume_from(resume.seq or 0):
            self._send(outbox, {"op": INVALID_SESSION, "d": False, "s": None, "t": None})
            return None
        if known.outbox is not None:
            known.outbox.close(4000)
        known.outbox = outbox
        for sequence, text in known.frames:
            if sequence > (resume.seq or 0):
                outbox.put(text)
        self._dispatch_to(known, "RESUMED", b'{"_trace":[]}')
        self.on_presence(True)
        return known

    def _forget_lost(self) -> None:
        """Removes the sessions that were lost too long ago to be resumed."""
        horizon = self._world.clock.now() - RESUMABLE_SECONDS
        lost = [id for id, session in self._sessions.items() if session.outbox is None and session.lost < horizon]
        for id in lost:
            del self._sessions[id]

    def _send_members(self, session: Session, data: Any) -> None:
        asked = _convert(data, MembersAsked)
        guild = self._world.guilds.get(str(asked.guild_id), self._world.guild)
        ids = asked.user_ids if isinstance(asked.user_ids, list) else [asked.user_ids]
        wanted = [str(id) for id in ids if id is not None]
        chunk: dict[str, Any] = {
            "guild_id": guild.id,
            "members": [guild.members[id] for id in wanted if id in guild.members],
            "not_found": [id for id in wanted if id not in guild.members],
            "chunk_index": 0,
            "chunk_count": 1,
            "nonce": asked.nonce or "",
        }
        if not wanted:
            chunk["members"] = self._named(session, guild, asked)
        if asked.presences and session.intents & PRESENCES:
            chunk["presences"] = presences(guild)
        self._dispatch_to(session, "GUILD_MEMBERS_CHUNK", msgspec.json.encode(chunk))

    def _named(self, session: Session, guild: Guild, asked: MembersAsked) -> list[Member]:
        """Returns the members whose names begin as asked. All of them are for sessions with the intent for members."""
        everybody = not asked.query and not asked.limit
        if everybody and not session.intents & GUILD_MEMBERS:
            return [guild.members[self._world.bot.id]]
        begin = (asked.query or "").lower()
        found = [m for m in guild.members.values() if (m.nick or m.user.username).lower().startswith(begin)]
        return found if everybody else found[: asked.limit]

    def _dispatch_to(self, session: Session, event: str, body: bytes) -> None:
        session.sequence += 1
        text = f'{{"op":0,"t":"{event}","s":{session.sequence},"d":{body.decode()}}}'
        session.frames.append((session.sequence, text))
        if self._observer:
            self._observer.frame("to bot", msgspec.json.decode(text))
        if session.outbox is not None:
            session.outbox.put(text)

    def _send(self, outbox: Outbox, frame: dict[str, Any]) -> None:
        if self._observer:
            self._observer.frame("to bot", frame)
        outbox.put(msgspec.json.encode(frame).decode())


def shard_of(guild_id: str, shards: int) -> int:
    """Returns the shard that gets the events of a guild; that of direct messages ("") is the first."""
    return (int(guild_id) >> 22) % shards if guild_id else 0


def _convert(data: Any, form: type[msgspec.Struct]) -> Any:
    try:
        return msgspec.convert(data, form)
    except msgspec.ValidationError:
        raise Closing(DECODE_ERROR) from None
