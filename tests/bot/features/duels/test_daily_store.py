"""One try a person and day; what became of it, by server."""

from __future__ import annotations

from bot.domain.calendar import DAY
from bot.features.duels.daily_store import Daily, deal_key, deals_key, mark_of, marks_key
from bot.features.duels.domain import DAYS, FORGOTTEN, Entry
from bot.store.database import Store
from tests.bot.sessions import ALICE, BOB

GUILD, TODAY = 31, 20_600
BEGUN, OVER = Entry("Alice", 7), Entry("Alice", 7, over=True, counts=True, won=True, points=12, rival=9)


async def tables(store: Store, guild: int, days: list[int]) -> list[dict[int, Entry]]:
    return (await store.of(Daily).shown(TODAY, ALICE, guild, days)).tables


async def test_the_secret_is_drawn_once(store: Store) -> None:
    secret = await store.of(Daily).secret()
    assert len(secret) == 32
    assert await store.of(Daily).secret() == secret


async def test_a_person_has_one_try_a_day_on_all_servers(store: Store) -> None:
    assert await store.of(Daily).claim(TODAY, GUILD, ALICE, BEGUN)
    assert not await store.of(Daily).claim(TODAY, GUILD, ALICE, BEGUN)
    assert not await store.of(Daily).claim(TODAY, GUILD + 1, ALICE, BEGUN)
    assert await store.of(Daily).claim(TODAY + 1, GUILD + 1, ALICE, BEGUN)
    assert await store.of(Daily).own(TODAY, ALICE) == BEGUN
    assert await store.of(Daily).own(TODAY, BOB) is None
    for guild in (GUILD, GUILD + 1):
        assert (await store.of(Daily).shown(TODAY, ALICE, guild, [TODAY])).own == BEGUN
        assert (await store.of(Daily).shown(TODAY, BOB, guild, [TODAY])).own is None


async def test_without_a_server_everybody_has_a_table_of_their_own(store: Store) -> None:
    for person in (ALICE, BOB):
        assert await store.of(Daily).claim(TODAY, 0, person, BEGUN)
    shown = await store.of(Daily).shown(TODAY, ALICE, 0, [TODAY])
    assert (shown.own, shown.tables) == (BEGUN, [{ALICE: BEGUN}])


async def test_who_was_forgotten_has_no_second_try_until_the_day_is_over(store: Store) -> None:
    daily = store.of(Daily)
    await daily.claim(TODAY, GUILD, ALICE, BEGUN)
    await daily.claim(TODAY - 1, GUILD, BOB, BEGUN)
    (told,) = (await daily.export_person(ALICE, TODAY * DAY + 1))["deals of the day"]
    assert (told["server"], told["name"]) == (str(GUILD), BEGUN.name)
    for person in (ALICE, BOB):
        await daily.forget_person(person, TODAY * DAY + 1)
    assert await daily.own(TODAY, ALICE) == FORGOTTEN
    assert (await daily.shown(TODAY, ALICE, GUILD, [TODAY])) == (await daily.secret(), FORGOTTEN, [{}])
    assert not await daily.claim(TODAY, GUILD, ALICE, BEGUN)
    assert await daily.own(TODAY, BOB) is None
    assert await daily.claim(TODAY, GUILD, BOB, BEGUN)
    assert await daily.claim(TODAY + 1, GUILD, ALICE, BEGUN)


async def test_the_mark_of_somebody_forgotten_names_nobody_and_lasts_until_the_day_is_over(store: Store) -> None:
    daily = store.of(Daily)
    await daily.claim(TODAY, GUILD, ALICE, BEGUN)
    await daily.forget_person(ALICE, TODAY * DAY + 100)
    assert 0 < await store.redis.ttl(marks_key(TODAY)) <= DAY - 100
    assert await store.redis.smembers(marks_key(TODAY)) == {mark_of(await daily.secret(), TODAY, ALICE).encode()}
    assert mark_of(await daily.secret(), TODAY, ALICE) != mark_of(bytes(32), TODAY, ALICE)
    assert not await store.redis.exists(marks_key(TODAY - 1))


async def test_a_try_counts_as_begun_if_the_table_of_its_server_is_gone(store: Store) -> None:
    await store.of(Daily).claim(TODAY, GUILD, ALICE, BEGUN)
    await store.of(Daily).forget_server(GUILD, TODAY * DAY)
    assert await store.of(Daily).own(TODAY, ALICE) == FORGOTTEN
    assert not await store.of(Daily).claim(TODAY, GUILD + 1, ALICE, BEGUN)


async def test_a_result_appears_in_the_table_of_the_server_where_the_try_began(store: Store) -> None:
    await store.of(Daily).claim(TODAY, GUILD, ALICE, BEGUN)
    await store.of(Daily).note(TODAY, ALICE, OVER)
    await store.of(Daily).note(TODAY, BOB, OVER)
    assert await tables(store, GUILD, [TODAY - 1, TODAY]) == [{}, {ALICE: OVER}]
    assert await tables(store, GUILD + 1, [TODAY]) == [{}]


async def test_tables_expire_and_nonsense_in_them_is_passed_over(store: Store) -> None:
    await store.of(Daily).claim(TODAY, GUILD, ALICE, BEGUN)
    for key in (deal_key(GUILD, TODAY), deals_key(TODAY)):
        assert 0 < await store.redis.ttl(key) <= DAYS * DAY
    await store.redis.hset(deal_key(GUILD, TODAY), str(BOB), b"\xff")
    await store.redis.hset(deal_key(GUILD, TODAY), "nobody", b"{}")
    assert await tables(store, GUILD, [TODAY]) == [{ALICE: BEGUN}]


async def test_nothing_is_left_of_a_forgotten_person_or_server(store: Store) -> None:
    for day in (TODAY, TODAY - DAYS + 1):
        await store.of(Daily).claim(day, GUILD, ALICE, BEGUN)
        await store.of(Daily).claim(day, GUILD, BOB, OVER)
    await store.of(Daily).forget_person(ALICE, TODAY * DAY)
    assert await tables(store, GUILD, [TODAY, TODAY - DAYS + 1]) == [{BOB: OVER}] * 2
    await store.of(Daily).note(TODAY, ALICE, OVER)
    assert await tables(store, GUILD, [TODAY]) == [{BOB: OVER}]
    await store.of(Daily).forget_server(GUILD, TODAY * DAY)
    assert not await store.redis.exists(deal_key(GUILD, TODAY), deal_key(GUILD, TODAY - DAYS + 1))
