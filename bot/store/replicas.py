"""Commits that outlive their master: each waits until a replica has it."""

from collections.abc import Sequence
from time import monotonic
from typing import Any

import redis.asyncio as aioredis
from redis.commands.core import AsyncScript
from redis.exceptions import NoScriptError

from bot.store import reports
from bot.store.failover import FollowingPool

WITHIN, BRIEFLY = 500, 20
"""How many milliseconds a commit waits for a replica; the second for PAUSE seconds after one that waited in vain."""
PAUSE = 2.0


class Replicas:
    """Runs scripts that write. Of a single server, nobody takes the place, so nothing waits there."""

    def __init__(self, redis: "aioredis.Redis") -> None:
        self._redis = redis
        self._has_some = isinstance(redis.connection_pool, FollowingPool)
        self._missed = -PAUSE

    async def run(self, script: AsyncScript, keys: Sequence[str], arguments: Sequence[Any]) -> Any:
        """Returns the result of `script` once a replica has it, if one answers soon; in one round trip."""
        if not self._has_some:
            return await script(keys=keys, args=arguments)
        was_missed = monotonic() < self._missed + PAUSE
        within = BRIEFLY if was_missed else WITHIN  # there may be none, and yet it may come back at any moment
        try:
            result, confirmed = await self._run(script, keys, arguments, within)
        except NoScriptError:  # a new master does not know it
            await self._redis.script_load(script.script)
            result, confirmed = await self._run(script, keys, arguments, within)
        if not confirmed and not was_missed:
            self._missed = monotonic()
            reports.warning("no replica has the commit: it would be lost with the master")
        return result

    async def _run(self, script: AsyncScript, keys: Sequence[str], arguments: Sequence[Any], within: int) -> list[Any]:
        async with self._redis.pipeline(transaction=False) as pipe:
            pipe.evalsha(script.sha, len(keys), *keys, *arguments)
            pipe.execute_command("WAIT", 1, within)
            return list(await pipe.execute())
