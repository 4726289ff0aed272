"""Turns of computers in a row make one post: the newest one shows them in passing, and the next one together."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from bot.delivery import post_lines
from bot.domain import consent
from bot.domain.proposal import Pause
from bot.domain.session import AnySession, changed, with_seat
from sandbox.testing import reading
from tests.bot.place import Crash, Place, Time
from tests.bot.sessions import IN_SANDBOX

ALICE, BOB, _, _ = IN_SANDBOX


async def alices_turn_posted(place: Place, *, computers: int = 2) -> AnySession:
    """Returns a match in which Alice has moved and then only computers are to move, as posted."""
    session = await place.begin(ALICE, computers=computers, start_player="first_seat")
    await place.jobs.announce(session.id)
    session = await place.take_turn(session)
    await place.jobs.announce(session.id)
    return session


async def turn_posted(place: Place, session: AnySession) -> AnySession:
    session = await place.take_turn(session)
    await place.jobs.announce(session.id)
    return session


def movers(post: dict[str, Any]) -> list[str]:
    """Returns whose turns a post shows, in order."""
    return [line.split("**")[1] for line in reading.text(post).splitlines() if " took " in line]


def assert_shown_once(posts: list[dict[str, Any]]) -> None:
    """Every turn is shown, and in one post only: in Manhattan, each is a line of its own."""
    lines = [line for post in posts for line in reading.text(post).splitlines() if " took " in line or " with " in line]
    assert len(lines) == len(set(lines))


async def test_the_turn_of_a_computer_among_others_is_added_to_the_newest_post(place: Place) -> None:
    session = await alices_turn_posted(place)
    _, before = await place.posts(session)
    await turn_posted(place, session)
    _, after = await place.posts(session)
    assert movers(before) == ["Alice"]
    assert movers(after) == ["Alice", "CPU 1"]
    assert reading.alt_texts(after) != reading.alt_texts(before)
    assert "Thinking: **CPU 2**" in reading.text(after)


async def test_the_post_that_prompts_a_person_shows_the_turns_of_all_computers_before(place: Place) -> None:
    session = await alices_turn_posted(place)
    session = await turn_posted(place, session)
    await turn_posted(place, session)
    _, older, newest = await place.posts(session)
    assert movers(older) == ["Alice"]
    assert movers(newest) == ["CPU 1", "CPU 2"]
    assert [user["global_name"] for user in newest["mentions"]] == ["Alice"]


@pytest.mark.parametrize("turn", [1, 2])
async def test_a_crash_after_any_turn_of_computers_repeats_no_line(place: Place, turn: int) -> None:
    session = await alices_turn_posted(place)
    for number in range(1, 3):
        session = await place.take_turn(session)
        crash = await Crash.before(place)
        await place.jobs.announce(session.id)
        if number == turn:
            await crash.happens()
            await place.jobs.announce(session.id)
    assert [movers(post) for post in await place.posts(session)] == [[], ["Alice"], ["CPU 1", "CPU 2"]]


async def test_turns_faster_than_an_interrupted_announcement_are_shown_once(place: Place) -> None:
    session = await alices_turn_posted(place)
    session = await place.take_turn(session)
    crash = await Crash.before(place)
    await place.jobs.announce(session.id)
    await crash.happens()
    await place.store.sessions.mark_attempted(session, session.revision)
    session = await turn_posted(place, session)
    assert [movers(post) for post in await place.posts(session)] == [[], ["Alice"], ["CPU 1", "CPU 2"]]


async def test_a_proposal_in_between_loses_no_line(place: Place, time: Time) -> None:
    session = await place.begin(ALICE, BOB, computers=2)
    while not any(all(pair) for pair in pairwise(by_computers(session))):
        session = await place.begin(ALICE, BOB, computers=2)  # until two computers choose one after the other
    await place.jobs.announce(session.id)
    while not session.seats[session.to_move[0]].by_computer:
        session = await turn_posted(place, session)
    session = await turn_posted(place, session)
    session = await place.commit(session, lambda now: consent.propose(now, ALICE, Pause(), time.moment))
    await place.jobs.announce(session.id)
    session = await turn_posted(place, session)
    assert movers((await place.posts(session))[-1])[-2:] == ["CPU 1", "CPU 2"]
    assert_shown_once(await place.posts(session))


def by_computers(session: AnySession) -> list[bool]:
    """Returns whether each seat is a computer's, beginning with the one to move."""
    first = session.to_move[0]
    return [seat.by_computer for seat in (*session.seats[first:], *session.seats[:first])]


async def test_a_deleted_post_takes_no_turn_of_computers_with_it(place: Place) -> None:
    session = await alices_turn_posted(place)
    session = await turn_posted(place, session)
    newest = (await place.posts(session))[-1]
    await place.bot.http.delete_message(session.channel, int(newest["id"]))
    await turn_posted(place, session)
    assert movers((await place.posts(session))[-1]) == ["CPU 1", "CPU 2"]


async def test_a_long_run_of_computers_gets_new_posts(place: Place) -> None:
    session = await alices_turn_posted(place)
    session = await place.commit(session, lambda now: changed(now, news=False, seats=with_seat(now, 0, away=True)))
    turns = 0
    while session.entries < 3 * post_lines.LONGEST:
        session = await turn_posted(place, session)
        turns += 1
    posts = await place.posts(session)
    assert 3 <= len(posts) < turns / 5
    assert_shown_once(posts)
