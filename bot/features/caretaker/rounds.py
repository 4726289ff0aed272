"""Looks after the bot each minute: backs up, looks at disk and database, and tells the owner."""

import asyncio
import shutil
from contextlib import suppress
from pathlib import Path

import msgspec
import structlog
from discord import ui
from msgspec import structs

from bot.app.backup_folder import backups, remove_unfinished, stamp
from bot.computer.processes import Closed, Processes
from bot.domain.calendar import DAY, HOUR
from bot.features.caretaker import owner
from bot.features.caretaker.domain import (
    Found,
    Made,
    Memory,
    Trouble,
    days_left,
    is_due,
    sampled,
    troubles,
    wants_to_tell,
)
from bot.features.caretaker.drill import FOLDER
from bot.features.caretaker.messages import Answer, Question
from bot.features.caretaker.owner import Letter
from bot.features.caretaker.store import Caretaking, Kept
from bot.features.caretaker.views import Report, letter
from bot.i18n import words_in
from bot.jobs.cancel import end
from bot.jobs.failures import FAILURES
from bot.jobs.services import Services
from bot.store.address import EmbeddedRedisError, running_at
from bot.store.connection import StoreUnavailable
from bot.store.status import Status

PAUSE = 60.0
"""Seconds between two looks."""
KEPT = 7
"""How many backups are kept, the newest ones."""
LONGEST = 6 * HOUR
"""Seconds that a backup with its restore for trial may take."""
_PROGRAM = "bot.features.caretaker.worker"
_log = structlog.get_logger()


async def keep(services: Services, connects: bool) -> None:
    """Looks after the bot as long as it runs. Of several processes, that with the first shard does it."""
    shards = getattr(services.client, "shard_ids", None)
    if not connects or (shards and 0 not in shards):
        return
    rounds = Rounds(services)
    try:
        while True:
            await asyncio.sleep(PAUSE)
            try:
                await rounds.look()
            except FAILURES as error:
                _log.warning("caretaker failed", error=type(error).__name__)
    finally:
        await rounds.close()


class Rounds:
    """One look after the other."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._settings = services.settings
        self._store = services.store.of(Caretaking)
        self._kept = Kept()
        self._silent_since = 0
        self._processes = Processes(_PROGRAM, 1, 2**24, used_once=True)
        self.backing_up: asyncio.Task[None] | None = None
        """The backup under way."""

    async def look(self) -> None:
        """Looks at everything once."""
        now, folder = self._services.now(), self._settings.backups
        owner.prepare_note(folder)
        disk = min(_disk(folder), _disk(self._settings.data), key=lambda each: each.free)
        writes = await self._read(disk.free, now)
        found = Found(disk.free, not writes, now - self._silent_since if self._silent_since else 0)
        if writes and not found.silent and is_due(self._kept.memory, self._settings.backup_hours, now):
            await self._begin_backup(now)
        memory = self._kept.memory
        there = troubles(memory, found, now, backs_up=self._settings.backup_hours > 0)
        if {*memory.troubles} - {*there}:  # over: they are told again if they come back
            memory = await self._remember(structs.replace(memory, troubles=tuple({*memory.troubles} & {*there})))
        if self._settings.tell_owner and not self._kept.is_off and wants_to_tell(memory, there, now):
            await self._tell(there, found, disk.total, now)

    async def close(self) -> None:
        """Ends a backup under way."""
        if self.backing_up is not None:
            await end(self.backing_up)
        await self._processes.close()

    async def _read(self, free: int, now: int) -> bool:
        """Reads what is remembered, and notes the free space; returns whether the database takes that."""
        try:
            self._kept = await self._store.read()
            self._silent_since = 0
            memory = self._kept.memory
            memory = structs.replace(memory, since=memory.since or now, samples=sampled(memory, free, now))
            self._kept = self._kept._replace(memory=memory)
            return await self._store.remember(memory)
        except StoreUnavailable:
            self._silent_since = self._silent_since or now
            return True

    async def _remember(self, memory: Memory) -> Memory:
        """Remembers something, at least in this process."""
        self._kept = self._kept._replace(memory=memory)
        with suppress(StoreUnavailable):
            await self._store.remember(memory)
        return memory

    async def _begin_backup(self, now: int) -> None:
        under_way = self.backing_up is not None and not self.backing_up.done()
        if not under_way and await self._store.may_try(now, HOUR):
            self.backing_up = asyncio.create_task(self._back_up(now))

    async def _back_up(self, now: int) -> None:
        """Makes a backup, and restores it for trial, in a process of low priority."""
        folder, settings = self._settings.backups, self._settings
        file = folder / f"{stamp(now)}.backup"
        _tidy(folder)
        try:
            url = settings.redis_url or running_at(settings.data)
            question = Question(url, str(file.absolute()), settings.backup_key.get_secret_value())
            found = await self._processes.ask(msgspec.json.encode(question), LONGEST, "caretaker")
            made = msgspec.json.decode(found, type=Answer) if found else Answer(said=["the process has ended"])
        except Closed:
            return
        except (EmbeddedRedisError, OSError) as error:
            made = Answer(said=[str(error)])
        if not made.size:
            _log.error("backup failed", reasons=made.said)
        elif made.drill == "differs":
            _log.error("restore for trial failed", reasons=made.said)
        else:
            _log.info("backed up", said=made.said, restored=made.drill)
        for older, _ in backups(folder)[:-KEPT]:
            older.unlink(missing_ok=True)
        with suppress(StoreUnavailable):
            self._kept = await self._store.read()
        done = Made(now, made.size, made.matches, made.drill)
        await self._remember(structs.replace(self._kept.memory, made=done))

    async def _tell(self, there: tuple[Trouble, ...], found: Found, total: int, now: int) -> None:
        if not await owner.may_tell(self._store, self._kept, self._settings.backups, now):
            return
        services, memory = self._services, self._kept.memory
        report = Report(
            version=services.version,
            started=services.started,
            servers=services.courier.servers(),
            status=await self._status(),
            made=memory.made,
            backs_up=self._settings.backup_hours > 0,
            free=found.free,
            total=total,
            days_left=days_left(memory.samples, found.free, now),
            silent=found.silent,
            troubles=there,
        )

        async def letter_to(person: int) -> ui.LayoutView:
            return letter(report, words_in(await self._language(person)))

        was_closed = self._kept.is_closed
        try:
            told = await owner.tell(services.client, Letter(letter_to, now // DAY, bool(there), was_closed))
        except owner.NotReached:
            await owner.try_again(self._store, self._settings.backups, now)
            return
        if told is None:  # the next day says it again, in case nobody has read it
            return
        await self._remember(structs.replace(memory, troubles=there, weekly=now))
        if told == was_closed:
            with suppress(StoreUnavailable):
                await self._store.delivered(closed=not told)

    async def _status(self) -> Status | None:
        with suppress(StoreUnavailable):
            return await self._services.store.status()
        return None

    async def _language(self, person: int) -> str:
        with suppress(StoreUnavailable):
            return (await self._services.store.people.person(person)).language or self._settings.language
        return self._settings.language


def _disk(folder: Path) -> "shutil._ntuple_diskusage":
    """Returns the space of the disk of a folder, or of the nearest one above it that exists."""
    return shutil.disk_usage(next(each for each in (folder.absolute(), *folder.absolute().parents) if each.exists()))


def _tidy(folder: Path) -> None:
    """Deletes what a process that was killed has left."""
    remove_unfinished(folder)
    for path in folder.glob(f"{FOLDER}*"):
        shutil.rmtree(path, ignore_errors=True)
