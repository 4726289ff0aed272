"""The form of what is stored: a Parlour that would lose what a newer one has stored does not start."""

import redis.asyncio as aioredis

from bot.domain.stored_forms import FORM

_KEY = "format"


class NewerData(Exception):
    """The data was written by a newer Parlour. The message is a sentence for the operator."""


async def stored(redis: "aioredis.Redis") -> int:
    """Returns the version of what is stored; 0: nothing is."""
    return int(await redis.get(_KEY) or 0)


async def claim(redis: "aioredis.Redis") -> None:
    """Marks the data as written by this version, for ever. Raises NewerData."""
    found = await stored(redis)
    if found > FORM:
        raise NewerData(
            f"The data was written by a newer Parlour (format {found}; this one knows {FORM}): "
            "install that version again, or restore a backup."
        )
    if found < FORM:
        await redis.set(_KEY, FORM)
