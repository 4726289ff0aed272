"""The health check. A container runs it every half minute, so it imports little."""

import asyncio
from collections.abc import Iterator
from typing import NamedTuple

from bot.settings import Settings
from bot.store.address import EmbeddedRedisError, running_at
from bot.store.connection import StoreUnavailable, connect
from bot.store.liveness import Vitals, vitals

SHOWN = 8
"""The most shards without a listener that are listed."""
LONGEST_WAIT = 300
"""Seconds after which an announcement waits for too long; one that Discord refuses does not count."""


class Finding(NamedTuple):
    """How one role is doing."""

    role: str
    is_well: bool
    sentence: str

    @property
    def line(self) -> str:
        """The finding as the operator reads it."""
        return f"{self.role}: {self.sentence}"


class NothingRuns(Exception):
    """There is no database to query. The message is a sentence for the operator."""


def findings(settings: Settings) -> list[Finding]:
    """Returns how each role is doing. Raises NothingRuns."""
    try:
        url = settings.redis_url or running_at(settings.data)
    except EmbeddedRedisError as error:
        raise NothingRuns(str(error)) from None
    return list(described(asyncio.run(_vitals(url))))


def described(seen: Vitals | None) -> Iterator[Finding]:
    """Yields what signs of life mean; None: the database does not answer."""
    if seen is None:
        yield Finding("store", False, "the database does not answer")
        for role in ("listening", "working"):
            yield Finding(role, False, "unknown without the database")
        return
    yield Finding("store", True, "the database answers")
    if seen.listened is None:
        yield Finding("listening", False, seen.refused or "no bot is connected to Discord")
    elif seen.deaf:
        deaf = ", ".join(map(str, seen.deaf[:SHOWN])) + (" …" if len(seen.deaf) > SHOWN else "")
        yield Finding("listening", False, f"nobody listens to {len(seen.deaf)} of {seen.shards} shards: {deaf}")
    else:
        yield Finding("listening", True, f"connected to Discord; the last heartbeat was {seen.listened} s ago")
    if seen.swept is None:
        yield Finding("working", False, "no worker is running")
    elif seen.waiting > LONGEST_WAIT:
        yield Finding("working", False, f"an announcement has waited for {seen.waiting} s")
    else:
        yield Finding("working", True, f"the last sweep was {seen.swept} s ago; no announcement waits for too long")


async def _vitals(url: str) -> Vitals | None:
    """Returns how Parlour is; None if the database does not answer."""
    redis = connect(url)
    try:
        return await vitals(redis)
    except StoreUnavailable:
        return None
    finally:
        await redis.aclose()
