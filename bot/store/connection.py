"""Connections to Redis, and the error if it does not answer."""

import redis.asyncio as aioredis
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialBackoff
from redis.exceptions import ConnectionError, RedisError, TimeoutError

StoreUnavailable = RedisError
"""The database cannot be reached."""

CONNECTIONS = 64
"""The most connections of a process; a request for one more waits."""


def connect(url: str) -> "aioredis.Redis":
    """Returns a client with a connection pool. It connects on demand and retries three times before it raises."""
    pool = aioredis.BlockingConnectionPool.from_url(
        url,
        max_connections=CONNECTIONS,
        timeout=10,
        socket_timeout=5,
        socket_connect_timeout=2,
        retry=Retry(ExponentialBackoff(cap=0.2, base=0.02), 3),
        retry_on_error=[ConnectionError, TimeoutError],
    )
    return aioredis.Redis.from_pool(pool)
