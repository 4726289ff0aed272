"""What the doctor sees of the machine: versions, files, disk and cores."""

import os
import platform
import shutil
import stat
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

from bot.app.doctor.finding import Finding, bad, ok, warn
from bot.settings import Settings
from bot.store.address import EmbeddedRedisError
from bot.store.server import find_server
from rules import games

LITTLE, HARDLY_ANY = 2**30, 2**28
"""Free bytes of the disk below which the doctor warns, and below which the database may stop."""
ENVIRONMENT = Path(".env")


def findings(settings: Settings, environment: Path = ENVIRONMENT) -> Iterator[Finding]:
    """Yields how the machine and the settings are."""
    yield ok(
        "versions",
        f"Parlour {version('parlour')}, Python {platform.python_version()}, discord.py {version('discord.py')}",
    )
    yield _secret_file(environment)
    yield _cores(
        settings.thinkers, len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    )
    for each in games.catalogue().left_out:
        yield bad("games", each.line, "install a version that fits, or remove the package")
    if not settings.redis_url:
        yield from _folder(settings.data)
        yield disk(settings.data, shutil.disk_usage(_existing(settings.data)).free)
        yield _program(settings.data)


def _secret_file(environment: Path) -> Finding:
    if not environment.exists():
        return ok("settings", "read from the environment")
    if stat.S_IMODE(environment.stat().st_mode) & 0o077:
        return bad("settings", f"others on this machine can read {environment}", f"chmod 600 {environment}")
    return ok("settings", f"read from the environment and {environment}")


def _cores(thinkers: int, cores: int) -> Finding:
    if thinkers > cores:
        sentence = f"{thinkers} search processes on {cores} cores: searches slow each other down"
        return warn("cores", sentence, f"PARLOUR_THINKERS={cores} or less")
    return ok("cores", f"{thinkers} search processes on {cores} cores")


def _folder(data: Path) -> Iterator[Finding]:
    if not data.exists():
        if os.access(_existing(data), os.W_OK):
            yield ok("data", f"{data} will be made at the first start")
        else:
            yield bad("data", f"{data} cannot be made", "set PARLOUR_DATA to a folder that Parlour may write to")
    elif not os.access(data, os.W_OK | os.X_OK):
        yield bad("data", f"{data} cannot be written to", "give it to the user that runs Parlour: chown -R")
    elif stat.S_IMODE(data.stat().st_mode) & 0o077:
        yield warn("data", f"others on this machine can look into {data}", f"chmod 700 {data}")
    else:
        yield ok("data", f"{data} is Parlour's alone")


def disk(data: Path, free: int) -> Finding:
    """Returns whether there is room for the database."""
    sentence = f"{free / 2**30:.1f} GiB free for {data}"
    if free < HARDLY_ANY:
        return bad("disk", sentence, "free some space now: without it, no move can be stored")
    if free < LITTLE:
        return warn("disk", sentence, "free some space: the database grows, and needs room to rewrite its file")
    return ok("disk", sentence)


def _program(data: Path) -> Finding:
    try:
        return ok("program", f"the database server is {find_server(data)}")
    except EmbeddedRedisError as error:
        return bad("program", str(error), "install it, or set REDIS_URL")


def _existing(path: Path) -> Path:
    """Returns `path`, or the nearest folder above it that exists."""
    path = path.absolute()
    return next(each for each in (path, *path.parents) if each.exists())
