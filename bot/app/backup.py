"""Backups as files: `parlour backup` and `parlour restore`.

A file is compressed lines of JSON: a head, a group of keys on each line, and an end that says how many there are.
"""

import gzip
import zlib
from collections import Counter
from collections.abc import Iterator
from importlib.metadata import version
from itertools import islice
from pathlib import Path

import msgspec
from msgspec import Struct

from bot.app.assembly import machine_time
from bot.app.databases import is_alive
from bot.app.management import CannotManage, Work
from bot.domain import session as documents
from bot.domain.session import AnySession
from bot.settings import Settings
from bot.store.archive import UnknownDictionary
from bot.store.backup import BATCH, Entry, Group
from bot.store.database import Store
from bot.store.embedded import is_in_use
from bot.store.keys import ENDED
from bot.store.sessions import ARCHIVES, archived
from bot.store.stored_format import FORMAT
from bot.store.unreadable import UNREADABLE
from rules import games
from rules import match as matches
from rules.match import BrokenGame, Illegal

FILE_FORMAT = 1
"""The version of the form of the file."""
_PROBLEMS = (*UNREADABLE, UnknownDictionary, Illegal, BrokenGame, AssertionError, AttributeError)
"""What reading and replaying a session may raise, whatever its bytes are."""


class Head(Struct, frozen=True):
    """The first line of a backup."""

    parlour_backup: int
    """The version of the form."""
    version: str
    """Of Parlour."""
    format: int
    """Of what is stored."""
    moment: int


class End(Struct, frozen=True):
    """The last line of a backup."""

    groups: int


async def write(store: Store, out: Path) -> list[str]:
    """Writes a backup, which nobody else on this machine can read, and checks it. Returns what there is to say."""
    head = Head(FILE_FORMAT, version("parlour"), FORMAT, machine_time())
    unfinished = out.with_name(f"{out.name}.part")
    unfinished.touch(mode=0o600)
    written = 0
    try:
        with gzip.open(unfinished, "wb", compresslevel=6) as file:
            file.write(msgspec.json.encode(head) + b"\n")
            async for group in store.backup.groups():
                file.write(msgspec.json.encode(group) + b"\n")
                written += 1
            async for group in store.backup.ended_since(head.moment, ENDED):  # records have counted them
                file.write(msgspec.json.encode(group) + b"\n")
                written += 1
            file.write(msgspec.json.encode(End(written)) + b"\n")
        unfinished.replace(out)
    finally:
        unfinished.unlink(missing_ok=True)
    return [f"{out}: {_size(out):,} bytes.", *check(out)]


def restoring(settings: Settings, file: Path, *, force: bool) -> Work:
    """Returns the work that restores a backup. To be called before the database is opened."""
    in_use = not settings.redis_url and is_in_use(settings.data)

    async def work(store: Store) -> list[str]:
        running = in_use or (bool(settings.redis_url) and await is_alive(store))
        return await restore(store, file, force=force, running=running)

    return work


async def restore(store: Store, file: Path, *, force: bool, running: bool) -> list[str]:
    """Writes what a backup holds into the database. Raises CannotManage.

    Refuses to while Parlour is `running`, and if something is stored already, unless `force`.
    """
    said = check(file)
    if running:
        raise CannotManage("Parlour runs, or did so in the last 90 seconds: stop it first.")
    if not force and not await store.backup.is_empty():
        raise CannotManage("The database is not empty: --force deletes what is in it.")
    await store.backup.clear()
    groups = _groups(file)
    while batch := list(islice(groups, BATCH)):
        await store.backup.write(batch)
    await store.indexes.expire()
    return [*said, "Restored. The next start of Parlour indexes every match, and posts what was not announced."]


def _size(file: Path) -> int:
    return file.stat().st_size


def check(file: Path) -> list[str]:
    """Reads a backup to its end and replays the log of every match; returns what there is to say.

    Raises CannotManage if the file is incomplete, or from a newer Parlour.
    """
    found, known, problems = Counter[str](), set[str](), list[str]()
    for group in _groups(file):
        found["keys"] += len(group)
        document = group[0]
        if not document.key.startswith("session:") or document.kind != "hash" or document.key in known:
            continue
        known.add(document.key)
        try:
            found[_replayed(document, group)] += 1
        except documents.UnknownGame as error:
            problems.append(f"{document.key}: its game {error} is not installed")
        except _PROBLEMS as error:  # its message may name a card
            problems.append(f"{document.key}: {type(error).__name__}")
    said = f"{found['keys']} keys, {len(known)} lobbies and matches; {found['replayed']} logs replayed"
    if found["older"]:
        said += f", {found['older']} of earlier rules were not"
    return [f"{said}.", *(f"NOT REPLAYED: {problem}" for problem in problems)]


def _groups(file: Path) -> Iterator[Group]:
    """Yields what a backup holds. Raises CannotManage if it is incomplete."""
    decoder = msgspec.json.Decoder(Group)
    try:
        with gzip.open(file, "rb") as lines:
            _check_head(next(lines, b""), file)
            read, last = 0, b""
            for line in lines:
                if last:
                    yield decoder.decode(last)
                    read += 1
                last = line
        if not last or msgspec.json.decode(last, type=End).groups != read:
            raise CannotManage(f"{file} is incomplete.")
    except (EOFError, zlib.error, gzip.BadGzipFile, msgspec.MsgspecError):
        raise CannotManage(f"{file} is incomplete, or no backup of Parlour.") from None


def _check_head(line: bytes, file: Path) -> None:
    head = msgspec.json.decode(line, type=Head)
    if head.parlour_backup > FILE_FORMAT or head.format > FORMAT:
        raise CannotManage(f"{file} was written by a newer Parlour, version {head.version}: use that one.")


def _replayed(document: Entry, group: Group) -> str:
    """Replays the log of a stored session; returns how that went. Raises what is wrong with it."""
    fields = dict(zip(document.value[::2], document.value[1::2], strict=True))
    stored, lines = fields.get(b"document"), [line for entry in group if entry.kind == "list" for line in entry.value]
    if stored is None:
        found = archived([fields.get(field.encode()) for field in ARCHIVES])
        if found is None:
            raise ValueError("nothing is stored")
        stored, lines = found
    session: AnySession = documents.decode(stored)
    if session.match is None:
        return "lobbies"
    game, match = session.rules, session.playing
    if not matches.is_current(game, match):
        return "older"
    decoder = msgspec.json.Decoder(matches.entry_type(games.load(session.game)))
    log = [decoder.decode(line) for line in lines]
    after = matches.replay(game, match.seats, match.options, match.state.chance.key, log, session.start)
    if after.state != match.state:
        raise ValueError("the log leads to another position")
    return "replayed"
