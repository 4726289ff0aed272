"""How the process before this one ended: if it was not stopped cleanly, a line says what it has left."""

import os
from contextlib import suppress
from datetime import UTC, datetime
from socket import gethostname

import structlog

from bot.domain.calendar import Now
from bot.store.database import Store
from bot.store.sessions import CorruptRecord, GameGone

MOST = 500
"""The most matches with news whose lost answers are counted."""
_log = structlog.get_logger()


def own_name() -> str:
    """Returns the name of this process."""
    return f"{gethostname()}:{os.getpid()}"


async def look_back(store: Store, now: Now) -> None:
    """Notes that this process runs. Before, logs what one of this machine has left that did not end cleanly."""
    lost = {name: began for name, began in (await store.liveness.running()).items() if _has_ended(name)}
    for name in lost:
        await store.liveness.ended(name)
    if lost:
        await _tell(store, max(*lost.values(), await store.liveness.last_beat() or 0), now())
    await store.liveness.runs(own_name(), now())


async def _tell(store: Store, seen: int, now: int) -> None:
    news = await store.sessions.oldest_news()
    _log.warning(
        "Parlour was not stopped cleanly the last time, and goes on where it ended",
        last_sign_of_life=datetime.fromtimestamp(seen, UTC).isoformat(),
        down=f"{max(0, now - seen)} s",
        matches_to_announce=len(news),
        posts_without_answer=await _posts_without_answer(store, [*news][:MOST]),
        searches_begun_again=len(await store.indexes.waiting_for_computers()),
    )


async def _posts_without_answer(store: Store, channels: list[int]) -> int:
    """Returns for how many matches posting has begun without an answer: they may be posted already."""
    found = 0
    for channel in channels:
        with suppress(GameGone, CorruptRecord):
            pending = await store.sessions.pending(channel)
            found += pending is not None and bool(pending.attempted) and pending.attempted >= pending.first
    return found


def _has_ended(name: str) -> bool:
    """Whether a process of this machine runs no more. In a container, each has the same number as the one before."""
    host, _, number = name.rpartition(":")
    if host != gethostname() or not number.isdecimal():
        return False
    if int(number) == os.getpid():
        return True
    try:
        os.kill(int(number), 0)
    except ProcessLookupError:
        return True
    except (PermissionError, OverflowError):
        pass
    return False
