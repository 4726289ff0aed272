"""Checks at the start that the address of the Redis fits what is there; otherwise every second command would fail."""

from typing import Any

import redis.asyncio as aioredis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import NoPermissionError, RedisError

from bot.store import redis_url
from bot.store.connection import connect
from bot.store.redis_url import Address, Place

_FITTING = {"standalone": "redis://", "cluster": "redis+cluster://", "sentinel": "redis+sentinel://"}
_MODES = {"one": "standalone", "cluster": "cluster", "sentinel": "sentinel"}
_WHAT = {"standalone": "a single Redis", "cluster": "a node of a Redis Cluster", "sentinel": "a Sentinel"}


class WrongAddress(Exception):
    """The address does not fit what is there. The message is a sentence for the operator."""


async def check(url: str) -> None:
    """Raises WrongAddress if `url` is for another kind of Redis, StoreUnavailable if nobody answers."""
    place = redis_url.read(url)
    if place.kind == "one":
        redis = connect(url)
        try:
            await _check_mode(redis, place.kind)
            await _check_role(redis)
        finally:
            await redis.aclose()
    else:
        await _first(place)


async def first_host(url: str) -> str:
    """Returns `url` with only the first host that answers; docket knows a cluster by one address."""
    place = redis_url.read(url)
    return redis_url.with_one_host(url, await _first(place)) if place.kind == "cluster" else url


async def _first(place: Place) -> Address:
    """Returns the first host that answers. Raises WrongAddress, or what the last one raised if none does."""
    options = place.sentinel_options if place.kind == "sentinel" else {**place.options, "ssl": place.has_tls}
    for number, (host, port) in enumerate(place.hosts, 1):
        node = aioredis.Redis(host=host, port=port, socket_timeout=5, retry=Retry(NoBackoff(), 0), **options)
        try:
            await _check_mode(node, place.kind)
            if place.kind == "sentinel":
                await _check_service(node, place.service)
        except (RedisError, OSError):
            if number == len(place.hosts):
                raise
        else:
            return host, port
        finally:
            await node.aclose()
    raise AssertionError("an address names a host")


async def _check_mode(redis: "aioredis.Redis", kind: str) -> None:
    try:
        found = await redis.info("server")
    except NoPermissionError:
        return
    mode = str(found.get("redis_mode") or found.get("server_mode") or _MODES[kind])
    if mode != _MODES[kind]:
        raise WrongAddress(f"REDIS_URL names {_WHAT[mode]}: its address begins with {_FITTING[mode]} (TLS: rediss)")


async def _check_role(redis: "aioredis.Redis") -> None:
    try:
        found = await redis.info("replication")
    except NoPermissionError:
        return
    if found["role"] != "master":
        raise WrongAddress(
            f"REDIS_URL names a replica, which cannot be written to: name its master ({found.get('master_host')}), or "
            "Sentinels by redis+sentinel://"
        )


async def _check_service(sentinel: "aioredis.Redis", service: str) -> None:
    known: Any = await sentinel.sentinel_masters()
    if service not in known:
        raise WrongAddress(f"the Sentinels know no {service}, but {', '.join(known) or 'nothing'}: mend REDIS_URL")
