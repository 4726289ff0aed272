"""Fifty tables wait for a computer: they share its time first come first served, and hold up nobody else."""

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
from tests.bot.tables import ALICE, BOB

pytestmark = pytest.mark.process

TABLES = 50
LATE = 5
"""So many tables may be passed by others: on a busy machine not all have reached the line when it begins to move."""


@pytest.fixture
def now() -> Now:
    """The machine's time, which goes on while workers work."""
    return machine_time


@pytest.fixture
def settings(sandbox: Sandbox, redis_url: str) -> Settings:
    return Settings(discord_url=sandbox.url, redis_url=redis_url, think_seconds=0.06, pause_seconds=0)


async def take_turn(place: Place, session: AnySession) -> AnySession:
    """The session with the turn of the seat that is asked first committed, whoever sits there."""
    seat = session.to_move[0]
    while (question := matches.question(session.playing, seat)) and question.step is not None:
        session = await place.commit(session, partial(turns.choose, seat=seat, move=question.options[0]))
    return await place.commit(session, lambda now: turns.done(now, seat)) if question else session


async def to_computers(place: Place) -> AnySession:
    """A match in which two computers come next, one after the other; the first of them has been asked to think."""
    session = await place.begin(ALICE, computers=2)
    while session.to_move != [1]:
        session = await take_turn(place, session)
    await place.jobs.announce(session.id)
    return session


async def thoughts(place: Place, waiting: list[AnySession]) -> list[list[int]]:
    """Of each table: the posts that its computers have brought about, by number, which goes up with time."""
    posts = await asyncio.gather(*(place.posts(session) for session in waiting))
    return [[int(post["id"]) for post in found[1:]] for found in posts]


async def test_fifty_tables_are_thought_about_in_turn_and_news_do_not_wait_for_them(
    place: Place, settings: Settings
) -> None:
    waiting = [await to_computers(place) for _ in range(TABLES)]
    people = await place.begin(ALICE, BOB)

    async def each_has(count: int) -> bool:
        await asyncio.sleep(0.3)  # to look at so many costs time that thoughts need
        return all(len(made) >= count for made in await thoughts(place, waiting))

    async with logged_in(settings, works=True) as bot:
        await place.until(lambda: place.posts(people))
        for said in range(2, 5):
            people = await take_turn(place, people)
            await bot.services.jobs.queue.after(people)
            await place.until(partial(has_said, place, people, said))
        assert not await each_has(1), "the news came before all that was to be thought about"
        await place.until(partial(each_has, 2))
    made = sorted((post, table) for table, found in enumerate(await thoughts(place, waiting)) for post in found)
    served = {table for _, table in made[:TABLES]}
    assert len(served) >= TABLES - LATE, "nobody has a second thought before others have a first"


async def has_said(place: Place, session: AnySession, count: int) -> bool:
    return len(await place.posts(session)) >= count
