"""Stores the world in one SQLite file, written in batches off the event loop."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import msgspec

FLUSH_SECONDS = 0.2
_T = TypeVar("_T")
_TABLES = """
create table if not exists object (
    kind text not null, id text not null, body blob not null, primary key (kind, id)
) without rowid;
create table if not exists file (id text primary key, content_type text not null, body blob not null);
"""


class Storage:
    """Stores objects by kind and id, and files by id.

    An object is encoded when its batch is written, so several changes in between are written
    once. A crash loses at most the last FLUSH_SECONDS.
    """

    def __init__(self, folder: Path | None) -> None:
        """Stores everything in `folder`; with None, until the end of the process only."""
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
        place = str(folder / "sandbox.sqlite3") if folder is not None else ""
        self.is_kept = folder is not None
        """Whether what is stored outlives the process."""
        self._database = sqlite3.connect(place, check_same_thread=False)
        self._database.executescript("pragma journal_mode = wal; pragma synchronous = normal;" + _TABLES)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sandbox-storage")
        self._objects: dict[tuple[str, str], object | None] = {}
        self._files: dict[str, tuple[str, bytes] | None] = {}
        self._writing: dict[str, tuple[str, bytes] | None] = {}
        self._task: asyncio.Task[None] | None = None
        self._closing = asyncio.Event()

    def put(self, kind: str, id: str, thing: object) -> None:
        self._objects[kind, id] = thing
        self._wake()

    def drop(self, kind: str, id: str) -> None:
        self._objects[kind, id] = None
        self._wake()

    def put_file(self, id: str, content_type: str, body: bytes) -> None:
        self._files[id] = (content_type, body)
        self._wake()

    def drop_file(self, id: str) -> None:
        self._files[id] = None
        self._wake()

    def load(self, kind: str, form: type[_T], *, old_address: str = "", address: str = "") -> list[_T]:
        """Returns every object of a kind in the order of ids, with `old_address` replaced by `address`."""
        rows = self._database.execute(
            "select body from object where kind = ? order by length(id), id", (kind,)
        ).fetchall()
        decoder = msgspec.json.Decoder(form)
        if old_address != address:
            return [decoder.decode(row[0].replace(old_address.encode(), address.encode())) for row in rows]
        return [decoder.decode(row[0]) for row in rows]

    async def file(self, id: str) -> tuple[str, bytes] | None:
        """Returns the content type and body of a file; None if there is none."""
        for pending in (self._files, self._writing):
            if id in pending:
                return pending[id]
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._read_file, id)

    async def flush(self) -> None:
        """Writes everything put so far."""
        objects, self._objects = self._objects, {}
        self._writing, self._files = self._files, {}
        rows = [
            (kind, id, None if thing is None else msgspec.json.encode(thing)) for (kind, id), thing in objects.items()
        ]
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, rows, self._writing)
        self._writing = {}

    async def close(self) -> None:
        """Writes what is left and closes the file."""
        self._closing.set()
        if self._task is not None:
            await self._task
        await self.flush()
        self._thread.shutdown()
        self._database.close()

    def _wake(self) -> None:
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._flush_soon())

    async def _flush_soon(self) -> None:
        while self._objects or self._files:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), FLUSH_SECONDS)
            await self.flush()

    def _write(self, rows: list[tuple[str, str, bytes | None]], files: dict[str, tuple[str, bytes] | None]) -> None:
        with self._database:
            self._database.executemany(
                "delete from object where kind = ? and id = ?", [row[:2] for row in rows if row[2] is None]
            )
            self._database.executemany(
                "insert or replace into object values (?, ?, ?)", [row for row in rows if row[2] is not None]
            )
            self._database.executemany(
                "delete from file where id = ?", [(id,) for id, file in files.items() if file is None]
            )
            self._database.executemany(
                "insert or replace into file values (?, ?, ?)",
                [(id, *file) for id, file in files.items() if file is not None],
            )

    def _read_file(self, id: str) -> tuple[str, bytes] | None:
        row = self._database.execute("select content_type, body from file where id = ?", (id,)).fetchone()
        return (row[0], row[1]) if row else None
