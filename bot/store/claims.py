"""Claims: of several processes that get the same interaction, one answers it."""

from secrets import token_hex
from typing import Any

import redis.asyncio as aioredis

from bot.store.lua import OPERATION_SECONDS


class Taken(Exception):
    """Another process has claimed the interaction, so it answers."""


class Claims:
    """The claims of this process. Raises StoreUnavailable if Redis does not answer."""

    def __init__(self, redis: "aioredis.Redis") -> None:
        self._redis = redis
        self._name = token_hex(8).encode()

    def queue(self, pipe: Any, interaction: int) -> None:
        """Adds to a pipeline what claims an interaction; `check` takes its reply."""
        pipe.set(_key(interaction), self._name, nx=True, ex=OPERATION_SECONDS)

    async def check(self, interaction: int, reply: Any) -> None:
        """Raises Taken unless the claim was made, now or by a first try whose answer was lost."""
        if not reply and await self._redis.get(_key(interaction)) != self._name:
            raise Taken

    async def claim(self, interaction: int) -> None:
        """Claims an interaction by itself. Raises Taken."""
        await self.check(
            interaction, await self._redis.set(_key(interaction), self._name, nx=True, ex=OPERATION_SECONDS)
        )


def _key(interaction: int) -> str:
    return f"claim:{interaction}"
