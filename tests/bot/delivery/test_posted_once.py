"""A post whose answer is lost is found again: no line is shown twice, and nobody is mentioned twice for a turn."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.domain import consent
from bot.domain.proposal import Pause
from bot.domain.session import AnySession
from bot.settings import Settings
from sandbox import Sandbox
from sandbox.state.clock import ManualClock
from sandbox.testing import reading
from tests.bot.place import NOON, Place, Time, logged_in
from tests.bot.sessions import IN_SANDBOX

ALICE, BOB, CAROL, _ = IN_SANDBOX
A_RESTART_LATER = 334
"""Seconds: more than Discord remembers a nonce (Create Message: "in the past few minutes")."""


@pytest.fixture
def discord_time() -> ManualClock:
    """A clock that gives each test the same ids, and so its matches the same chance."""
    return ManualClock(NOON)


@pytest.fixture
async def sandbox(discord_time: ManualClock) -> AsyncIterator[Sandbox]:
    async with Sandbox.start(clock=discord_time, rate_limited=False) as started:
        yield started


def posting(session: AnySession) -> str:
    return rf"POST /channels/{session.channel}/messages$"


async def mentions(place: Place, session: AnySession) -> int:
    """Returns how often the players were mentioned in the thread."""
    worlds = [await (await place.sandbox.person(name)).world() for name in ("Alice", "Bob")]
    return sum(world["unread"].get(str(session.channel), {"mentions": 0})["mentions"] for world in worlds)


def stories(posts: list[dict[str, Any]]) -> int:
    """Returns how many turns the posts show, each once."""
    lines = [line for post in posts for line in reading.text(post).splitlines()]
    found = [line for line in lines if " took " in line or " started a building " in line]
    assert len(found) == len(set(found))
    return len(found)


async def announced(place: Place) -> AnySession:
    """Returns a match whose first turn is announced."""
    session = await place.begin(ALICE, BOB)
    await place.jobs.announce(session.id)
    return session


async def test_a_move_after_a_lost_answer_repeats_neither_lines_nor_mentions(place: Place) -> None:
    session = await announced(place)
    session = await place.take_turn(session)
    place.sandbox.control.lose_answer(posting(session))
    await place.jobs.announce(session.id)
    session = await place.take_turn(session)
    await place.jobs.announce(session.id)
    posts = await place.posts(session)
    assert stories(posts) == 2
    assert await mentions(place, session) == 3
    assert [bool(reading.buttons(post)) for post in posts] == [False, False, True]
    assert [channel async for channel in place.store.sessions.unannounced()] == []


async def test_a_line_that_a_lost_edit_has_added_to_a_post_stands_in_one_post(place: Place) -> None:
    session = await place.begin(ALICE, BOB, CAROL, game="rolled_west")
    await place.jobs.announce(session.id)
    while len(session.to_move) < 2:  # until two may copy what another rolled
        session = await place.take_turn(session)
        await place.jobs.announce(session.id)
    first = await places_of_lines(place, session)
    place.sandbox.control.lose_answer(rf"PATCH /channels/{session.channel}/messages/\d+$")
    session = await place.take_turn(session)
    await place.jobs.announce(session.id)
    edited = await places_of_lines(place, session)
    assert edited.keys() - first.keys(), "the edit was carried out"
    for _ in range(2):
        session = await place.take_turn(session)
    await place.jobs.announce(session.id)
    after = await places_of_lines(place, session)
    assert edited.keys() <= after.keys()
    assert [places for places in after.values() if len(places) > 1] == []


async def places_of_lines(place: Place, session: AnySession) -> dict[str, list[int]]:
    """Returns the last posts in which each line of the story stands, by number."""
    found: dict[str, list[int]] = {}
    for number, post in list(enumerate(await place.posts(session)))[-3:]:
        for line in reading.text(post).splitlines():
            if line.startswith("**"):
                found.setdefault(line, []).append(number)
    return found


async def test_a_failure_while_the_post_is_looked_for_loses_no_line(place: Place) -> None:
    session = await announced(place)
    session = await place.take_turn(session)
    place.sandbox.control.lose_answer(posting(session))
    await place.jobs.announce(session.id)
    session = await place.take_turn(session)
    place.sandbox.control.lose_answer(posting(session).replace("POST", "GET"), times=2)
    await place.jobs.announce(session.id)
    await place.jobs.announce(session.id)
    assert stories(await place.posts(session)) == 2


async def test_a_crash_after_a_second_attempt_repeats_nothing(place: Place, discord_time: ManualClock) -> None:
    session = await announced(place)
    session = await place.take_turn(session)
    place.sandbox.control.fail(posting(session), 400)
    await place.jobs.announce(session.id)
    session = await place.take_turn(session)
    place.sandbox.control.lose_answer(posting(session))
    await place.jobs.announce(session.id)
    session = await place.take_turn(session)
    discord_time.advance(A_RESTART_LATER)
    await place.jobs.announce(session.id)
    assert stories(await place.posts(session)) == 3
    assert await mentions(place, session) == 3


async def test_a_crash_after_a_post_repeats_nothing_however_late_the_restart(
    place: Place, settings: Settings, discord_time: ManualClock, time: Time
) -> None:
    session = await announced(place)
    session = await place.take_turn(session)
    place.sandbox.control.lose_answer(posting(session))
    await place.jobs.announce(session.id)
    before = await place.posts(session)
    discord_time.advance(A_RESTART_LATER)
    async with logged_in(settings, works=False, now=time) as restarted:
        await restarted.jobs.announce(session.id)
    posts = await place.posts(session)
    assert [post["id"] for post in posts] == [post["id"] for post in before]
    assert [bool(reading.buttons(post)) for post in posts] == [False, True]


async def test_an_attempt_that_posted_nothing_is_repeated(place: Place, discord_time: ManualClock) -> None:
    session = await place.begin(ALICE, BOB)
    place.sandbox.control.fail(posting(session), 400)
    await place.jobs.announce(session.id)
    discord_time.advance(A_RESTART_LATER)
    await place.jobs.announce(session.id)
    assert len(await place.posts(session)) == 1


async def test_a_proposal_whose_answer_is_lost_has_one_message(
    place: Place, discord_time: ManualClock, time: Time
) -> None:
    session = await announced(place)
    proposed = await place.commit(session, lambda now: consent.propose(now, ALICE, Pause(), time.moment))
    place.sandbox.control.lose_answer(posting(session))
    await place.jobs.announce(session.id)
    discord_time.advance(A_RESTART_LATER)
    await place.jobs.announce(session.id)
    ballots = [post for post in await place.posts(proposed) if "Agree" in reading.buttons(post)]
    assert len(ballots) == 1


async def test_an_outage_while_old_buttons_are_removed_leaves_none_behind(place: Place) -> None:
    session = await announced(place)
    session = await place.take_turn(session)
    place.sandbox.control.lose_answer(rf"GET /channels/{session.channel}/messages/\d+$", times=2)
    await place.jobs.announce(session.id)
    await place.jobs.announce(session.id)
    assert [bool(reading.buttons(post)) for post in await place.posts(session)] == [False, True]
