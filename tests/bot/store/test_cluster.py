"""The database on a real Redis Cluster, through the failure of a master."""

from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import pytest
import pytest_asyncio
from msgspec import structs

from bot.domain import matches
from bot.domain.calendar import DAY
from bot.domain.preferences import Preferences
from bot.domain.results import Against
from bot.domain.session import Stage
from bot.features.daily.domain import Entry
from bot.features.daily.store import Daily
from bot.features.puzzles.store import Puzzles
from bot.features.record.ratings_store import Ratings
from bot.features.record.store import Records
from bot.store import topology
from bot.store.database import Store
from bot.store.inspection import inspect
from bot.store.keys import person_keys
from bot.store.one_slot import PREFIX, prefixed
from bot.store.topology import WrongAddress
from tests.bot.place import NOON
from tests.bot.sessions import ALICE, BOB, CAROL, match
from tests.chaos import failovers
from tests.clusters import Cluster, cluster

pytestmark = [pytest.mark.process, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def nodes(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Cluster]:
    async with cluster(tmp_path_factory.mktemp("cluster")) as started:
        yield started


@pytest_asyncio.fixture(loop_scope="module")
async def store(nodes: Cluster) -> AsyncIterator[Store]:
    owner = await nodes.owner()
    await owner.redis.flushall()
    store = Store(nodes.url)
    yield store
    await store.close()


async def test_a_match_is_played_counted_and_forgotten(store: Store) -> None:
    session = match(ALICE, BOB)
    await store.sessions.create(session)
    await store.indexes.write(session, 1)
    await store.people.update(ALICE, lambda now: Preferences(language="ja"))
    over = (await store.sessions.update(session, partial(matches.concede, person=BOB))).session
    await store.indexes.write(over, 2)
    assert over.stage is Stage.OVER
    assert (await store.of(Records).person(0, ALICE)).totals(Against.PEOPLE).matches == 1
    assert (await store.snapshot(over.id, ALICE, 3, recent=5)).session == over
    await store.of(Records).limit(0, [ALICE, BOB])
    await store.of(Records).forget_person(ALICE, NOON)
    await store.forgetting.delete(ALICE)
    assert not await store.redis.exists(*person_keys(ALICE))
    assert (await store.of(Records).person(0, BOB)).opponents == []


async def test_a_backup_of_a_cluster_is_restored_and_its_state_is_shown(store: Store) -> None:
    session = match(ALICE, BOB)
    await store.sessions.create(session)
    await store.indexes.write(session, 1)
    kept = [group async for group in store.backup.groups()]
    await store.backup.clear()
    assert await store.backup.is_empty()
    await store.backup.write(kept)
    assert await store.sessions.load(session.id) == session
    assert (await store.status(session.guild)).everywhere.at(Stage.PLAY) == 1
    assert (await inspect(store.redis)).appendonly


async def test_ratings_deals_and_puzzles_are_kept_and_forgotten(store: Store) -> None:
    guild, day = 31, 20_600
    session = structs.replace(match(ALICE, BOB), guild=guild, moved=1)
    await store.sessions.create(session)
    await store.sessions.update(session, partial(matches.concede, person=BOB))
    assert {*(await store.of(Ratings).standings(guild)).table} == {str(ALICE), str(BOB)}
    assert await store.of(Daily).claim(day, guild, ALICE, Entry("Alice", 1))
    assert not await store.of(Daily).claim(day, guild, ALICE, Entry("Alice", 2))
    assert (await store.of(Puzzles).answer(day, ALICE, 1, 1))[1] == (1, 1)
    await store.of(Ratings).forget_person(ALICE, NOON)
    await store.of(Daily).forget_person(ALICE, day * DAY)
    await store.of(Puzzles).forget_person(ALICE, day * DAY)
    assert {*(await store.of(Ratings).standings(guild)).table} == {str(BOB)}
    assert await store.of(Ratings).recompute(guild) == (1, 0)
    assert (await store.of(Daily).shown(day, ALICE, guild, [day])).tables == [{}]


async def test_every_key_is_in_one_slot(store: Store, nodes: Cluster) -> None:
    session = match(ALICE, BOB, CAROL)
    await store.sessions.create(session)
    await store.indexes.write(session, 1)
    keys: set[Any] = {key for node in nodes.nodes for key in await node.redis.keys()}
    assert keys
    assert all(key.startswith(PREFIX.encode()) for key in keys)
    assert {key async for key in store.redis.scan_iter()} == {key.removeprefix(PREFIX.encode()) for key in keys}
    assert [channel async for channel in store.sessions.all()] == [session.id]


async def test_keys_are_found_in_every_kind_of_command() -> None:
    assert prefixed(("DEL", "a", b"b")) == ("DEL", f"{PREFIX}a", PREFIX.encode() + b"b")
    assert prefixed(("EVALSHA", "sha", 2, "a", "b", "c")) == ("EVALSHA", "sha", 2, f"{PREFIX}a", f"{PREFIX}b", "c")
    assert prefixed(("SCRIPT LOAD", "text")) == ("SCRIPT LOAD", "text")
    assert prefixed(("MEMORY USAGE", "a")) == ("MEMORY USAGE", f"{PREFIX}a")
    assert prefixed(("HSET", "a", "b", "c")) == ("HSET", f"{PREFIX}a", "b", "c")


async def test_a_commit_that_was_confirmed_outlives_its_master(nodes: Cluster) -> None:
    report = await failovers.run(nodes, 1)
    assert report.confirmed > failovers.MATCHES * (failovers.BEFORE + failovers.AFTER - 2)
    assert (report.lost, report.repeated) == (0, 0)


async def test_an_address_of_another_kind_is_refused_in_a_sentence(nodes: Cluster, redis_url: str) -> None:
    port = nodes.nodes[0].port
    with pytest.raises(WrongAddress, match=r"a node of a Redis Cluster: its address begins with redis\+cluster://"):
        await topology.check(f"redis://127.0.0.1:{port}")
    await topology.check(nodes.url)
    await topology.check(redis_url)
