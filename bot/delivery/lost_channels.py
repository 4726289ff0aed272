"""Channels that were deleted or are hidden from a player: their matches stop until somebody continues them."""

from collections.abc import Collection

import structlog

from bot.domain.errors import UserError
from bot.domain.matches import lose_channel
from bot.domain.session import AnySession
from bot.store.database import Store

_log = structlog.get_logger()


async def lose(store: Store, session: AnySession, now: int, hidden_from: Collection[int] = ()) -> bool:
    """Stops a match whose channel was deleted, or is hidden from those of these seats; returns whether it went on."""
    try:
        change = await store.sessions.update(session, lambda current: lose_channel(current, now, hidden_from))
    except UserError:
        return False
    event = "channel hidden from a player" if hidden_from else "channel of a match deleted"
    _log.info(event, session=session.id, channel=session.channel)
    await store.indexes.write(change.session, now)
    return True
