"""A channel in the sandbox and a bot whose jobs are done by hand, so that they can be done twice, or not at all."""

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
from bot.handlers.entropy import draw
from bot.settings import Settings
from bot.store.database import Store
from bot.views import lobby as lobby_view
from rules import match as matches
from sandbox import Sandbox
from sandbox.testing.person import NotPossible
from tests.bot.tables import lobby

NOON = 1_790_000_000
"""A Monday in September, 14:13 in UTC."""
POST = 0
"""The type of a usual message; the first one in a thread is of another."""
PATIENCE = 30.0
"""Seconds for something that happens by itself."""


class Time:
    """A clock that stands still until a test moves it."""

    def __init__(self, moment: int = NOON) -> None:
        self.moment = moment

    def __call__(self) -> int:
        return self.moment


class Place:
    """Where a match is played, its record, and its jobs."""

    def __init__(self, sandbox: Sandbox, bot: Client) -> None:
        self.sandbox = sandbox
        self.bot = bot
        self.store = bot.services.store
        self.jobs = bot.services.jobs
        self.clock = bot.services.now
        self.announcer = Announcer(bot, bot.services.store, bot.services.boards, self.clock)

    async def begin(
        self, *people: int, computers: int = 0, clock: Clock | None = None, game: str = "manhattan", **options: str
    ) -> AnySession:
        """A match for a thread of its own, committed and not yet announced."""
        channel = int(self.sandbox.control.channel("lobby").id)
        gathered = structs.replace(
            lobby(*people, computers=computers, options=options),
            game=game,
            channel=channel,
            parent=channel,
            clock=clock,
        )
        message = await self.bot.get_partial_messageable(channel).send(view=lobby_view.lobby(gathered))
        gathered = structs.replace(gathered, id=message.id, lobby=message.id)
        await self.store.sessions.create(gathered)
        return await self.commit(gathered, lambda now: lobbies.start(now, people[0], message.id, draw(4)))

    async def commit(self, session: AnySession, change: Callable[[AnySession], Change]) -> AnySession:
        """The session after a change that nobody was told of."""
        return (
            await self.store.sessions.update(session, lambda now: keep(now, change(now), Moment(self.clock())))
        ).session

    async def passes(self, time: Time, seconds: int) -> None:
        """Lets time pass while Parlour is alive, so that no downtime comes of it."""
        time.moment += seconds
        await alive_until(self.store, time.moment)

    async def ring(self, *people: int) -> None:
        """Does what is due by now: what the sweep asks for, and then what that asks for."""
        for alarm in await self.store.indexes.ringing(self.clock()):
            await self.jobs.ring(*alarm)
        for person in people:
            await self.jobs.remind(person)

    async def take_turn(self, session: AnySession) -> AnySession:
        """The session with the turn of the seat asked first handed over and committed."""
        seat = session.to_move[0]
        while question := matches.question(session.playing, seat):
            if question.step is None:
                return await self.commit(session, lambda now: turns.done(now, seat))
            session = await self.commit(session, partial(turns.choose, seat=seat, move=question.options[0]))
        raise AssertionError("not asked")

    async def now(self, session: AnySession) -> AnySession:
        """The session as it is stored."""
        found = await self.store.sessions.load(session.id)
        assert found is not None
        return found

    async def posts(self, session: AnySession) -> list[dict[str, Any]]:
        """What stands in the thread of a match, the oldest first."""
        alice = await self.sandbox.person("Alice")
        try:
            found = await alice.messages(str(session.id))
        except NotPossible:
            return []  # there is no thread yet
        return [message for message in found if message["type"] == POST]

    async def until(self, happened: Callable[[], Any]) -> None:
        """Waits for something, asking again and again. Raises TimeoutError."""
        async with asyncio.timeout(PATIENCE):
            while not await happened():
                await asyncio.sleep(0.02)


async def alive_until(store: Store, moment: int) -> None:
    """Notes that a worker has lived all the while up to `moment`, as its signs of life would have."""
    await store.redis.set("{alive}:last", moment)


class Crash:
    """The record as it was, to come back to: as if all that was noted since had been lost with its process."""

    def __init__(self, place: Place, kept: dict[bytes, bytes]) -> None:
        self._place = place
        self._kept = kept

    @classmethod
    async def before(cls, place: Place) -> "Crash":
        """Remembers all sessions as they are now."""
        redis = place.store.redis
        keys = [bytes(key) async for key in redis.scan_iter(match="session:*")]
        return cls(place, {key: await redis.dump(key) or b"" for key in keys})

    async def happens(self) -> None:
        """Forgets what was written since."""
        for key, value in self._kept.items():
            await self._place.store.redis.restore(key, 0, value, replace=True)


@asynccontextmanager
async def logged_in(settings: Settings, *, works: bool, now: Now = machine_time) -> AsyncIterator[Client]:
    """A bot that can speak and does not hear."""
    bot = create_bot(settings, works=works, hears=False, now=now)
    await bot.login("token")
    try:
        yield bot
    finally:
        await bot.close()
