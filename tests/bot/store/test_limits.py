"""Of all processes together, no more requests are counted than Discord allows."""

from bot.store.database import Store
from bot.store.limits import EVERYTHING, SOON_MS, UNKNOWN_MS, Window

POSTS = "POST /channels/channel_id/messages:1"
MANY = 1_000_000
"""Requests a second for all channels together: more than a test makes."""
OVER = Window(limit=2, remaining=1, seconds=0)
OPEN = Window(limit=2, remaining=1, seconds=600)


async def test_until_the_first_answer_only_one_request_is_allowed(store: Store) -> None:
    assert await store.limits.take(POSTS, MANY) == (0, True, 0)
    wait, first, _ = await store.limits.take(POSTS, MANY)
    assert (0 < wait <= SOON_MS / 1000, first) == (True, False)


async def test_as_many_are_allowed_as_the_answer_says(store: Store) -> None:
    await store.limits.take(POSTS, MANY)
    await store.limits.note(POSTS, OPEN)
    assert await store.limits.take(POSTS, MANY) == (0, False, 0)
    wait, *_ = await store.limits.take(POSTS, MANY)
    assert SOON_MS / 1000 < wait <= OPEN.seconds * 1.05


async def test_requests_of_others_that_only_discord_has_seen_count(store: Store) -> None:
    await store.limits.take(POSTS, MANY)
    await store.limits.note(POSTS, OPEN._replace(remaining=0))
    assert (await store.limits.take(POSTS, MANY))[0]


async def test_the_next_window_begins_with_what_the_one_before_allowed(store: Store) -> None:
    await store.limits.take(POSTS, MANY)
    await store.limits.note(POSTS, OVER)
    assert await store.limits.take(POSTS, MANY) == (0, True, 0)
    assert await store.limits.take(POSTS, MANY) == (0, False, 0)
    assert (await store.limits.take(POSTS, MANY))[0] <= SOON_MS / 1000


async def test_a_window_is_full_shortly_before_its_end(store: Store) -> None:
    await store.limits.take(POSTS, MANY)
    await store.limits.note(POSTS, OPEN)
    await store.redis.hset(f"limit:{POSTS}", "margin", 10 * UNKNOWN_MS * 60)
    assert (await store.limits.take(POSTS, MANY))[0]


async def test_another_channel_has_its_own_window(store: Store) -> None:
    await store.limits.take(POSTS, MANY)
    assert await store.limits.take("POST /channels/channel_id/messages:2", MANY) == (0, True, 0)


async def test_what_is_known_of_a_window_is_forgotten_after_a_while(store: Store) -> None:
    await store.limits.take(POSTS, MANY)
    assert 0 < await store.redis.ttl(f"limit:{POSTS}") <= 600
    await store.limits.note(POSTS, OPEN)
    assert 0 < await store.redis.ttl(f"limit:{POSTS}") <= 600


async def test_requests_for_all_channels_together_are_sent_at_an_even_pace(store: Store) -> None:
    seconds, _ = await store.redis.time()
    await store.redis.set(EVERYTHING, 1000 * (seconds + 600))
    places = [await store.limits.take(f"POST /channels/channel_id/messages:{channel}", 1) for channel in (1, 2)]
    assert [place.again for place in places] == [0, 0]
    assert 500 < places[0].pause < places[1].pause < 602  # more than a second apart, whatever a busy machine does
    assert 1 < float(await store.redis.get(EVERYTHING) or 0) / 1000 - (seconds + 600) <= 3


async def test_nothing_of_limits_waits_for_the_disk(store: Store) -> None:
    before = (await store.redis.info("persistence"))["aof_current_size"]
    await store.limits.take(POSTS, MANY)
    await store.limits.note(POSTS, OPEN)
    assert (await store.redis.info("persistence"))["aof_current_size"] == before > 0
