"""Connections to Redis, and the error if it does not answer."""

import redis.asyncio as aioredis
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialBackoff
from redis.exceptions import AuthenticationError, BusyLoadingError, ConnectionError, RedisError, TimeoutError

from bot.store import failover, redis_url
from bot.store.one_slot import OneSlot

StoreUnavailable = RedisError
"""The database cannot be reached."""

CONNECTIONS = 64
"""The most connections of a process; a request for one more waits."""
_REPEATED = [ConnectionError, TimeoutError]


def connect(url: str) -> "aioredis.Redis":
    """Returns a client with a connection pool, which connects on demand.

    It tries three times more before it raises; for some seconds if another server can be promoted meanwhile.
    """
    options = {"max_connections": CONNECTIONS, "timeout": 10, "socket_connect_timeout": 2, "retry_on_error": _REPEATED}
    options |= {"driver_info": None}  # otherwise each connection would look up and send the version of redis-py
    place = redis_url.read(url)
    if place.kind == "one":
        retry = Retry(ExponentialBackoff(cap=0.2, base=0.02), 3)
        alone = aioredis.BlockingConnectionPool.from_url(url, socket_timeout=5, retry=retry, **options)
        return aioredis.Redis.from_pool(alone)
    client = OneSlot if place.kind == "cluster" else aioredis.Redis
    return client.from_pool(failover.pool(place, socket_timeout=5, retry=patient(), **options))


def refusal(error: RedisError) -> str:
    """Returns the sentence about an error of the database: it does not answer, or what it answers."""
    is_answer = isinstance(error, (AuthenticationError, BusyLoadingError))
    if isinstance(error, (ConnectionError, TimeoutError)) and not is_answer:
        return "The database does not answer: is Parlour running?"
    words = str(error).rpartition("caused error: ")[2]  # before it stands the command, with what it was to write
    return f"The database refuses: {words.rstrip('.')}."


def patient() -> Retry:
    """Returns the attempts at a command while a replica is being promoted: ten, within seven seconds."""
    return Retry(ExponentialBackoff(cap=1.0, base=0.05), 9)
