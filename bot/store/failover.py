"""Connections that follow the master: the one that a cluster or its Sentinels have promoted."""

import asyncio
from collections import deque
from collections.abc import Iterable
from functools import partial
from typing import Any

import redis.asyncio as aioredis
from redis.asyncio.connection import SSLConnection
from redis.asyncio.retry import Retry
from redis.asyncio.sentinel import MasterNotFoundError, Sentinel, SentinelConnectionPool, SentinelManagedConnection
from redis.backoff import NoBackoff
from redis.cluster import parse_cluster_slots
from redis.crc import key_slot
from redis.exceptions import (
    AskError,
    ClusterDownError,
    ConnectionError,
    MovedError,
    RedisError,
    TryAgainError,
)

from bot.store.one_slot import TAG
from bot.store.redis_url import Address, Place

SLOT = key_slot(TAG.encode())
_MOVES = (AskError, ClusterDownError, MovedError, TryAgainError)
"""What a node answers that does not serve the slot, or not now."""

_QUICK: dict[str, Any] = {"socket_timeout": 2, "socket_connect_timeout": 2, "retry": Retry(NoBackoff(), 0)}
"""For questions about who is the master: another server can answer them as well."""


class SlotOwner:
    """Finds the master that owns the slot of Parlour, as redis-py's `Sentinel` finds the master of a service."""

    def __init__(self, hosts: Iterable[Address], options: dict[str, Any]) -> None:
        self._nodes = deque(hosts)
        self._options = options

    async def discover_master(self, service: str) -> Address:
        """Returns the address of the owner. Raises MasterNotFoundError if no node names one."""
        errors = []
        for _ in range(len(self._nodes)):
            node = self._nodes[0]
            self._nodes.rotate(-1)  # another one the next time: this one may be cut off from the others
            try:
                return await self._owner_by(node)
            except (RedisError, OSError) as error:
                errors.append(f"{node[0]}:{node[1]}: {error}")
        raise MasterNotFoundError(f"no node of the cluster names the owner of slot {SLOT}: {'; '.join(errors)}")

    async def _owner_by(self, node: Address) -> Address:
        async with aioredis.Redis(host=node[0], port=node[1], **self._options) as redis:
            slots = parse_cluster_slots(await redis.execute_command("CLUSTER SLOTS"), current_host=node[0])
        for (first, last), found in slots.items():
            if first <= SLOT <= last:
                known = dict.fromkeys([*self._nodes, found["primary"], *found["replicas"]])
                self._nodes = deque(known)
                owner: Address = found["primary"]
                return owner
        raise MasterNotFoundError(f"nobody serves slot {SLOT}")


class FollowingConnection(SentinelManagedConnection):
    """A connection to the master of the moment. When it is no longer the master, the command is sent to the next."""

    async def connect(self) -> None:
        """Connects once; the pool and each command try again."""
        await self._connect_retry()  # type: ignore[no-untyped-call]

    async def send_packed_command(self, *args: Any, **options: Any) -> None:
        """Sends a command; an earlier attempt may have disconnected, and by itself would connect to the same server."""
        if not self.is_connected:
            await self.connect()
        await super().send_packed_command(*args, **options)

    async def read_response(self, *args: Any, **options: Any) -> Any:
        """Reads a reply. Raises ConnectionError if this server is not the master, or not now."""
        try:
            return await super().read_response(*args, **options)
        except _MOVES as error:
            await self.disconnect()
            raise ConnectionError(f"another server is the master: {error}") from None


class FollowingTLSConnection(FollowingConnection, SSLConnection):
    """The same, encrypted."""


class FollowingPool(SentinelConnectionPool, aioredis.BlockingConnectionPool):
    """A pool of them. A request for a connection more than the most waits."""

    def __init__(self, service: str, finder: Sentinel | SlotOwner, **options: Any) -> None:
        super().__init__(service, finder, **options)  # type: ignore[no-untyped-call]

    async def ensure_connection(self, connection: Any) -> None:
        """Connects; tries again while a master is being promoted."""
        once = partial(super().ensure_connection, connection)
        await connection.retry.call_with_retry(once, lambda error: asyncio.sleep(0))

    async def aclose(self) -> None:
        """Closes all connections."""
        await super().aclose()
        if isinstance(self.sentinel_manager, Sentinel):
            await self.sentinel_manager.aclose()


def pool(place: Place, **options: Any) -> FollowingPool:
    """Returns a pool of connections to the master at `place`."""
    finder: Sentinel | SlotOwner
    if place.kind == "sentinel":
        finder = Sentinel(place.hosts, sentinel_kwargs={**_QUICK, **place.sentinel_options})
    else:
        finder = SlotOwner(place.hosts, {**_QUICK, **place.options, "ssl": place.has_tls})
    connection = FollowingTLSConnection if place.has_tls else FollowingConnection
    return FollowingPool(place.service, finder, connection_class=connection, **{**options, **place.options})
