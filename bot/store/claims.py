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
        """Adds to a pipeline what claims an interaction; `check` takes the last reply.

        Repeated after a lost answer, it finds the claim that it has made itself.
        """
        key = f"claim:{interaction}"
        pipe.set(key, self._name, nx=True, ex=OPERATION_SECONDS)
        pipe.get(key)

    def check(self, reply: Any) -> None:
        """Raises Taken if the reply to a claim names another process."""
        if reply != self._name:
            raise Taken

    async def is_own(self, interaction: int) -> bool:
        """Claims an interaction by itself; returns whether this process answers it."""
        async with self._redis.pipeline(transaction=False) as pipe:
            self.queue(pipe, interaction)
            _, holder = await pipe.execute()
        return bool(holder == self._name)
