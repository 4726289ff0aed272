"""Channels that refuse to be told: tried again ever more rarely, and at once when somebody acts there."""

import pytest

from bot.domain import matches
from bot.domain.calendar import HOUR
from bot.domain.session import AnySession
from bot.settings import Settings
from sandbox.testing import reading
from tests.bot.place import Place, Time, logged_in
from tests.bot.tables import IN_SANDBOX

ALICE, BOB, CAROL, _ = IN_SANDBOX
SWEEP = 30


@pytest.fixture
async def session(place: Place) -> AnySession:
    """A match in a thread in which Parlour may not speak."""
    session = await place.begin(ALICE, BOB, CAROL)
    place.sandbox.control.deny("lobby", "send_messages_in_threads")
    return session


async def rest(place: Place, time: Time, session: AnySession) -> int:
    """Seconds after a refusal until the first sweep that tries again."""
    await place.jobs.announce(session.id)
    began = time.moment
    while await place.store.back_off.is_left_alone(session.id, time.moment):
        time.moment += SWEEP
    return time.moment - began


async def test_a_channel_that_refuses_is_tried_ever_more_rarely_up_to_once_an_hour(
    place: Place, time: Time, session: AnySession
) -> None:
    rests = [await rest(place, time, session) for _ in range(10)]
    assert rests == [0, 60, 120, 240, 480, 960, 1920, HOUR, HOUR, HOUR]
    assert [channel async for channel in place.store.sessions.silent()] == [session.id]


async def test_who_acts_there_has_it_tried_at_once(place: Place, time: Time, session: AnySession) -> None:
    for _ in range(5):
        await rest(place, time, session)
    await place.jobs.announce(session.id)
    assert await place.store.back_off.is_left_alone(session.id, time.moment)
    await place.commit(session, lambda now: matches.concede(now, ALICE))
    assert not await place.store.back_off.is_left_alone(session.id, time.moment)
    assert await rest(place, time, session) == 0, "counted from the beginning"


async def test_once_it_was_told_a_refusal_is_forgotten(place: Place, time: Time, session: AnySession) -> None:
    for _ in range(5):
        await rest(place, time, session)
    place.sandbox.control.allow("lobby", "send_messages_in_threads")
    await place.jobs.announce(session.id)
    assert len(await place.posts(session)) == 1
    assert await place.store.redis.hmget(f"session:{{{session.id}}}", "refused", "again") == [None, None]


async def test_a_clock_that_was_ahead_leaves_no_channel_alone_for_long(
    place: Place, time: Time, session: AnySession
) -> None:
    for _ in range(3):
        await rest(place, time, session)
    await place.jobs.announce(session.id)
    time.moment -= 1000 * HOUR
    assert not await place.store.back_off.is_left_alone(session.id, time.moment)


async def test_discord_stumbling_is_no_refusal(place: Place, time: Time) -> None:
    session = await place.begin(ALICE, BOB)
    place.sandbox.control.fail(r"POST .*/channels/\d+/messages", 503, times=10)
    for _ in range(2):
        assert await rest(place, time, session) == 0


async def test_the_sweep_leaves_alone_what_refuses(
    place: Place, settings: Settings, time: Time, session: AnySession
) -> None:
    for _ in range(4):
        await rest(place, time, session)
    await place.jobs.announce(session.id)
    place.sandbox.control.allow("lobby", "send_messages_in_threads")
    heard = await place.begin(ALICE, BOB)
    async with logged_in(settings, works=True, now=time):
        await place.until(lambda: place.posts(heard))
    assert await place.posts(session) == []
    time.moment += HOUR
    async with logged_in(settings, works=True, now=time):
        await place.until(lambda: place.posts(session))


async def test_where_images_may_not_be_sent_a_post_is_text(place: Place) -> None:
    session = await place.begin(ALICE, BOB)
    place.sandbox.control.deny("lobby", "attach_files")
    await place.jobs.announce(session.id)
    (post,) = await place.posts(session)
    assert reading.alt_texts(post) == []
    assert "Play" in reading.buttons(post)


async def test_who_is_asked_is_known_even_where_the_channel_cannot_be_told(place: Place, session: AnySession) -> None:
    await place.jobs.announce(session.id)
    (seat,) = session.to_move
    assert [waiting.id for waiting in await place.store.indexes.turns(session.seats[seat].person)] == [session.id]
