"""Channels that were deleted or are hidden from a player: their matches stop until somebody continues them."""

from collections.abc import Collection

import structlog

from bot.domain.errors import UserError
from bot.domain.matches import lose_channel
from bot.domain.session import AnySession
from bot.store.connection import StoreUnavailable
from bot.store.database import Store
from bot.store.sessions import CorruptRecord

_log = structlog.get_logger()


async def channel_deleted(store: Store, channel: int, now: int) -> None:
    """Stops the match of a channel that was deleted, as Discord reports. If this fails, the next post finds out."""
    try:
        session = await store.sessions.load(channel)
        if session is not None and session.channel == channel:
            await lose(store, session, now)
    except (StoreUnavailable, CorruptRecord) as error:
        _log.warning("deleted channel not noted", channel=channel, error=str(error))


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
