"""Channels that were deleted or are hidden from a player: their matches stop until somebody continues them."""

from collections.abc import Callable, Collection

import structlog

from bot.domain.errors import UserError
from bot.domain.matches import find_again, lose_channel
from bot.domain.session import AnySession, Change
from bot.store.database import Store

_log = structlog.get_logger()


async def lose(store: Store, session: AnySession, now: int, hidden_from: Collection[int] = ()) -> bool:
    """Stops a match whose channel was deleted, or is hidden from those of these seats; returns whether it went on."""
    if not await _changed(store, session, now, lambda current: lose_channel(current, now, hidden_from)):
        return False
    event = "channel hidden from a player" if hidden_from else "channel of a match deleted"
    _log.info(event, session=session.id, channel=session.channel)
    return True


async def found_again(store: Store, session: AnySession, now: int) -> bool:
    """Lets a match go on where it is, if all who did not see it have taken their turns; returns whether it does."""
    return await _changed(store, session, now, lambda current: find_again(current, now))


async def _changed(store: Store, session: AnySession, now: int, change: Callable[[AnySession], Change]) -> bool:
    """Commits a change and indexes it; returns False if the match does not allow it any more."""
    try:
        after = await store.sessions.update(session, change)
    except UserError:
        return False
    await store.indexes.write(after.session, now)
    return True
