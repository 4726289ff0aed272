"""Finds messages that were posted although their answer was lost, so that nothing is posted twice.

Discord recognizes a nonce for some minutes only, and does not store it with the message. The buttons are stored.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import discord

from bot.domain.session import AnySession
from bot.store.outbox import Pending
from bot.views import posts, proposals

NEWEST = 100
"""How many messages are looked through: as many as Discord returns at once."""


class Posted(NamedTuple):
    """What an earlier attempt has posted; 0: nothing."""

    post: int = 0
    proposal: int = 0
    """The message about the proposal."""


async def find(client: discord.Client, session: AnySession, pending: Pending) -> Posted:
    """Looks for what an earlier attempt to announce `pending` may have posted."""
    assert client.user is not None
    known = max(pending.post, pending.message.message, session.lobby)
    try:
        messages = await client.http.logs_from(session.channel, NEWEST)
    except (discord.NotFound, discord.Forbidden):
        return Posted()
    own = {
        custom_id: int(message["id"])
        for message in reversed(messages)
        if int(message["id"]) > known and int(message["author"]["id"]) == client.user.id
        for custom_id in _custom_ids(message)
    }
    proposal = own.get(proposals.mark(session, session.proposal), 0) if session.proposal else 0
    return Posted(own.get(posts.mark(session), 0), proposal)


def _custom_ids(component: Any) -> Iterator[str]:
    """Yields the custom ids in a message or component."""
    for child in component.get("components", ()):
        yield child.get("custom_id", "")
        yield from _custom_ids(child)
