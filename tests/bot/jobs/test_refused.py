"""Backing off from channels that refuse posts, until somebody acts there."""

import pytest

from bot.domain import matches
from bot.domain.calendar import HOUR
from bot.domain.session import AnySession
from bot.settings import Settings
from sandbox.testing import reading
from tests.bot.place import Place, Time, logged_in
from tests.bot.sessions import IN_SANDBOX

ALICE, BOB, CAROL, _ = IN_SANDBOX
SWEEP = 30


@pytest.fixture
async def session(place: Place) -> AnySession:
    """A match in a thread in which Parlour may not post."""
    session = await place.begin(ALICE, BOB, CAROL)
    place.sandbox.control.deny("lobby", "send_messages_in_threads")
    return session


async def rest(place: Place, time: Time, session: AnySession) -> int:
    """Returns the seconds from a refusal to the first sweep that tries again."""
    await place.jobs.announce(session.id)
    began = time.moment
    while await place.store.back_off.is_backing_off(session.id, time.moment):
        time.moment += SWEEP
    return time.moment - began


async def test_the_delay_after_refusals_doubles_up_to_an_hour(place: Place, time: Time, session: AnySession) -> None:
    rests = [await rest(place, time, session) for _ in range(10)]
    assert rests == [0, 60, 120, 240, 480, 960, 1920, HOUR, HOUR, HOUR]
    assert [channel async for channel in place.store.sessions.unannounced()] == [session.id]


async def test_a_commit_resets_the_delay(place: Place, time: Time, session: AnySession) -> None:
    for _ in range(5):
        await rest(place, time, session)
    await place.jobs.announce(session.id)
    assert await place.store.back_off.is_backing_off(session.id, time.moment)
    await place.commit(session, lambda now: matches.concede(now, ALICE))
    assert not await place.store.back_off.is_backing_off(session.id, time.moment)
    assert await rest(place, time, session) == 0, "the count starts over"


async def test_a_successful_post_resets_the_refusals(place: Place, time: Time, session: AnySession) -> None:
    for _ in range(5):
        await rest(place, time, session)
    place.sandbox.control.allow("lobby", "send_messages_in_threads")
    await place.jobs.announce(session.id)
    assert len(await place.posts(session)) == 1
    assert await place.store.redis.hmget(f"session:{{{session.id}}}", "refused", "again") == [None, None]


async def test_a_machine_clock_set_back_does_not_prolong_the_delay(
    place: Place, time: Time, session: AnySession
) -> None:
    for _ in range(3):
        await rest(place, time, session)
    await place.jobs.announce(session.id)
    time.moment -= 1000 * HOUR
    assert not await place.store.back_off.is_backing_off(session.id, time.moment)


async def test_a_server_error_of_discord_is_no_refusal(place: Place, time: Time) -> None:
    session = await place.begin(ALICE, BOB)
    place.sandbox.control.fail(r"POST .*/channels/\d+/messages", 503, times=10)
    for _ in range(2):
        assert await rest(place, time, session) == 0


async def test_the_sweep_backs_off_from_refusing_channels(
    place: Place, settings: Settings, time: Time, session: AnySession
) -> None:
    for _ in range(4):
        await rest(place, time, session)
    await place.jobs.announce(session.id)
    place.sandbox.control.allow("lobby", "send_messages_in_threads")
    other = await place.begin(ALICE, BOB)
    async with logged_in(settings, works=True, now=time):
        await place.until(lambda: place.posts(other))
    assert await place.posts(session) == []
    time.moment += HOUR
    async with logged_in(settings, works=True, now=time):
        await place.until(lambda: place.posts(session))


async def test_a_post_is_text_if_files_are_forbidden(place: Place) -> None:
    session = await place.begin(ALICE, BOB)
    place.sandbox.control.deny("lobby", "attach_files")
    await place.jobs.announce(session.id)
    (post,) = await place.posts(session)
    assert reading.alt_texts(post) == []
    assert "Play" in reading.buttons(post)


async def test_turns_are_indexed_even_if_posting_fails(place: Place, session: AnySession) -> None:
    await place.jobs.announce(session.id)
    (seat,) = session.to_move
    assert [waiting.id for waiting in await place.store.indexes.turns(session.seats[seat].person)] == [session.id]
