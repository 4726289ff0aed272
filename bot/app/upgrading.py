"""The backup before an upgrade: what is stored in an older form is backed up before this version writes to it.

Whatever goes wrong before that backup is whole leaves the stored data as it was, so the version before starts again.
From then on, `parlour restore --before-upgrade` goes back to the backup.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import structlog

from bot.app import backup
from bot.app.assembly import machine_time
from bot.app.backup_file import Reader
from bot.app.backup_folder import backups, remove_unfinished, stamp
from bot.app.databases import watched
from bot.app.last_end import own_name
from bot.app.management import CannotManage, Work
from bot.domain.session import Stage
from bot.domain.stored_forms import FORM
from bot.jobs.cancel import end
from bot.settings import Settings
from bot.store import stored_format
from bot.store.address import EmbeddedRedisError
from bot.store.connection import StoreUnavailable, refusal
from bot.store.database import Store
from bot.store.embedded import EmbeddedRedis, is_in_use
from bot.store.server import NEW_FILES
from bot.store.stored_format import TURN_SECONDS, NotUpgraded

KEPT = 3
"""How many backups before upgrades are kept, the newest ones."""
NAMED = 20
"""How many lines say what this version cannot read."""
POLL_SECONDS = 1.0
"""How often a process looks whether another one has done it."""
FOLDER = "before-upgrade"
"""The folder among the backups."""
_log = structlog.get_logger()


class Kept(NamedTuple):
    """A backup that was made before an upgrade."""

    file: Path
    form: int
    """That of what was stored."""


def kept(settings: Settings) -> list[Kept]:
    """Returns the backups that were made before upgrades, the oldest first."""
    return [Kept(path, int(name[1])) for path, name in backups(settings.backups / FOLDER, r"-form-(\d+)")]


async def back_up(store: Store, settings: Settings, *, upgrades: bool, force: bool = False) -> list[str]:
    """Makes sure of a backup if what is stored is of an older form; returns what there is to say about it.

    `upgrades`: whether this process makes it, even if the data names its form; otherwise it waits until another one
    has brought that up to date. `force`: also if this version cannot read some of what is stored.
    Of several processes, one makes it at a time. Raises NotUpgraded, with nothing changed.
    """
    found, told = await stored_format.stored(store.redis), False
    while found < FORM and not await store.backup.is_empty():
        may = upgrades or not found
        if may and (not settings.redis_url or await stored_format.take_turn(store.redis, own_name())):
            async with _turn_kept(store):
                return await _backed_up(store, settings, found, force=force)
        if not told:
            told = True
            _log.warning("waits until another process has backed up and upgraded what is stored", form=found)
        await asyncio.sleep(POLL_SECONDS)
        found = await stored_format.stored(store.redis)
    return []


@asynccontextmanager
async def _turn_kept(store: Store) -> AsyncIterator[None]:
    """Keeps the turn until the end of the block, and a moment longer: until the new form is noted."""

    async def keep() -> None:
        while True:
            await asyncio.sleep(TURN_SECONDS / 3)
            with suppress(StoreUnavailable):
                await stored_format.keep_turn(store.redis)

    keeping = asyncio.create_task(keep())
    try:
        yield
    except BaseException:
        with suppress(StoreUnavailable):
            await stored_format.end_turn(store.redis)
        raise
    finally:
        await end(keeping)


async def _backed_up(store: Store, settings: Settings, form: int, *, force: bool) -> list[str]:
    folder = settings.backups / FOLDER
    file = folder / f"{stamp(machine_time())}-form-{form}.backup"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        remove_unfinished(folder)
        said = await backup.write(store, file, settings.backup_key.get_secret_value(), form, whole=not force)
        for older in kept(settings)[:-KEPT]:
            older.file.unlink()
    except OSError as error:
        raise NotUpgraded(f"{_FAILED} {error.filename or file}: {error.strerror}. {_UNCHANGED} {_ADVICE}") from None
    except backup.NotWhole as error:
        raise NotUpgraded("\n".join([_MISSING, *error.args[:NAMED], _UNCHANGED, _FORCE])) from None
    except CannotManage as error:
        raise NotUpgraded(f"{_FAILED} {error} {_UNCHANGED}") from None
    except StoreUnavailable as error:
        raise NotUpgraded(f"{_FAILED} {refusal(error)} {_UNCHANGED}") from None
    return said


_MISSING = "What is stored is of an older form, and this version cannot take all of it over:"
_FORCE = "If that one cannot read it either, `parlour migrate --force` upgrades without it."
_FAILED = "What is stored is of an older form, and no backup of it could be made before the upgrade."
_UNCHANGED = "Nothing was changed: the version before can start again."
_ADVICE = "Free some space, or name another folder in PARLOUR_BACKUP_FOLDER."


def need_readable(settings: Settings, *, force: bool) -> None:
    """Makes sure that the server of this version can read its own files; a newer one may have written them.

    With `force`, it sets them aside if it cannot: nothing is stored then. Raises CannotManage.
    """
    files = settings.data / NEW_FILES
    if settings.redis_url or is_in_use(settings.data) or not files.exists():
        return
    try:
        asyncio.run(_starts(settings.data))
    except EmbeddedRedisError as error:
        if not force:
            advice = "If a newer version has written its files, --force sets them aside, and goes back to the backup."
            raise CannotManage(f"{error} {advice}") from None
        files.rename(files.with_name(f"{NEW_FILES}.{stamp(machine_time())}"))


async def _starts(data: Path) -> None:
    async with EmbeddedRedis(data):
        pass


def going_back(settings: Settings, *, force: bool) -> Work:
    """Returns the work that restores the newest backup before an upgrade that this version can read.

    To be called before the database is opened. Raises CannotManage.
    """
    is_running = watched(settings)

    async def work(store: Store) -> list[str]:
        return await go_back(store, settings, force=force, running=await is_running(store))

    return work


async def go_back(store: Store, settings: Settings, *, force: bool, running: bool) -> list[str]:
    """Restores the newest backup before an upgrade that this version can read. Raises CannotManage.

    Refuses to if that loses what has happened since, unless `force`.
    """
    key, there = settings.backup_key.get_secret_value(), await stored_format.stored(store.redis)
    readable = [each for each in kept(settings) if each.form <= FORM]
    if not readable:
        raise CannotManage(f"There is no backup in {settings.backups / FOLDER} that this version can read.")
    file, form = readable[-1]
    empty = await store.backup.is_empty()
    if not empty and there <= form:
        raise CannotManage(f"What is stored is of form {there}: no upgrade has changed it, so there is nothing to do.")
    lost = [] if empty else await _lost(store, file, key)
    if lost and not force:
        raise CannotManage(f"Going back to {file} loses {' and '.join(lost)}. --force goes back all the same.")
    said = await backup.restore(store, file, key, force=True, running=running)
    lines = [
        *([f"Lost: {' and '.join(lost)}."] if lost else []),
        "Settings, records and ratings are of that moment, too.",
    ]
    return [f"{file}, of form {form}:", *said[:-1], *lines, "Restored. Start the version that was there before."]


async def _lost(store: Store, file: Path, key: str) -> list[str]:
    """Returns what has happened since a backup, in words."""
    before = dict(found for group in Reader(file, key) if (found := backup.progress(group)) is not None)
    begun, changed = 0, 0
    async for group in store.backup.groups():
        if (found := backup.progress(group)) is not None:
            session, progress = found
            begun += session not in before
            was = before.get(session, progress)  # an archive of a newer form cannot be read, and is of a match over
            changed += was != progress and not (was and was.stage == Stage.OVER and not progress)
    counts = ((begun, "{} that began since"), (changed, "what happened since in {}"))
    return [words.format(_matches(count)) for count, words in counts if count]


def _matches(count: int) -> str:
    return "1 lobby or match" if count == 1 else f"{count} lobbies or matches"
