"""Whether everything that a test has stored is of a kind that the core or a feature declares."""

from bot.feature import Keys
from bot.store import kinds
from bot.store.backup_entries import beginning
from bot.store.database import Store


async def undeclared(store: Store) -> list[str]:
    """Returns each key that nothing declares, or whose type its kind does not have."""
    declared = {begin.removesuffix(":"): kind for kind in kinds.every() for begin in kind.begin}
    names = [key.decode() async for key in store.redis.scan_iter(count=1000)]
    async with store.redis.pipeline(transaction=False) as pipe:
        for name in names:
            pipe.type(name)
        types = [found.decode() for found in await pipe.execute()]
    pairs = zip(names, types, strict=True)
    return sorted(f"{name}: {found}" for name, found in pairs if not _fits(declared.get(beginning(name)), found))


def _fits(kind: Keys | None, found: str) -> bool:
    return kind is not None and (not kind.backed_up or found in (*kind.types, "none"))
