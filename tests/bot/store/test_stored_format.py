"""Data of a newer version is refused; that of an older one is taken over."""

import pytest

from bot.app.client import create_bot
from bot.settings import Settings
from bot.store.database import Store
from bot.store.stored_format import FORMAT, NewerData, claim


async def test_data_of_a_newer_version_is_refused_and_left_alone(store: Store, settings: Settings) -> None:
    await store.redis.set("format", FORMAT + 1)
    async with create_bot(settings, connects=False) as bot:
        with pytest.raises(NewerData, match="written by a newer Parlour"):
            await bot.login("token")
    assert await store.redis.get("format") == str(FORMAT + 1).encode()


async def test_data_of_an_older_version_is_taken_over(store: Store) -> None:
    await store.redis.set("format", FORMAT - 1)
    await claim(store.redis)
    await claim(store.redis)
    assert await store.redis.get("format") == str(FORMAT).encode()
