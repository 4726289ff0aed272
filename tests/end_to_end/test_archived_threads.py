"""A match whose thread is archived: its players learn how to go on, and play by direct message."""

from __future__ import annotations

import asyncio

import pytest

from bot.actions.turn import Play
from bot.domain.calendar import DAY, HOUR
from bot.features.reminders.feature import Mute
from sandbox import Person
from sandbox.testing import reading
from sandbox.testing.person import NotPossible
from tests.end_to_end.days import Days
from tests.end_to_end.harness import Harness, Json, Match, ask, components_of, play_out, press, take_turn


async def called(person: Person) -> Json:
    """Returns the direct message to a person who is to move."""
    return await person.wait_for(lambda message: bool(components_of(message, Play)), channel="dm", timeout=15)


async def told(person: Person) -> list[str]:
    """Returns the texts of the direct messages to a person."""
    return [reading.text(message) for message in await person.messages("dm")]


@pytest.fixture
async def match(harness: Harness) -> Match:
    """A match in a thread, at Bob's first turn against Carol. Neither manages threads."""
    return await harness.start_match("Carol", host="Bob", set_up={"start_player": "first_seat"})


async def test_the_thread_of_a_match_that_is_over_stays_open_for_a_day_only(harness: Harness, match: Match) -> None:
    thread = harness.sandbox.control.channel(match.channel)
    assert thread.metadata.auto_archive_duration == 7 * DAY // 60
    await play_out(match)
    async with asyncio.timeout(10):
        while thread.metadata.auto_archive_duration != DAY // 60:
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("locked", [False, True], ids=["open to writers", "locked"])
async def test_who_may_not_wake_the_thread_plays_by_direct_message(
    harness: Harness, match: Match, locked: bool
) -> None:
    bob, carol = await harness.people("Bob", "Carol")
    harness.sandbox.control.deny_person("Bob", "lobby", "send_messages_in_threads")
    harness.sandbox.control.archive(match.channel, locked=locked)
    with pytest.raises(NotPossible):
        await press(bob, match.post, Play)
    message = await called(bob)
    text = reading.text(message)
    assert "was archived" in text
    assert ("locked" in text) is locked
    await take_turn(bob, message)
    if locked:
        assert "the thread is locked" in reading.text(await called(carol))
    else:
        assert [user["global_name"] for user in (await match.next_post())["mentions"]] == ["Carol"]
        assert not harness.sandbox.control.channel(match.channel).archived


async def test_players_are_told_of_an_archive_once_in_a_turn_unless_they_want_no_messages(
    harness: Harness, match: Match
) -> None:
    bob, carol = await harness.people("Bob", "Carol")
    announcer = harness.bot.services.announcer
    for _ in range(3):
        await announcer.thread_archived(match.id, locked=False)
    assert len(await told(bob)) == 1
    await take_turn(bob, match.post)
    await match.next_post()
    await ask(carol, match, Mute)
    await announcer.thread_archived(match.id, locked=False)
    assert await told(carol) == []


async def test_a_connection_that_is_cut_while_players_are_told_ends_nothing_else(
    harness: Harness, match: Match
) -> None:
    harness.sandbox.control.lose_answer(r"POST /users/@me/channels")
    await harness.bot.services.announcer.thread_archived(match.id, locked=False)
    (carol,) = await harness.people("Carol")
    await take_turn((await harness.people("Bob"))[0], match.post)
    await match.next_post()
    await harness.bot.services.announcer.thread_archived(match.id, locked=False)
    assert len(await told(carol)) == 1


async def test_the_thread_of_a_finished_match_is_archived_without_a_word(harness: Harness, match: Match) -> None:
    await play_out(match)
    await harness.bot.services.announcer.thread_archived(match.id, locked=False)
    assert [await told(person) for person in await harness.people("Bob", "Carol")] == [[], []]


async def test_players_are_told_before_their_thread_is_archived_if_parlour_may_not_keep_it_open(
    days: Days,
) -> None:
    match = await days.harness.start_match("Carol", host="Bob", set_up={"start_player": "first_seat"}, clock="none")
    await match.settle()
    days.harness.sandbox.control.lock(match.channel)
    await days.advance(6 * DAY + HOUR)
    bob = await days.harness.person("Bob")
    assert "will soon archive" in reading.text(await called(bob))
