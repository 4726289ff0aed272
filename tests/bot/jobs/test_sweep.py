"""The sweep reads indexes, never all keys, and finds what was stored before there were such indexes."""

from msgspec import structs

from bot.domain.calendar import DAY
from bot.store.keys import PEOPLE, UNSAID, keys
from tests.bot.place import Place, Time
from tests.bot.sessions import ALICE, BOB, CAROL


async def test_no_regular_task_looks_at_every_key(place: Place) -> None:
    session = await place.begin(ALICE, BOB)
    await place.jobs.reindex()
    await place.store.redis.config_resetstat()
    await place.jobs.sweep()
    await place.jobs.tidy()
    used = await place.store.redis.info("commandstats")
    assert not {"cmdstat_scan", "cmdstat_keys"} & used.keys()
    assert [*await place.store.sessions.oldest_news()] == [session.id]


async def test_news_of_before_the_index_is_found(place: Place) -> None:
    session = await place.begin(ALICE, BOB)
    await place.store.redis.delete(UNSAID)
    assert await place.store.sessions.oldest_news() == {}
    await place.jobs.reindex()
    assert [*await place.store.sessions.oldest_news()] == [session.id]


async def test_the_index_knows_the_oldest_news_that_is_left(place: Place) -> None:
    session = await place.begin(ALICE, BOB)
    session = await place.take_turn(session)
    await place.store.sessions.mark_announced(session.id, session.revision - 1, post=1)
    assert await place.store.sessions.oldest_news() == {session.id: session.revision}
    await place.store.sessions.mark_announced(session.id, session.revision, post=1)
    assert await place.store.sessions.oldest_news() == {}


async def test_news_that_is_gone_leaves_the_index(place: Place) -> None:
    session = await place.begin(ALICE, BOB)
    await place.store.redis.delete(*keys(session.id))
    await place.jobs.announce(session.id)
    assert await place.store.sessions.oldest_news() == {}


async def test_a_person_of_before_the_index_is_found_and_each_is_checked_once_a_day(place: Place, time: Time) -> None:
    store = place.store
    await store.people.update(CAROL, lambda now: structs.replace(now, language="ja"))
    await store.redis.delete(PEOPLE)
    await place.jobs.reindex()
    assert await store.redis.zscore(PEOPLE, str(CAROL)) == 0
    for moment in (time.moment, time.moment + DAY - 1):
        await store.forgetting.check_people(moment)
        assert await store.redis.zscore(PEOPLE, str(CAROL)) == time.moment
    await store.forgetting.check_people(time.moment + DAY)
    assert await store.redis.zscore(PEOPLE, str(CAROL)) == time.moment + DAY
    await store.forgetting.check_people(time.moment)
    assert await store.redis.zscore(PEOPLE, str(CAROL)) == time.moment, "the clock was set back"
