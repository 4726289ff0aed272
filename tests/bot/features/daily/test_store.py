"""One try a person and day; what became of it, by server."""

from __future__ import annotations

from bot.domain.calendar import DAY
from bot.features.daily.domain import Entry
from bot.features.daily.store import DAYS, deal_key, deals_key
from bot.store.database import Store
from tests.bot.sessions import ALICE, BOB

GUILD, TODAY = 31, 20_600
BEGUN, OVER = Entry("Alice", 7), Entry("Alice", 7, over=True, counts=True, won=True, points=12, rival=9)


async def tables(store: Store, guild: int, days: list[int]) -> list[dict[int, Entry]]:
    return (await store.daily.shown(TODAY, ALICE, guild, days)).tables


async def test_the_secret_is_drawn_once(store: Store) -> None:
    secret = await store.daily.secret()
    assert len(secret) == 32
    assert await store.daily.secret() == secret


async def test_a_person_has_one_try_a_day_on_all_servers(store: Store) -> None:
    assert await store.daily.claim(TODAY, GUILD, ALICE, BEGUN)
    assert not await store.daily.claim(TODAY, GUILD, ALICE, BEGUN)
    assert not await store.daily.claim(TODAY, GUILD + 1, ALICE, BEGUN)
    assert await store.daily.claim(TODAY + 1, GUILD + 1, ALICE, BEGUN)
    assert await store.daily.own(TODAY, ALICE) == (GUILD, BEGUN)
    assert await store.daily.own(TODAY, BOB) is None
    for guild in (GUILD, GUILD + 1):
        assert (await store.daily.shown(TODAY, ALICE, guild, [TODAY])).own == BEGUN
        assert (await store.daily.shown(TODAY, BOB, guild, [TODAY])).own is None


async def test_a_try_that_did_not_come_about_may_be_made_again(store: Store) -> None:
    await store.daily.claim(TODAY, GUILD, ALICE, BEGUN)
    await store.daily.put_back(TODAY, GUILD, ALICE)
    assert await tables(store, GUILD, [TODAY]) == [{}]
    assert await store.daily.claim(TODAY, GUILD, ALICE, BEGUN)


async def test_a_result_appears_in_the_table_of_the_server_where_the_try_began(store: Store) -> None:
    await store.daily.claim(TODAY, GUILD, ALICE, BEGUN)
    await store.daily.note(TODAY, ALICE, OVER)
    await store.daily.note(TODAY, BOB, OVER)
    assert await tables(store, GUILD, [TODAY - 1, TODAY]) == [{}, {ALICE: OVER}]
    assert await tables(store, GUILD + 1, [TODAY]) == [{}]


async def test_tables_expire_and_nonsense_in_them_is_passed_over(store: Store) -> None:
    await store.daily.claim(TODAY, GUILD, ALICE, BEGUN)
    for key in (deal_key(GUILD, TODAY), deals_key(TODAY)):
        assert 0 < await store.redis.ttl(key) <= DAYS * DAY
    await store.redis.hset(deal_key(GUILD, TODAY), str(BOB), b"\xff")
    await store.redis.hset(deal_key(GUILD, TODAY), "nobody", b"{}")
    assert await tables(store, GUILD, [TODAY]) == [{ALICE: BEGUN}]


async def test_nothing_is_left_of_a_forgotten_person_or_server(store: Store) -> None:
    for day in (TODAY, TODAY - DAYS + 1):
        await store.daily.claim(day, GUILD, ALICE, BEGUN)
        await store.daily.claim(day, GUILD, BOB, OVER)
    await store.daily.forget_person(ALICE, TODAY)
    assert await tables(store, GUILD, [TODAY, TODAY - DAYS + 1]) == [{BOB: OVER}] * 2
    await store.daily.note(TODAY, ALICE, OVER)
    assert await tables(store, GUILD, [TODAY]) == [{BOB: OVER}]
    await store.daily.forget_server(GUILD, TODAY)
    assert not await store.redis.exists(deal_key(GUILD, TODAY), deal_key(GUILD, TODAY - DAYS + 1))
