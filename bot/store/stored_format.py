"""The version of what is stored: a Parlour that would lose what a newer one has stored does not start."""

import redis.asyncio as aioredis

FORMAT = 2
"""Raise it with a release that stores something which earlier ones would drop at their next commit."""
_KEY = "format"


class NewerData(Exception):
    """The data was written by a newer Parlour. The message is a sentence for the operator."""


async def stored(redis: "aioredis.Redis") -> int:
    """Returns the version of what is stored; 0: nothing is."""
    return int(await redis.get(_KEY) or 0)


async def claim(redis: "aioredis.Redis") -> None:
    """Marks the data as written by this version, for ever. Raises NewerData."""
    found = await stored(redis)
    if found > FORMAT:
        raise NewerData(
            f"The data was written by a newer Parlour (format {found}; this one knows {FORMAT}): "
            "install that version again, or restore a backup."
        )
    if found < FORMAT:
        await redis.set(_KEY, FORMAT)
