"""A channel in the sandbox and a bot whose jobs a test runs itself, so that it can run them twice, or not at all."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from msgspec import structs

from bot.app.assembly import machine_time
from bot.app.client import Client, create_bot
from bot.delivery.announcer import Announcer
from bot.domain import lobbies, turns
from bot.domain.calendar import Now
from bot.domain.clock import Clock
from bot.domain.session import AnySession, Change
from bot.domain.turn_time import Moment, keep
from bot.handlers.entropy import new_proof
from bot.settings import Settings
from bot.store.database import Store
from bot.views import lobby as lobby_view
from rules import match as matches
from sandbox import Sandbox
from sandbox.testing.person import NotPossible
from tests.bot.readers import reader
from tests.bot.sessions import lobby

NOON = 1_790_000_000
"""A Monday in September, 14:13 in UTC."""
POST = 0
"""The type of a normal message; the first one in a thread has another."""
SWIFT = 100
"""The pace of rate limits in tests that play in seconds what takes people days."""
PATIENCE = 30.0
"""Seconds to wait for something that happens by itself."""


class Time:
    """A clock that stands still until a test moves it."""

    def __init__(self, moment: int = NOON) -> None:
        self.moment = moment

    def __call__(self) -> int:
        return self.moment


class Place:
    """A place to play: the sandbox, the bot, its database and its jobs."""

    def __init__(self, sandbox: Sandbox, bot: Client) -> None:
        self.sandbox = sandbox
        self.bot = bot
        self.store = bot.services.store
        self.jobs = bot.jobs
        self.clock = bot.services.now
        self.announcer = Announcer(bot, bot.services.store, bot.services.boards, self.clock)

    async def begin(
        self, *people: int, computers: int = 0, clock: Clock | None = None, game: str = "manhattan", **options: str
    ) -> AnySession:
        """Starts a match in its own thread, committed and not yet announced."""
        channel = int(self.sandbox.control.channel("lobby").id)
        gathered = structs.replace(
            lobby(*people, computers=computers, options=options),
            game=game,
            channel=channel,
            parent=channel,
            clock=clock,
        )
        view = lobby_view.lobby(gathered, reader(gathered.language))
        message = await self.bot.get_partial_messageable(channel).send(view=view)
        gathered = structs.replace(gathered, id=message.id, lobby=message.id)
        await self.store.sessions.create(gathered)
        return await self.commit(gathered, lambda now: lobbies.start(now, people[0], message.id, new_proof()))

    async def commit(self, session: AnySession, change: Callable[[AnySession], Change]) -> AnySession:
        """Commits `change` without announcing it; returns the session."""
        return (
            await self.store.sessions.update(session, lambda now: keep(now, change(now), Moment(self.clock())))
        ).session

    async def passes(self, time: Time, seconds: int) -> None:
        """Lets time pass while Parlour is alive, so that it does not count as downtime."""
        time.moment += seconds
        await alive_until(self.store, time.moment)

    async def ring(self) -> None:
        """Runs the alarms that are due."""
        for alarm in await self.store.indexes.ringing(self.clock()):
            await self.jobs.ring(*alarm)

    async def take_turn(self, session: AnySession) -> AnySession:
        """Takes the turn of the first seat to move and commits it; returns the session."""
        seat = session.to_move[0]
        while question := matches.question(session.playing, seat):
            if question.step is None:
                return await self.commit(session, lambda now: turns.done(now, seat))
            session = await self.commit(session, partial(turns.choose, seat=seat, move=question.options[0]))
        raise AssertionError("not to move")

    async def now(self, session: AnySession) -> AnySession:
        """Returns the session as it is stored."""
        found = await self.store.sessions.load(session.id)
        assert found is not None
        return found

    async def posts(self, session: AnySession) -> list[dict[str, Any]]:
        """Returns the messages in the thread of a match, the oldest first."""
        alice = await self.sandbox.person("Alice")
        try:
            found = await alice.messages(str(session.id))
        except NotPossible:
            return []  # there is no thread yet
        return [message for message in found if message["type"] == POST]

    async def until(self, happened: Callable[[], Any]) -> None:
        """Polls until something has happened. Raises TimeoutError."""
        async with asyncio.timeout(PATIENCE):
            while not await happened():
                await asyncio.sleep(0.02)


async def alive_until(store: Store, moment: int) -> None:
    """Stores the heartbeat of a worker that was alive all the time up to `moment`."""
    await store.redis.set("{alive}:last", moment)


class Crash:
    """A backup of the sessions: restoring it loses what was written since, as if the process had crashed."""

    def __init__(self, place: Place, kept: dict[bytes, bytes]) -> None:
        self._place = place
        self._kept = kept

    @classmethod
    async def before(cls, place: Place) -> "Crash":
        """Backs up all sessions."""
        redis = place.store.redis
        keys = [bytes(key) async for key in redis.scan_iter(match="session:*")]
        return cls(place, {key: await redis.dump(key) or b"" for key in keys})

    async def happens(self) -> None:
        """Restores the backup."""
        for key, value in self._kept.items():
            await self._place.store.redis.restore(key, 0, value, replace=True)


@asynccontextmanager
async def logged_in(settings: Settings, *, works: bool, now: Now = machine_time) -> AsyncIterator[Client]:
    """Yields a bot that is logged in and not connected to the gateway."""
    bot = create_bot(settings, works=works, connects=False, now=now)
    await bot.login("token")
    try:
        yield bot
    finally:
        await bot.close()
