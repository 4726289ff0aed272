"""Fifty matches wait for a computer move: they are served in order, and delay nobody else."""

import asyncio
from functools import partial

import pytest

from bot.app.assembly import machine_time
from bot.domain import turns
from bot.domain.calendar import Now
from bot.domain.session import AnySession
from bot.settings import Settings
from rules import match as matches
from sandbox import Sandbox
from tests.bot.place import Place, logged_in
from tests.bot.sessions import ALICE, BOB

pytestmark = pytest.mark.process

MATCHES = 50
LATE = 5
"""How many matches others may overtake: on a busy machine not all are queued when the first search begins."""


@pytest.fixture
def now() -> Now:
    """The machine's clock: workers need real time."""
    return machine_time


@pytest.fixture
def settings(sandbox: Sandbox, redis_url: str) -> Settings:
    return Settings(discord_url=sandbox.url, redis_url=redis_url, think_seconds=0.06, pause_seconds=0)


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


async def computer_posts(place: Place, waiting: list[AnySession]) -> list[list[int]]:
    """Returns the ids of the posts of computer moves in each match; ids increase with time."""
    posts = await asyncio.gather(*(place.posts(session) for session in waiting))
    return [[int(post["id"]) for post in found[1:]] for found in posts]


async def test_fifty_searches_are_served_in_order_and_announcements_do_not_wait(
    place: Place, settings: Settings
) -> None:
    waiting = [await to_computers(place) for _ in range(MATCHES)]
    people = await place.begin(ALICE, BOB)

    async def each_has(count: int) -> bool:
        await asyncio.sleep(0.3)  # checking so many takes time that searches need
        return all(len(made) >= count for made in await computer_posts(place, waiting))

    async with logged_in(settings, works=True) as bot:
        await place.until(lambda: place.posts(people))
        for count in range(2, 5):
            people = await take_turn(place, people)
            await bot.services.jobs.queue.after(people)
            await place.until(partial(has_posts, place, people, count))
        assert not await each_has(1), "the announcements came before all searches"
        await place.until(partial(each_has, 2))
    made = sorted((post, number) for number, found in enumerate(await computer_posts(place, waiting)) for post in found)
    served = {number for _, number in made[:MATCHES]}
    assert len(served) >= MATCHES - LATE, "no match gets a second search before others get their first"


async def has_posts(place: Place, session: AnySession, count: int) -> bool:
    return len(await place.posts(session)) >= count
