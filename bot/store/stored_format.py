"""The form of what is stored: a Parlour that would lose what a newer one has stored does not start."""

import redis.asyncio as aioredis

from bot.domain.stored_forms import FORM

TURN_SECONDS = 30
"""How long a process that backs up before an upgrade may be silent before another one does it."""
_KEY = "format"
_TURN = "starts:upgrading"


class NewerData(Exception):
    """The data was written by a newer Parlour. The message is a sentence for the operator."""


class NotUpgraded(Exception):
    """The data is of an older form, and there is no backup of it yet. The message is a sentence for the operator."""


async def stored(redis: "aioredis.Redis") -> int:
    """Returns the version of what is stored; 0: nothing is."""
    return int(await redis.get(_KEY) or 0)


async def is_older(redis: "aioredis.Redis") -> bool:
    """Whether the data was written by an older version, if there is any."""
    return await stored(redis) < FORM


async def claim(redis: "aioredis.Redis") -> None:
    """Marks the data as written by this version, for ever. Raises NewerData."""
    found = await stored(redis)
    if found > FORM:
        raise NewerData(
            f"The data was written by a newer Parlour (format {found}; this one knows {FORM}): "
            "install that version again, or go back to the data before the upgrade: parlour restore --before-upgrade."
        )
    if found < FORM:
        await redis.set(_KEY, FORM)


async def take_turn(redis: "aioredis.Redis", process: str) -> bool:
    """Whether it is the turn of a process to back up before an upgrade, as long as it calls `keep_turn`."""
    name = process.encode()
    return bool(await redis.set(_TURN, name, nx=True, ex=TURN_SECONDS)) or await redis.get(_TURN) == name


async def keep_turn(redis: "aioredis.Redis") -> None:
    """Notes that the process whose turn it is still works."""
    await redis.expire(_TURN, TURN_SECONDS)


async def end_turn(redis: "aioredis.Redis") -> None:
    """Leaves the backup to another process."""
    await redis.delete(_TURN)
