"""Commits that outlive their master: each waits until a replica has it."""

from collections.abc import Sequence
from time import monotonic
from typing import Any

import redis.asyncio as aioredis
from redis.commands.core import AsyncScript
from redis.exceptions import NoScriptError

from bot.store import reports
from bot.store.following import FollowingPool

WITHIN = 500
"""How many milliseconds a commit waits for a replica."""
PAUSE = 2.0
"""For how many seconds commits do not wait after one that waited in vain: there may be no replica."""


class Replicas:
    """Runs scripts that write. Of a single server, nobody takes the place, so nothing waits there."""

    def __init__(self, redis: "aioredis.Redis") -> None:
        self._redis = redis
        self._has_some = isinstance(redis.connection_pool, FollowingPool)
        self._missed = -PAUSE

    async def run(self, script: AsyncScript, keys: Sequence[str], arguments: Sequence[Any]) -> Any:
        """Returns the result of `script` once a replica has it, if one answers soon; in one round trip."""
        if not self._has_some or monotonic() < self._missed + PAUSE:
            return await script(keys=keys, args=arguments)
        try:
            result, confirmed = await self._run(script, keys, arguments)
        except NoScriptError:  # a new master does not know it
            await self._redis.script_load(script.script)
            result, confirmed = await self._run(script, keys, arguments)
        if not confirmed:
            self._missed = monotonic()
            reports.warning("no replica has the commit: it would be lost with the master")
        return result

    async def _run(self, script: AsyncScript, keys: Sequence[str], arguments: Sequence[Any]) -> list[Any]:
        async with self._redis.pipeline(transaction=False) as pipe:
            pipe.evalsha(script.sha, len(keys), *keys, *arguments)
            pipe.execute_command("WAIT", 1, WITHIN)
            return list(await pipe.execute())
