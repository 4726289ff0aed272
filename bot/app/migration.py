"""Brings an older database to the form of today: `parlour migrate`."""

from bot.app.assembly import machine_time
from bot.app.management import CannotManage
from bot.domain.stored_forms import FORM
from bot.jobs.reindex import Reindexing
from bot.store import stored_format
from bot.store.database import Store
from bot.store.stored_format import NewerData


async def migrate(store: Store) -> list[str]:
    """Does what the first start of this version would do; returns what that was. Raises CannotManage."""
    before = await stored_format.stored(store.redis)
    try:
        await stored_format.claim(store.redis)
    except NewerData as error:
        raise CannotManage(str(error)) from None
    formed = f"Format {before} is now format {FORM}." if before < FORM else f"The data is in format {FORM}."
    if await store.indexes.is_complete():
        return [formed, "Every lobby and match is indexed: there is nothing to do."]
    indexing = Reindexing(store, machine_time)
    await indexing.run()
    failed = [f"NOT READ: session {channel}; the log has the reason." for channel in sorted(indexing.failed)]
    return [formed, f"Indexed {indexing.done} lobbies and matches, and counted results that no record had.", *failed]
