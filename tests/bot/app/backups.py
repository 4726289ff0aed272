"""Backups for tests: files made of lines, and everything that a database holds."""

import gzip
import sys
from collections.abc import Callable
from pathlib import Path

from bot.store.backup_entries import Entry
from bot.store.database import Store

PARLOUR = Path(sys.executable).with_name("parlour")
Edit = Callable[[list[bytes]], list[bytes]]


async def everything(store: Store) -> dict[str, object]:
    """Returns all that is worth keeping, with its type, its value, and whether it expires."""
    return {
        entry.key: (entry.kind, _value(entry), entry.expires > 0)
        async for group in store.backup.groups()
        for entry in group
        if entry.key != "due"
    }


def _value(entry: Entry) -> object:
    return sorted(entry.value) if entry.kind == "set" else entry.value


def lines_of(file: Path) -> list[bytes]:
    """Returns the lines of a backup."""
    return gzip.decompress(file.read_bytes()).splitlines()


def edited(file: Path, edit: Edit) -> None:
    """Changes the lines of a backup."""
    file.write_bytes(gzip.compress(b"\n".join(edit(lines_of(file)))))
