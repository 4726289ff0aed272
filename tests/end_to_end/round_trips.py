"""Counts how often an interaction of a bot goes to the database."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from redis.asyncio.connection import AbstractConnection
from structlog.contextvars import get_contextvars

from bot.app.client import Client
from bot.store.limits import EVERYTHING

COMMAND = re.compile(rb"\*\d+\r\n\$\d+\r\n([A-Z]+)\r\n")
"""In what is sent: the name of a command."""
OF_CONNECTIONS = {"HELLO", "CLIENT", "AUTH", "SELECT"}
WRITES = {"EVALSHA", "SET", "HSET", "HDEL", "DEL"}


class RoundTrips:
    """The trips of each interaction, by its id: the commands of each. Those that ask for leave to post do not count."""

    def __init__(self) -> None:
        self.trips: dict[int, list[list[str]]] = defaultdict(list)

    @classmethod
    @asynccontextmanager
    async def of(cls, bot: Client) -> AsyncIterator[RoundTrips]:
        """Counts the trips of a bot until the block ends."""
        trips, redis = cls(), bot.services.store.redis
        before: Any = redis.connection_pool
        kind = trips._counting(before.connection_class)
        redis.connection_pool = type(before)(connection_class=kind, **before.connection_kwargs)
        await before.disconnect()
        yield trips
        await before.disconnect()  # commands that were under way have opened their connections again

    @property
    def newest(self) -> int:
        """The interaction that has begun last."""
        return [*self.trips][-1]

    def reads(self, interaction: int) -> int:
        """Returns how many trips of an interaction wrote nothing, besides the claim."""
        return sum(WRITES.isdisjoint(trip) for trip in self.trips[interaction])

    def _note(self, packed: bytes) -> None:
        interaction = get_contextvars().get("interaction")
        names = [name.decode() for name in COMMAND.findall(packed)]
        if interaction is not None and names == ["SCRIPT"]:
            self.trips[interaction].pop()  # the server does not know the script yet; it is called again
        elif interaction is not None and not OF_CONNECTIONS.issuperset(names) and EVERYTHING.encode() not in packed:
            self.trips[interaction].append(names)

    def _counting(self, kind: type[AbstractConnection]) -> type[AbstractConnection]:
        note = self._note

        class Counting(kind):  # type: ignore[misc,valid-type]
            async def send_packed_command(self, command: Any, *args: Any, **kwargs: Any) -> None:
                note(command if isinstance(command, bytes) else b"".join(command))
                await super().send_packed_command(command, *args, **kwargs)

        return Counting
