"""Brings an older database to the form of today: `parlour migrate`."""

from bot.app import upgrading
from bot.app.assembly import machine_time
from bot.app.backup import RUNS
from bot.app.databases import watched
from bot.app.management import CannotManage, Work
from bot.domain.stored_forms import FORM
from bot.jobs.reindex import Reindexing
from bot.settings import Settings
from bot.store import stored_format
from bot.store.database import Store
from bot.store.stored_format import NewerData, NotUpgraded


def migrating(settings: Settings, *, force: bool = False) -> Work:
    """Returns the work that does what the first start of this version would do. To be called before the database opens.

    It refuses to upgrade what a running version still writes and, unless `force`, what this one cannot all read.
    """
    is_running = watched(settings)

    async def work(store: Store) -> list[str]:
        if await stored_format.stored(store.redis) < FORM and await is_running(store):
            raise CannotManage(RUNS)
        return [*await _claim(store, settings, force=force), *await _index(store)]

    return work


async def _claim(store: Store, settings: Settings, *, force: bool) -> list[str]:
    before = await stored_format.stored(store.redis)
    try:
        said = await upgrading.back_up(store, settings, upgrades=True, force=force)
        await stored_format.claim(store.redis)
    except (NewerData, NotUpgraded) as error:
        raise CannotManage(str(error)) from None
    if before < FORM:
        return [*said, f"Format {before} is now format {FORM}."]
    return [f"The data is in format {FORM}."]


async def _index(store: Store) -> list[str]:
    if await store.indexes.is_complete():
        return ["Every lobby and match is indexed: there is nothing to do."]
    indexing = Reindexing(store, machine_time)
    await indexing.run()
    failed = [f"NOT READ: session {channel}; the log has the reason." for channel in sorted(indexing.failed)]
    return [f"Indexed {indexing.done} lobbies and matches, and counted results that no record had.", *failed]
