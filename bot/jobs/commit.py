"""Committing a change that no person made."""

from collections.abc import Callable

from bot.domain.session import AnySession, Change
from bot.domain.turn_time import Moment, keep
from bot.jobs.queue import Queue
from bot.store.database import Store


async def commit(
    store: Store, queue: Queue, now: int, session: AnySession, change: Callable[[AnySession], Change]
) -> None:
    """Commits `change` with all clocks updated to `now`, and schedules its announcement."""
    at = Moment(now)
    changed = await store.sessions.update(session, lambda current: keep(current, change(current), at))
    await queue.after(changed.session)
