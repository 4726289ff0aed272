"""The database on a real Redis Cluster, through the failure of a master."""

from functools import partial
from typing import Any

import pytest

from bot.domain import matches
from bot.domain.preferences import Preferences
from bot.domain.session import Stage
from bot.store import topology
from bot.store.database import Store
from bot.store.inspection import inspect
from bot.store.keys import person_keys
from bot.store.one_slot import PREFIX, prefixed
from bot.store.topology import WrongAddress
from tests.bot.place import NOON
from tests.bot.sessions import ALICE, BOB, CAROL, match
from tests.chaos import failovers
from tests.clusters import Cluster

pytestmark = [pytest.mark.process, pytest.mark.asyncio(loop_scope="module")]


async def test_a_match_is_played_and_forgotten(cluster_store: Store) -> None:
    session = match(ALICE, BOB)
    await cluster_store.sessions.create(session)
    await cluster_store.indexes.write(session, 1)
    await cluster_store.people.update(ALICE, lambda now: Preferences(language="ja"))
    over = (await cluster_store.sessions.update(session, partial(matches.concede, person=BOB))).session
    await cluster_store.indexes.write(over, 2)
    assert over.stage is Stage.OVER
    assert (await cluster_store.snapshot(over.id, ALICE, 3, recent=5)).session == over
    for stored in cluster_store.of_features():
        await stored.forget_person(ALICE, NOON)
    await cluster_store.forgetting.delete(ALICE)
    assert not await cluster_store.redis.exists(*person_keys(ALICE))


async def test_a_backup_of_a_cluster_is_restored_and_its_state_is_shown(cluster_store: Store) -> None:
    session = match(ALICE, BOB)
    await cluster_store.sessions.create(session)
    await cluster_store.indexes.write(session, 1)
    kept = [group async for group in cluster_store.backup.groups()]
    await cluster_store.sessions.delete(session.id)
    await cluster_store.sessions.create(match(ALICE, CAROL, number=8001))
    await cluster_store.restoring.begin()
    await cluster_store.restoring.write(kept, 0)
    assert await cluster_store.restoring.finish()
    assert await cluster_store.sessions.load(8001) is None
    assert await cluster_store.sessions.load(session.id) == session
    assert (await cluster_store.status(session.guild)).everywhere.at(Stage.PLAY) == 1
    assert (await inspect(cluster_store.redis)).appendonly


async def test_every_key_is_in_one_slot(cluster_store: Store, nodes: Cluster) -> None:
    session = match(ALICE, BOB, CAROL)
    await cluster_store.sessions.create(session)
    await cluster_store.indexes.write(session, 1)
    keys: set[Any] = {key for node in nodes.nodes for key in await node.redis.keys()}
    assert keys
    assert all(key.startswith(PREFIX.encode()) for key in keys)
    assert {key async for key in cluster_store.redis.scan_iter()} == {key.removeprefix(PREFIX.encode()) for key in keys}
    assert [channel async for channel in cluster_store.sessions.all()] == [session.id]


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
