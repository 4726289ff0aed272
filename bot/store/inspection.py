"""What the database server says about itself, for those who care for an installation."""

from time import perf_counter
from typing import Any, NamedTuple

import redis.asyncio as aioredis
from redis.exceptions import ResponseError

UNKNOWN = ""
"""What the server does not say: hosted ones often allow neither INFO nor CONFIG."""


class Server(NamedTuple):
    """How the database server is."""

    name: str
    """Valkey or Redis."""
    version: str
    latency: float
    """Seconds that it takes to answer."""
    clock: float
    """Its time in seconds."""
    appendonly: str
    appendfsync: str
    policy: str
    """What it does if its memory is full."""
    used: int
    """Bytes of memory that it uses."""
    limit: int
    """Bytes of memory that it may use; 0: all."""
    last_write: str
    """Whether the last write of the append-only file succeeded: ok or err."""
    replicas: int
    """How many replicas are connected."""


async def inspect(redis: "aioredis.Redis") -> Server:
    """Returns what the server says. Raises StoreUnavailable if it does not answer."""
    await redis.ping()  # connects
    began = perf_counter()
    await redis.ping()
    latency = perf_counter() - began
    seconds, microseconds = await redis.time()
    info = await _info(redis)
    configured = await _configured(redis)
    valkey = info.get("valkey_version")
    return Server(
        name="Valkey" if valkey else "Redis",
        version=str(valkey or info.get("redis_version", UNKNOWN)),
        latency=latency,
        clock=int(seconds) + int(microseconds) / 1_000_000,
        appendonly=configured.get("appendonly", UNKNOWN),
        appendfsync=configured.get("appendfsync", UNKNOWN),
        policy=configured.get("maxmemory-policy", str(info.get("maxmemory_policy", UNKNOWN))),
        used=int(info.get("used_memory", 0)),
        limit=int(info.get("maxmemory", 0)),
        last_write=str(info.get("aof_last_write_status", UNKNOWN)),
        replicas=int(info.get("connected_slaves", 0)),
    )


async def _info(redis: "aioredis.Redis") -> dict[str, Any]:
    try:
        return dict(await redis.info())
    except ResponseError:
        return {}


async def _configured(redis: "aioredis.Redis") -> dict[str, str]:
    try:
        found: Any = await redis.config_get("appendonly", "appendfsync", "maxmemory-policy")
    except ResponseError:
        return {}
    return {_text(name): _text(value) for name, value in found.items()}


def _text(stored: bytes | str) -> str:
    return stored.decode() if isinstance(stored, bytes) else stored
