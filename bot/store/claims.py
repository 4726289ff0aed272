"""Claims: of several processes that get the same interaction, one answers it.

A claim is not written to the disk or to a replica, for which every interaction would wait. If it is lost with the
database, two processes may answer; what they commit counts once, and Discord accepts one acknowledgement.
"""

from secrets import token_hex
from typing import Any

import redis.asyncio as aioredis

from bot.store.commit_script import OPERATION_SECONDS

CLAIM = """
redis.set_repl(redis.REPL_NONE)
return redis.call('SET', KEYS[1], ARGV[1], 'NX', 'EX', ARGV[2])
"""


class Taken(Exception):
    """Another process has claimed the interaction, so it answers."""


class Claims:
    """The claims of this process. Raises StoreUnavailable if Redis does not answer."""

    def __init__(self, redis: "aioredis.Redis") -> None:
        self._redis = redis
        self._name = token_hex(8).encode()

    def queue(self, pipe: Any, interaction: int) -> None:
        """Adds to a pipeline what claims an interaction; `check` takes its reply."""
        pipe.eval(CLAIM, 1, _key(interaction), self._name, OPERATION_SECONDS)

    async def check(self, interaction: int, reply: Any) -> None:
        """Raises Taken unless the claim was made, now or by a first try whose answer was lost."""
        if not reply and await self._redis.get(_key(interaction)) != self._name:
            raise Taken

    async def claim(self, interaction: int) -> None:
        """Claims an interaction by itself. Raises Taken."""
        reply = await self._redis.eval(CLAIM, 1, _key(interaction), self._name, OPERATION_SECONDS)
        await self.check(interaction, reply)


def _key(interaction: int) -> str:
    return f"claim:{interaction}"
