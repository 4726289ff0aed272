"""Many matches wait for a computer move: they are served in order, and delay nobody else."""

import re
from collections import Counter
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import pytest

from bot.app.assembly import machine_time
from bot.domain import turns
from bot.domain.calendar import Now
from bot.domain.session import AnySession
from bot.settings import Settings
from rules import match as matches
from sandbox import Sandbox
from sandbox.push.observer import Direction
from tests.bot.place import Place, logged_in
from tests.bot.sessions import ALICE, BOB

pytestmark = pytest.mark.process

MESSAGE = re.compile(r"/channels/(\d+)/messages(?:/\d+)?")
MATCHES = 15
LATE = 3
"""How many matches others may overtake: on a busy machine not all are queued when the first search begins."""


class Ledger:
    """Notes in which channel each message was posted or edited, in order."""

    def __init__(self) -> None:
        self.channels: list[int] = []

    def rest(self, method: str, path: str, request: Any, status: int, response: Any) -> None:
        found = MESSAGE.fullmatch(path)
        if found and method in ("POST", "PATCH"):
            self.channels.append(int(found[1]))

    def frame(self, direction: Direction, frame: dict[str, Any]) -> None:
        """Notes nothing: what is posted or edited is a request."""


@pytest.fixture
def ledger() -> Ledger:
    return Ledger()


@pytest.fixture
async def sandbox(ledger: Ledger) -> AsyncIterator[Sandbox]:
    async with Sandbox.start(observer=ledger, rate_limited=False) as started:
        yield started


@pytest.fixture
def now() -> Now:
    """The machine's clock: workers need real time."""
    return machine_time


@pytest.fixture
def settings(sandbox: Sandbox, redis_url: str) -> Settings:
    return Settings(discord_url=sandbox.url, redis_url=redis_url, think_seconds=0.06, pause_seconds=0, emojis=False)


async def take_turn(place: Place, session: AnySession) -> AnySession:
    """Takes and commits the turn of the first seat to move, of a person or the computer; returns the session."""
    seat = session.to_move[0]
    while (question := matches.question(session.playing, seat)) and question.step is not None:
        session = await place.commit(session, partial(turns.choose, seat=seat, move=question.options[0]))
    return await place.commit(session, lambda now: turns.done(now, seat)) if question else session


async def to_computers(place: Place) -> AnySession:
    """Returns a match in which two computers move next; the first search is scheduled."""
    session = await place.begin(ALICE, computers=2)
    while session.to_move != [1]:
        session = await take_turn(place, session)
    await place.jobs.announce(session.id)
    return session


async def test_many_searches_are_served_in_order_and_announcements_do_not_wait(
    place: Place, settings: Settings, ledger: Ledger
) -> None:
    waiting = {(await to_computers(place)).id for _ in range(MATCHES)}
    people = await place.begin(ALICE, BOB)
    ledger.channels.clear()

    def computer_moves() -> list[int]:
        """Returns the matches in which computers have moved, in the order in which that was shown."""
        return [channel for channel in ledger.channels if channel in waiting]

    async def each_has(count: int) -> bool:
        """Whether a number of messages were posted or edited in each match: one for the first search, more for both."""
        made = Counter(computer_moves())
        return all(made[channel] >= count for channel in waiting)

    async with logged_in(settings, works=True) as bot:
        await place.until(lambda: place.posts(people))
        for count in range(2, 5):
            people = await take_turn(place, people)
            await bot.services.queue.after(people)
            await place.until(partial(has_posts, place, people, count))
        assert not await each_has(1), "the announcements came before all searches"
        await place.until(partial(each_has, 2))
    served = set(computer_moves()[:MATCHES])
    assert len(served) >= MATCHES - LATE, "no match gets a second search before others get their first"


async def has_posts(place: Place, session: AnySession, count: int) -> bool:
    return len(await place.posts(session)) >= count
