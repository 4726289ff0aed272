"""Databases full of matches, kept in a folder, so that a later run need not store them again."""

import asyncio
import shutil
from pathlib import Path
from time import time

import msgspec
from msgspec import Struct

from benchmarks import stored
from benchmarks.stored import Setting, Stored
from bot.domain.calendar import HOUR
from bot.store.embedded import EmbeddedRedis
from sandbox import Sandbox

RUNNING = 100
"""One in this many goes on; the others are finished."""
APPENDED = 160
"""One in this many is stored after Redis has rewritten its file: about half of those until it does so again."""
NEEDED = 16
"""Matches that go on besides, so that the one who uses /turns is to move in one."""
PEOPLE_BEFORE = 3
"""People before the one who uses /turns, so that this one plays as many matches as anybody."""
USABLE = 3 * HOUR
"""How long a database is used, in seconds: later, reminders of its matches are due."""


class Note(Struct):
    """What a folder holds."""

    setting: Setting
    counts: Stored


async def copied(folder: Path, size: int, kept: Path | None) -> Stored:
    """Puts a database of `size` matches into `folder`; returns their counts. Raises RuntimeError if one is missing.

    `kept`: where it is kept, and taken from if it is there and not too old.
    """
    if kept is None:
        note = await _filled(folder, size)
    else:
        note = _noted(kept, size) or await _fill_again(kept, size)
        await asyncio.to_thread(shutil.copytree, kept / str(size), folder, dirs_exist_ok=True)
    await _check(folder, size, note.counts)
    return note.counts


def _noted(kept: Path, size: int) -> Note | None:
    """Returns what is kept, unless it is too old."""
    path = _path_of_note(kept, size)
    note = msgspec.json.decode(path.read_bytes(), type=Note) if path.exists() else None
    return note if note and time() < note.setting.now + USABLE else None


async def _fill_again(kept: Path, size: int) -> Note:
    path = _path_of_note(kept, size)
    path.unlink(missing_ok=True)
    shutil.rmtree(kept / str(size), ignore_errors=True)
    note = await _filled(kept / str(size), size)
    path.write_bytes(msgspec.json.encode(note))
    return note


def _path_of_note(kept: Path, size: int) -> Path:
    return kept / f"{size}.json"


async def _filled(folder: Path, size: int) -> Note:
    """Stores matches."""
    async with (
        Sandbox.start(rate_limited=False) as sandbox,
        EmbeddedRedis(folder) as redis,
        stored.opened(redis.url) as store,
    ):
        guild = int(sandbox.control.channel("lobby").guild_id or 0)
        first_person = int((await sandbox.person("Alice")).id) - PEOPLE_BEFORE
        setting = Setting(guild, first_person, size // RUNNING + NEEDED, int(time()))
        rewritten = size - -(-size // APPENDED)
        await store.redis.config_set("appendfsync", "no")  # these need not survive a power failure
        await stored.keep_in_file(store, kept=False)
        first = await stored.together(stored.fill, redis.url, range(rewritten), setting)
        await stored.forget_operations(store)
        await stored.keep_in_file(store, kept=True)
        last = await stored.together(stored.fill, redis.url, range(rewritten, size), setting)
        return Note(setting, stored.total([first, last]))


async def _check(folder: Path, size: int, expected: Stored) -> None:
    """Counts the matches and the lines of their logs. Raises RuntimeError if one is missing."""
    async with EmbeddedRedis(folder) as redis:
        found = await stored.together(stored.count, redis.url, range(size))
        if found != expected or found.running + found.archived != size:
            raise RuntimeError(f"{found} instead of {expected}")
        await check_indexes(redis.url, expected)


async def check_indexes(url: str, expected: Stored) -> None:
    """Raises RuntimeError unless the indexes have these numbers of matches that go on, and that are over."""
    async with stored.opened(url) as store:
        found = await store.redis.zcard("live"), await store.redis.zcard("ended")
    if found != (expected.running, expected.archived):
        raise RuntimeError(f"{found} instead of {expected}")
