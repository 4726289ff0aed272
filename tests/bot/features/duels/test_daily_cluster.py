"""Deals of the day on a real Redis Cluster."""

import pytest

from bot.domain.calendar import DAY
from bot.features.duels.daily_store import Daily
from bot.features.duels.domain import Entry
from bot.store.database import Store
from tests.bot.sessions import ALICE

pytestmark = [pytest.mark.process, pytest.mark.asyncio(loop_scope="module")]
GUILD, TODAY = 31, 20_600


async def test_a_try_is_kept_and_forgotten(cluster_store: Store) -> None:
    daily = cluster_store.of(Daily)
    assert await daily.claim(TODAY, GUILD, ALICE, Entry("Alice", 1))
    assert not await daily.claim(TODAY, GUILD, ALICE, Entry("Alice", 2))
    await daily.forget_person(ALICE, TODAY * DAY)
    assert (await daily.shown(TODAY, ALICE, GUILD, [TODAY])).tables == [{}]
    assert not await daily.claim(TODAY, GUILD, ALICE, Entry("Alice", 3))
