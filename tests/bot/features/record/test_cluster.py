"""Records and ratings on a real Redis Cluster."""

from functools import partial

import pytest
from msgspec import structs

from bot.domain import matches
from bot.domain.results import Against
from bot.features.record.ratings_store import Ratings
from bot.features.record.store import Records
from bot.store.database import Store
from tests.bot.place import NOON
from tests.bot.sessions import ALICE, BOB, match

pytestmark = [pytest.mark.process, pytest.mark.asyncio(loop_scope="module")]
GUILD = 31


async def test_a_match_is_counted_and_forgotten(cluster_store: Store) -> None:
    session = match(ALICE, BOB)
    await cluster_store.sessions.create(session)
    await cluster_store.sessions.update(session, partial(matches.concede, person=BOB))
    records = cluster_store.of(Records)
    assert (await records.person(0, ALICE)).totals(Against.PEOPLE).matches == 1
    await records.limit(0, [ALICE, BOB])
    await records.forget_person(ALICE, NOON)
    assert (await records.person(0, BOB)).opponents == []


async def test_ratings_are_kept_and_forgotten(cluster_store: Store) -> None:
    session = structs.replace(match(ALICE, BOB), guild=GUILD, moved=1)
    await cluster_store.sessions.create(session)
    await cluster_store.sessions.update(session, partial(matches.concede, person=BOB))
    ratings = cluster_store.of(Ratings)
    assert {*(await ratings.standings(GUILD)).table} == {str(ALICE), str(BOB)}
    await ratings.forget_person(ALICE, NOON)
    assert {*(await ratings.standings(GUILD)).table} == {str(BOB)}
    assert await ratings.recompute(GUILD) == (1, 0)
