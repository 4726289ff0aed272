"""Beginning the match of a deal in somebody's direct messages: once, whatever is pressed twice or crashes between."""

from collections.abc import Awaitable, Callable

from bot.domain.errors import UserError
from bot.domain.session import AnySession
from bot.domain.turn_time import keep
from bot.features.duels import domain as duels
from bot.features.duels.domain import FORGOTTEN, Entry
from bot.handlers.context import Context
from bot.handlers.opening import direct_channel, limit_opening, posted_direct

Claim = Callable[[Entry], Awaitable[bool]]
"""Notes that the person tries a deal; returns False if they have, or had, a try already."""
Own = Callable[[], Awaitable[Entry | None]]
"""Returns what the person has made of a deal."""


async def claimed(context: Context, gathered: AnySession, claim: Claim, own: Own) -> Entry:
    """Posts a deal and claims the person's try for it; returns that try, or the one of a press that was faster."""
    await limit_opening(context)
    posted = await posted_direct(context, gathered, f"{context.request.interaction:x}.deal")
    entry = Entry(context.request.name, posted.id)
    try:
        if await claim(entry):
            return entry
        found = await own() or FORGOTTEN
    except UserError:
        await context.services.courier.delete(posted.channel, posted.id)
        raise
    if found.session != posted.id:  # not if the claim was made, and its answer was lost
        await context.services.courier.delete(posted.channel, posted.id)
    return found


async def begun(context: Context, gathered: AnySession, message: int) -> tuple[int, bool]:
    """Begins the match of a try that was claimed; returns its channel, and whether it had not begun before.

    Every press begins the same match, at the message that was claimed, so it begins once, whichever press is faster,
    and also if a crash came between claim and match.
    """
    channel = await direct_channel(context)
    change = keep(gathered, duels.begin(gathered, channel, message, context.at.now), context.at)
    try:
        await context.services.store.sessions.begin(change, context.operation())
    except UserError:  # it has begun
        return channel, False
    context.committed = change.session
    return channel, True
