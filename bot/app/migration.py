"""Brings an older database to the form of today: `parlour migrate`."""

from bot.app import upgrading
from bot.app.assembly import machine_time
from bot.app.backup import RUNS
from bot.app.databases import is_alive
from bot.app.management import CannotManage, Work
from bot.domain.stored_forms import FORM
from bot.jobs.reindex import Reindexing
from bot.settings import Settings
from bot.store import stored_format
from bot.store.database import Store
from bot.store.embedded import is_in_use
from bot.store.stored_format import NewerData, NotUpgraded


def migrating(settings: Settings, *, force: bool = False) -> Work:
    """Returns the work that does what the first start of this version would do. To be called before the database opens.

    It refuses to upgrade what a running version still writes and, unless `force`, what this one cannot all read.
    """
    in_use = not settings.redis_url and is_in_use(settings.data)

    async def work(store: Store) -> list[str]:
        return [*await _claim(store, settings, in_use=in_use, force=force), *await _index(store)]

    return work


async def _claim(store: Store, settings: Settings, *, in_use: bool, force: bool) -> list[str]:
    before = await stored_format.stored(store.redis)
    if before < FORM and (in_use or (bool(settings.redis_url) and await is_alive(store))):
        raise CannotManage(RUNS)
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
