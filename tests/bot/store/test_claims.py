"""Claims: an interaction belongs to the process that asks for it first."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.store.claims import Taken
from bot.store.commit_script import OPERATION_SECONDS
from bot.store.database import Store
from tests.bot.sessions import ALICE, LOBBY, lobby
from tests.unreliable import unreliable

PRESS = 9001


@pytest.fixture
async def other(redis_url: str) -> AsyncIterator[Store]:
    """The database as another process uses it."""
    other = Store(redis_url)
    yield other
    await other.close()


async def test_an_interaction_is_read_for_by_the_first_process_only(store: Store, other: Store) -> None:
    await store.sessions.create(lobby(ALICE))
    assert (await store.snapshot(LOBBY, ALICE, 7, claim=PRESS)).session == lobby(ALICE)
    for read in (other.snapshot(LOBBY, ALICE, 7, recent=5, claim=PRESS), other.surroundings(ALICE, 7, 0, PRESS)):
        with pytest.raises(Taken):
            await read
    assert (await other.snapshot(LOBBY, ALICE, 7, claim=PRESS + 1)).session == lobby(ALICE)


async def test_a_process_may_read_again_for_what_it_has_claimed(store: Store, other: Store) -> None:
    await store.claims.claim(PRESS)
    await store.claims.claim(PRESS)
    await store.surroundings(ALICE, 7, 0, PRESS)
    with pytest.raises(Taken):
        await other.claims.claim(PRESS)


async def test_a_read_without_an_interaction_claims_nothing(store: Store) -> None:
    await store.snapshot(LOBBY, ALICE, 7)
    await store.surroundings(ALICE, 7, 0)
    assert await store.redis.keys("claim:*") == []


async def test_a_claim_is_forgotten_once_discord_accepts_no_answer_any_more(store: Store) -> None:
    await store.claims.claim(PRESS)
    assert await store.redis.ttl(f"claim:{PRESS}") == OPERATION_SECONDS


async def test_a_claim_whose_answer_is_lost_is_still_that_of_its_process(redis_url: str) -> None:
    async with unreliable(redis_url) as line:
        store = Store(line.url)
        line.lose_answers(b"claim:")
        await store.surroundings(ALICE, 7, 0, PRESS)
        assert line.lost == 1
        await store.close()


async def test_no_claim_waits_for_the_disk(store: Store) -> None:
    before = (await store.redis.info("persistence"))["aof_current_size"]
    await store.claims.claim(PRESS)
    assert (await store.redis.info("persistence"))["aof_current_size"] == before > 0
