"""Alarms that ring twice, or during a press: one of the two wins, and nothing is announced twice."""

import asyncio
from typing import Any

import pytest
from msgspec import structs

from bot.domain import matches as domain
from bot.domain import turns
from bot.domain.alarms import Alarm
from bot.domain.calendar import DAY, HOUR, Span
from bot.domain.clock import Clock
from bot.domain.preferences import Preferences
from bot.domain.session import AnySession, Ending, Stage, changed
from rules import match as matches
from sandbox.testing import reading
from tests.bot.place import Place, Time
from tests.bot.sessions import IN_SANDBOX

ALICE, BOB, *_ = IN_SANDBOX
DAILY = Clock(24, 6)
ROUNDS = 8


async def about_to_run_out(place: Place, time: Time) -> AnySession:
    """Returns a match in which Alice has drafted a complete turn and has neither time nor vacation left."""
    used_up = Span(time.moment - 40 * DAY, time.moment - 19 * DAY)
    await place.store.people.update(ALICE, lambda _: Preferences(vacations=(used_up,)))
    session = await place.begin(ALICE, BOB, clock=DAILY, start_player="first_seat")
    await place.jobs.announce(session.id)
    while (question := matches.question(session.playing, 0)) and question.options:
        move = question.options[0]
        session = await place.commit(session, lambda now: turns.choose(now, 0, move))  # noqa: B023 (called at once)
    await place.passes(time, DAY)
    return session


def alarm(session: AnySession) -> Alarm:
    return Alarm(session.id, 0, session.seats[0].turn_began_at)


async def hand_over(place: Place, session: AnySession) -> AnySession:
    return await place.commit(session, lambda now: turns.done(now, 0))


async def test_an_alarm_that_rings_twice_is_announced_once(place: Place, time: Time) -> None:
    session = await about_to_run_out(place, time)
    await asyncio.gather(*(place.jobs.ring(*alarm(session)) for _ in range(3)))
    for _ in range(2):
        await place.jobs.announce(session.id)
    _, post = await place.posts(session)
    assert "has run out of time" in reading.text(post)
    assert (await place.now(session)).revision == session.revision + 1


async def test_who_can_decide_about_somebody_late_is_told_directly_if_the_channel_refuses_posts(
    place: Place, time: Time
) -> None:
    session = await about_to_run_out(place, time)
    place.sandbox.control.deny("lobby", "send_messages_in_threads", "send_messages")
    await place.jobs.ring(*alarm(session))
    await place.jobs.announce(session.id)
    bob = await place.sandbox.person("Bob")
    (told,) = await bob.messages("dm")
    assert "has run out of time" in reading.text(told)
    assert "Let the computer play" in reading.buttons(told)


@pytest.mark.parametrize("number", range(ROUNDS))
async def test_a_clock_that_runs_out_during_done_does_not_lose_the_turn(place: Place, time: Time, number: int) -> None:
    session = await about_to_run_out(place, time)
    await asyncio.gather(place.jobs.ring(*alarm(session)), hand_over(place, session))
    after = await place.now(session)
    assert after.to_move == [1]
    assert after.playing.move_counts[0] > session.playing.move_counts[0]
    assert after.seats[0].late == 0
    await place.jobs.announce(session.id)
    assert "has run out" not in reading.text((await place.posts(session))[-1])


async def test_an_alarm_of_a_finished_turn_is_removed(place: Place, time: Time) -> None:
    session = await about_to_run_out(place, time)
    old = alarm(session)
    await hand_over(place, session)
    await place.jobs.ring(*old)
    assert old not in await place.store.indexes.ringing(time.moment)
    assert (await place.now(session)).seats[0].late == 0


async def test_an_alarm_is_kept_if_discord_cannot_be_reached(place: Place, time: Time) -> None:
    session = await about_to_run_out(place, time)
    with_guild = structs.replace(session, guild=1, revision=session.revision)
    assert await place.store.sessions.commit(session, changed(with_guild, news=False))
    place.sandbox.control.fail(r"GET .*/guilds/.*", 503)  # discord.py does not retry it
    await place.jobs.ring(*alarm(session))
    assert alarm(session) in await place.store.indexes.ringing(time.moment)
    place.sandbox.control.clear_faults()


async def test_a_person_without_mentions_is_not_mentioned_when_late(place: Place, time: Time) -> None:
    session = await about_to_run_out(place, time)
    await place.store.people.update(ALICE, lambda now: structs.replace(now, mention=False))
    await place.ring()
    await place.jobs.announce(session.id)
    posts = await place.posts(session)
    assert len(posts) == 2
    assert posts[-1]["mentions"] == []


async def test_a_match_that_nobody_continues_after_its_channel_was_deleted_ends_without_a_post(
    place: Place, time: Time
) -> None:
    session = await place.begin(ALICE, BOB, clock=DAILY, start_player="first_seat")
    await place.jobs.announce(session.id)
    place.sandbox.control.delete_channel(str(session.id))
    await place.take_turn(await place.now(session))
    await place.jobs.announce(session.id)
    assert (await place.now(session)).held
    for _ in range(7):  # the alarm that keeps a thread awake rings every six days
        await place.passes(time, 5 * DAY + 1)
        await place.ring()
        await place.jobs.announce(session.id)
    over = await place.now(session)
    assert (over.stage, over.ending) == (Stage.OVER, Ending.IDLE)
    assert [channel async for channel in place.store.sessions.unannounced()] == []
    alice = await place.sandbox.person("Alice")
    assert len(await alice.messages("lobby")) == 1, "the lobby itself"


async def test_what_belongs_to_a_game_that_is_gone_is_left_alone_until_it_is_back(place: Place, time: Time) -> None:
    session = await about_to_run_out(place, time)
    key = f"session:{{{session.id}}}"
    stored: Any = await place.store.redis.hget(key, "document")
    gone = stored.replace(session.game.encode(), b"a_game_that_is_gone", 1)
    await place.store.redis.hset(key, "document", gone)
    await place.store.redis.sadd("turns:computers", session.id)
    await place.jobs.ring(*alarm(session))
    await place.jobs.announce(session.id)
    assert alarm(session) not in await place.store.indexes.ringing(place.clock())
    assert await place.store.indexes.waiting_for_computers() == set()
    assert await place.store.redis.hget(key, "document") == gone
    await place.store.redis.hset(key, "document", stored)
    await place.store.indexes.write(session, place.clock())
    await place.jobs.ring(*alarm(session))
    assert (await place.now(session)).revision > session.revision


async def test_a_match_waits_a_day_in_all_for_somebody_from_whom_its_channel_is_hidden(
    place: Place, time: Time
) -> None:
    session = await about_to_run_out(place, time)
    lobby = place.sandbox.control.channel("lobby")
    here = int(lobby.id)
    session = await place.commit(session, lambda now: changed(now, news=False, guild=int(lobby.guild_id or 0)))
    place.sandbox.control.deny_person("Alice", "lobby", "view_channel")
    for hours in 23, 1:
        await place.jobs.ring(*alarm(session))
        stopped = await place.now(session)
        assert (stopped.lost, stopped.seats[0].late) == (True, 0)
        await place.passes(time, hours * HOUR)
        session = await place.commit(stopped, lambda now: domain.relocate(now, BOB, here, time.moment))
        await place.passes(time, DAY)
    await place.jobs.ring(*alarm(session))
    session = await place.now(session)
    assert session.seats[0].late
    assert not session.lost


async def test_no_time_runs_out_for_somebody_from_whom_the_channel_is_hidden(place: Place, time: Time) -> None:
    session = await about_to_run_out(place, time)
    guild = int(place.sandbox.control.channel("lobby").guild_id or 0)
    session = await place.commit(session, lambda now: changed(now, news=False, guild=guild))
    place.sandbox.control.deny_person("Alice", "lobby", "view_channel")
    await place.jobs.ring(*alarm(session))
    stopped = await place.now(session)
    assert (stopped.lost, stopped.held, stopped.seats[0].late) == (True, True, 0)
    for person in await place.sandbox.person("Alice"), await place.sandbox.person("Bob"):
        assert "What Parlour posts in" in reading.text((await person.messages("dm"))[-1])
    await place.passes(time, DAY)
    channel = int(place.sandbox.control.channel("manhattan").id)
    session = await place.commit(stopped, lambda now: domain.relocate(now, BOB, channel, time.moment))
    await place.passes(time, DAY - 1)
    await place.jobs.ring(*alarm(session))
    assert not (await place.now(session)).seats[0].late
    await place.passes(time, 1)
    await place.jobs.ring(*alarm(session))
    assert (await place.now(session)).seats[0].late
