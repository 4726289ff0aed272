"""Somebody who was forgotten stays so, whatever of their deal is noted later."""

from __future__ import annotations

from msgspec import structs

from bot.domain.calendar import DAY
from bot.features.duels.daily_store import Daily
from bot.features.duels.domain import Entry
from tests.bot.keeping import ALICE, GUILD, forget, is_forgotten
from tests.bot.place import Place, Time


async def test_a_deal_whose_end_is_announced_late_stays_forgotten(place: Place, time: Time) -> None:
    daily = place.store.of(Daily)
    entry = Entry("Alice", session=5001)
    today = time.moment // DAY
    assert await daily.claim(today, GUILD, ALICE, entry)
    await daily.note(today, ALICE, structs.replace(entry, points=7))
    assert await daily.own(today, ALICE) == structs.replace(entry, points=7)
    await forget(place, ALICE)
    await daily.note(today, ALICE, entry)
    assert await is_forgotten(place, ALICE, "Alice")
