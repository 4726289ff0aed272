"""docket on the kinds of Redis that Parlour runs on.

On a Redis Cluster it listens to messages on one node that it chooses at the start, and waits if that dies. A worker
that begins to listen runs no task before it does. So messages follow the master, as everything else.
"""

from typing import Any

from docket import Docket
from docket._redis import PUBSUB_RESP_VERSION, RedisConnection

from bot.store import failover, redis_url
from bot.store.connection import patient


class PlainDocket(Docket):
    """A queue of tasks in one Redis, or in that which its Sentinels name."""

    def __init__(self, name: str, url: str, **options: Any) -> None:
        super().__init__(name, url, **options)
        self._redis = _Connection(url)


class ClusterDocket(Docket):
    """A queue of tasks in a cluster; `url` names one of its nodes."""

    def __init__(self, name: str, url: str, **options: Any) -> None:
        super().__init__(name, url, **options)
        self._redis = _ClusterConnection(url)


class _Connection(RedisConnection):
    async def _connection_pool_from_url(self, *arguments: Any, **options: Any) -> Any:
        pool = await super()._connection_pool_from_url(*arguments, **options)
        pool.connection_kwargs["driver_info"] = None  # each connection would look up and send the version of redis-py
        return pool


class _ClusterConnection(RedisConnection):
    def _create_node_pool(self) -> failover.FollowingPool:
        place = redis_url.read(self.url)
        return failover.pool(place, protocol=PUBSUB_RESP_VERSION, socket_timeout=None, retry=patient())
