"""A client that puts every key of Parlour into one slot of a Redis Cluster, so that a commit can change several."""

from typing import Any

import redis.asyncio as aioredis
from redis.asyncio.client import Pipeline

TAG = "{parlour}"
"""Decides the slot. The queue of tasks has it as well."""
PREFIX = f"{TAG}:store:"
"""What every key begins with in a cluster. Callers name keys without it."""
_WITHOUT_KEYS = {"BGREWRITEAOF", "CLIENT", "CONFIG", "DBSIZE", "FLUSHALL", "INFO", "PING", "SCRIPT", "TIME", "WAIT"}
_KEYS_ONLY = {"DEL", "EXISTS", "MGET", "RENAME", "SINTER", "TOUCH", "UNLINK", "WATCH"}
_SCRIPTS = {"EVAL", "EVALSHA"}


class OneSlot(aioredis.Redis):
    """A client that adds the prefix to the keys of each command, and removes it from those that a scan finds."""

    async def execute_command(self, *args: Any, **options: Any) -> Any:
        """Executes a command."""
        reply = await super().execute_command(*prefixed(args), **options)  # type: ignore[no-untyped-call]
        if args[0] != "SCAN":
            return reply
        cursor, found = reply
        return cursor, [key.removeprefix(PREFIX.encode()) for key in found]

    def pipeline(self, transaction: bool = True, shard_hint: str | None = None) -> Pipeline:
        """Returns a pipeline that does the same."""
        return _Pipeline(self.connection_pool, self.response_callbacks, transaction, shard_hint)


class _Pipeline(Pipeline):
    def execute_command(self, *args: Any, **options: Any) -> Any:
        return super().execute_command(*prefixed(args), **options)


def prefixed(command: tuple[Any, ...]) -> tuple[Any, ...]:
    """Returns a command with the prefix before each key."""
    name = command[0]
    kind = name.split()[0]
    if kind in _WITHOUT_KEYS:
        return command
    if kind == "SCAN":
        return _scan(command)
    first, end = (3, 3 + int(command[2])) if kind in _SCRIPTS else (1, len(command) if kind in _KEYS_ONLY else 2)
    return (*command[:first], *map(_key, command[first:end]), *command[end:])


def _scan(command: tuple[Any, ...]) -> tuple[Any, ...]:
    """Returns a scan of Parlour's keys alone."""
    if b"MATCH" not in command:
        return (*command, b"MATCH", f"{PREFIX}*")
    pattern = command.index(b"MATCH") + 1
    return (*command[:pattern], _key(command[pattern]), *command[pattern + 1 :])


def _key(key: Any) -> Any:
    return PREFIX.encode() + key if isinstance(key, bytes) else f"{PREFIX}{key}"
