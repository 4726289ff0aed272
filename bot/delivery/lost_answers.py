"""Finds messages that were posted although their answer was lost, so that nothing is posted twice.

Discord recognizes a nonce for some minutes only, and does not store it with the message. The buttons are stored.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import discord

from bot.actions.board import More
from bot.actions.custom_id import encode
from bot.actions.proposals import Decline
from bot.domain.session import AnySession
from bot.store.outbox import Pending

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
    decline = encode(Decline(session.id, session.proposal.number)) if session.proposal else ""
    return Posted(own.get(encode(More(session.id)), 0), own.get(decline, 0))


def _custom_ids(component: Any) -> Iterator[str]:
    """Yields the custom ids in a message or component."""
    for child in component.get("components", ()):
        yield child.get("custom_id", "")
        yield from _custom_ids(child)
