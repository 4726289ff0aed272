"""Restores a backup for trial, in a database of its own, and compares what is there with what was backed up."""

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from bot.app import backup
from bot.app.backup_file import Reader
from bot.domain.calendar import HOUR
from bot.store.backup_entries import Entry, Group, channel
from bot.store.database import Store
from bot.store.embedded import EmbeddedRedis
from bot.store.indexes import DUE, EVERYTHING
from bot.store.keys import keys

FOLDER = ".trial-"
"""What the name of the folder of that database begins with."""
TOLERANCE = 5_000
"""Milliseconds by which the expiry of a key may differ, since it is stored as the time that is left."""


class Held(NamedTuple):
    """What a key holds."""

    digest: bytes
    expires: int
    """In milliseconds of the server's clock; 0: never."""


async def differences(file: Path, key: str) -> list[str]:
    """Returns the keys of which the restored database has something else than the backup. Nothing else is touched.

    Raises CannotManage if it cannot be restored, EmbeddedRedisError if there is no program for a database.
    """
    async with _database(file.parent) as store:
        await backup.restore(store, file, key, force=False, running=False)
        soon = await store.backup.moment() + 2 * HOUR * 1000
        wanted, there = held(Reader(file, key)), held([group async for group in store.backup.groups()])
        return sorted(
            name
            for name in wanted.keys() | there.keys()
            if not (_is_equal(wanted.get(name), there.get(name)) or _expires(wanted.get(name), soon))
        )


@asynccontextmanager
async def _database(folder: Path) -> AsyncIterator[Store]:
    """Yields a database that is gone afterwards; what it holds is in memory alone."""
    with TemporaryDirectory(prefix=FOLDER, dir=folder) as data:
        async with EmbeddedRedis(Path(data)) as server:
            store = Store(server.url)
            try:
                await store.redis.config_set("appendonly", "no")
                yield store
            finally:
                await store.close()


def held(groups: Iterable[Group]) -> dict[str, Held]:
    """Returns what each key holds; a session that comes again replaces the earlier one."""
    found = dict[str, Held]()
    for group in groups:
        own = channel(group[0].key)
        for name in keys(own) if own else ():
            found.pop(name, None)
        values = [(entry, _value(entry)) for entry in group]
        found |= {each.key: Held(_digest(each.kind, value), each.expires) for each, value in values if value}
    return found


def _value(entry: Entry) -> list[bytes]:
    """Returns what is restored of a key, in an order that is equal for equal values; nothing: the key is not."""
    value = entry.value
    if entry.kind in ("hash", "zset"):
        pairs = sorted(zip(value[::2], value[1::2], strict=True))
        if entry.key == DUE:  # after a restore everything is indexed again
            pairs = [pair for pair in pairs if pair[0] != EVERYTHING.encode()]
        return [piece for pair in pairs for piece in pair]
    return sorted(value) if entry.kind == "set" else value


def _digest(kind: str, value: list[bytes]) -> bytes:
    digest = blake2b(kind.encode(), digest_size=16)
    for piece in value:
        digest.update(b"%d:" % len(piece) + piece)
    return digest.digest()


def _is_equal(wanted: Held | None, there: Held | None) -> bool:
    if wanted is None or there is None:
        return False
    same = bool(wanted.expires) == bool(there.expires) and abs(wanted.expires - there.expires) <= TOLERANCE
    return wanted.digest == there.digest and same


def _expires(wanted: Held | None, soon: int) -> bool:
    """Whether a key may be gone by now."""
    return wanted is not None and 0 < wanted.expires < soon
