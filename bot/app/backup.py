"""Backups: `parlour backup` and `parlour restore`."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from importlib.metadata import version
from itertools import islice
from pathlib import Path

import msgspec
from msgspec import Struct

from bot.app.assembly import machine_time
from bot.app.backup_file import FILE_FORMAT, Head, Reader, Writer, flush
from bot.app.databases import watched
from bot.app.management import CannotManage, Work
from bot.domain import session as documents
from bot.domain.session import AnySession
from bot.domain.stored_forms import FORM
from bot.settings import Settings
from bot.store.archive import UnknownDictionary
from bot.store.backup import BATCH
from bot.store.backup_entries import Entry, Group, Unfit, channel, check
from bot.store.connection import StoreUnavailable, refusal
from bot.store.database import Store
from bot.store.keys import ENDED, keys
from bot.store.sessions import ARCHIVES, archived
from bot.store.unreadable import QUARANTINE, UNREADABLE, broken_name
from rules import games
from rules import match as matches
from rules.match import BrokenGame, Illegal

_PROBLEMS = (*UNREADABLE, Illegal, BrokenGame, AssertionError, AttributeError)
"""What reading and replaying a session may raise, whatever its bytes are."""
_NOT_HERE = (documents.UnknownGame, documents.NewerForm, UnknownDictionary)
"""What reading a session raises that another installation, or another version, can read."""
RUNS = "Parlour runs, or did so in the last 90 seconds: stop it first."


class NotWhole(Exception):
    """A backup would lack something. The arguments are a sentence for each key that is stored."""


class Contents:
    """Says what a backup holds, and replays the log of every match."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self._found = Counter[str]()
        self._sessions: set[str] = set()
        self._problems: list[str] = []

    def look(self) -> list[str]:
        """Reads everything; returns what there is to say. Raises CannotManage for a file that cannot be restored."""
        for group in self._reader:
            self._found["keys"] += len(group)
            if _holds_session(group):
                self._look_at(group)
        found = self._found
        said = f"{found['keys']} keys, {len(self._sessions)} lobbies and matches; {found['replayed']} logs replayed"
        if found["older"]:
            said += f", {found['older']} of earlier rules were not"
        return [f"{said}.", *self._reader.notes, *(f"NOT REPLAYED: {problem}" for problem in self._problems)]

    def _look_at(self, group: Group) -> None:
        key = group[0].key
        problem = self._problem_of(key, group)
        if problem and key not in self._sessions:
            self._problems.append(f"{key}: {problem}")
        self._sessions.add(key)

    def _problem_of(self, key: str, group: Group) -> str:
        """Returns why a session is not replayed; empty if it is. Raises CannotManage if it cannot be read."""
        try:
            session, lines = _decoded(group)
        except documents.NewerForm as error:
            return f"it is in form {error}, of a newer Parlour"
        except documents.UnknownGame as error:
            return f"its game {error} is not installed"
        except UnknownDictionary as error:
            return type(error).__name__
        except _PROBLEMS as error:  # its message may name a card
            raise self._reader.refuse(f"{key} cannot be read ({type(error).__name__})") from None
        self._reader.spend(sum(map(len, lines)))
        if key in self._sessions:  # it ended during the backup: the log begins as before
            return ""
        try:
            self._found[_replayed(session, lines)] += 1
        except _PROBLEMS as error:
            return type(error).__name__
        return ""


async def write(store: Store, out: Path, key: str = "", form: int = FORM, *, whole: bool = False) -> list[str]:
    """Writes a backup, which nobody else on this machine can read, and checks it. Returns what there is to say.

    It appears at `out` once it is checked. `key`: signs it; empty: it is not signed. `form`: that of what is stored.
    With `whole`, raises NotWhole instead if this version cannot read all that is stored.
    """
    unchecked = out.with_name(f"{out.name}.unchecked")
    try:
        said, missing = await _written(store, unchecked, key, form)
        if whole and missing:
            raise NotWhole(*missing)
        unchecked.replace(out)
        flush(out.parent)
    finally:
        unchecked.unlink(missing_ok=True)
    return [f"{out}: {_size(out):,} bytes.", *said, *missing]


async def _written(store: Store, out: Path, key: str, form: int) -> tuple[list[str], list[str]]:
    """Writes and checks a backup; returns what there is to say about it, and about what it lacks."""
    head = Head(FILE_FORMAT, version("parlour"), form, machine_time())
    until = await store.backup.moment() + QUARANTINE * 1000
    unread = list[str]()
    with Writer(out, head, key) as file:
        async for group in store.backup.groups():
            for each in _readable(group, until, unread):
                file.add(each)
        async for group in store.backup.ended_since(head.moment, ENDED):  # records have counted them
            for each in _readable(group, until, unread):
                file.add(each)
    unknown = sorted((await store.backup.unknown()).items())
    left_out = [
        f"LEFT OUT: {count} keys that begin with {begin!a}: nothing here knows them." for begin, count in unknown
    ]
    return await asyncio.to_thread(look, out, key), [*unread, *left_out]


def restoring(settings: Settings, file: Path, *, force: bool) -> Work:
    """Returns the work that restores a backup. To be called before the database is opened."""
    is_running = watched(settings)

    async def work(store: Store) -> list[str]:
        key = settings.backup_key.get_secret_value()
        return await restore(store, file, key, force=force, running=await is_running(store))

    return work


async def restore(store: Store, file: Path, key: str = "", *, force: bool, running: bool) -> list[str]:
    """Puts what a backup holds in the place of what is stored. Raises CannotManage, with nothing changed.

    Refuses to while Parlour is `running`, and if something is stored already, unless `force`. `key`: that by which the
    file has to be signed; empty: by none.
    """
    said = look(file, key)
    if running:
        raise CannotManage(RUNS)
    if not force and not await store.backup.is_empty():
        raise CannotManage("The database is not empty: --force replaces what is in it.")
    await _replace(store, Reader(file, key))
    return [*said, "Restored. The next start of Parlour indexes every match, and posts what was not announced."]


async def _replace(store: Store, reader: Reader) -> None:
    """Writes a backup beside what is stored, and puts it in its place in one step. Raises CannotManage."""
    now = await store.backup.moment()
    try:
        await store.restoring.begin()
        groups = iter(reader)
        while batch := list(islice(groups, BATCH)):
            await store.restoring.write(batch, now)
    except BaseException as error:
        with suppress(StoreUnavailable):  # what is left goes at the next start
            await store.restoring.abandon()
        if isinstance(error, StoreUnavailable):
            raise CannotManage(f"{refusal(error)} Nothing was changed.") from None
        raise
    try:
        if await store.restoring.finish():
            return
    except StoreUnavailable as error:
        raise CannotManage(f"{refusal(error)} What is stored is all as before, or all as in the backup.") from None
    await store.restoring.abandon()
    raise CannotManage("Parlour, or another restore, was started meanwhile. Nothing was changed: stop it first.")


def look(file: Path, key: str = "") -> list[str]:
    """Reads a backup to its end and replays the log of every match; returns what there is to say.

    Raises CannotManage if it cannot be restored.
    """
    return Contents(Reader(file, key)).look()


class Seated(Struct, frozen=True):
    """Who has a seat."""

    person: int = 0


class Progress(Struct, frozen=True):
    """How far people have come in a lobby or match. Unlike its revision, no upgrade changes it, and any form has it."""

    stage: str = ""
    entries: int = 0
    seats: tuple[Seated, ...] = ()
    options: dict[str, str] = {}


def progress(group: Group) -> tuple[int, Progress | None] | None:
    """Returns the id of the session of a group, and how far it has come, if it can be read; None: it holds none."""
    session = channel(group[0].key)
    if session is None or group[0].kind != "hash":
        return None
    fields = dict(zip(group[0].value[::2], group[0].value[1::2], strict=True))
    try:
        found = fields.get(b"document") or (archived([fields.get(field.encode()) for field in ARCHIVES]) or [b""])[0]
        return session, msgspec.json.decode(found, type=Progress)
    except (*_NOT_HERE, *_PROBLEMS):
        return session, None


def _size(file: Path) -> int:
    return file.stat().st_size


def _holds_session(group: Group) -> bool:
    """Whether the document of a session is in a group."""
    return channel(group[0].key) is not None and group[0].kind == "hash"


def _readable(group: Group, until: int, unread: list[str]) -> Iterator[Group]:
    """Yields a group as a backup holds it, and says what of it cannot be read.

    That keeps its value until a moment, under the name that Parlour gives such a key when it meets it.
    """
    problems = {entry.key: _problem(entry, group) for entry in group}
    good = [entry for entry in group if not problems[entry.key]]
    for entry in group:
        if problem := problems[entry.key]:
            name = broken_name(entry.key)
            line = f"NOT READ: {entry.key} ({problem}). The backup has it as {name}."
            unread.extend([line] if line not in unread else [])
            yield [Entry(name, entry.kind, until, entry.value)]
    if problems.get(keys(channel(group[0].key) or 0).document):  # its log goes with it, and nothing is announced
        good = [Entry(entry.key, entry.kind, until, entry.value) for entry in good if entry.kind == "list"]
    if good:
        yield good


def _problem(entry: Entry, group: Group) -> str:
    """Returns why Parlour cannot read a key; empty if it can, or if that takes a game or version that is not here."""
    try:
        check(entry)
        if entry is group[0] and _holds_session(group):
            _decoded(group)
    except _NOT_HERE:
        return ""
    except (Unfit, *_PROBLEMS) as error:
        return type(error).__name__
    return ""


def _decoded(group: Group) -> tuple[AnySession, list[bytes]]:
    """Returns a stored session and the lines of its log. Raises what is wrong with it."""
    document = group[0]
    fields = dict(zip(document.value[::2], document.value[1::2], strict=True))
    stored, lines = fields.get(b"document"), [line for entry in group if entry.kind == "list" for line in entry.value]
    if stored is None or not lines:
        found = archived([fields.get(field.encode()) for field in ARCHIVES])
        if found is not None:  # what has changed since has its log there until it is archived again
            stored, lines = stored or found[0], found[1]
    if stored is None:
        raise ValueError("nothing is stored")
    session: AnySession = documents.decode(stored)
    if session.id != channel(document.key):
        raise ValueError("it is another session")
    return session, lines


def _replayed(session: AnySession, lines: list[bytes]) -> str:
    """Replays the log of a session; returns how that went. Raises what is wrong with it."""
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
