"""Where a match is shown, and whether Parlour may post there unasked: decided here, and nowhere else.

In a channel that it is in, it may. In a chat (`Session.chat`) it is no member: it can only answer what somebody has
pressed there, for a quarter of an hour. What comes without a press waits for the next one.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

import discord

from bot.delivery import send
from bot.delivery.refusals import OVER, Unasked
from bot.delivery.send import Message, Outgoing
from bot.domain.calendar import Now
from bot.domain.session import AnySession
from bot.store.database import Store
from bot.store.ways import Way
from bot.views import components

_INTERACTION = 3
"""Discord's type of the webhook by which an interaction is answered."""


class Place(Protocol):
    """Where a match, or its lobby, is shown. Everything raises discord.HTTPException if Discord refuses."""

    async def need_open(self, *, for_people: bool) -> None:
        """Raises Unasked if nothing can be posted now; the last message is kept for one that is `for_people`."""

    async def send(self, outgoing: Outgoing, nonce: str) -> int:
        """Sends a message; returns its id."""

    def message(self, message: int) -> Message:
        """Returns one of the messages."""


class Channel:
    """A channel in which Parlour posts."""

    def __init__(self, client: discord.Client, channel: int) -> None:
        self._client = client
        self._channel = channel

    async def need_open(self, *, for_people: bool) -> None:
        """Does nothing."""

    async def send(self, outgoing: Outgoing, nonce: str) -> int:
        """Sends a message, once for each nonce; reopens an archived thread."""
        return await send.send(self._client, self._channel, outgoing, nonce)

    def message(self, message: int) -> Message:
        """Returns one of the messages."""
        return self._client.get_partial_messageable(self._channel).get_partial_message(message)


class Chat:
    """A chat in which Parlour only answers."""

    def __init__(self, client: discord.Client, store: Store, session: int, now: Now) -> None:
        self.client = client
        self.ways = store.ways
        self.session = session
        self.now = now

    async def need_open(self, *, for_people: bool) -> None:
        """Raises Unasked if no press can be answered with another message, or the only one left is not for this."""
        if not await self.ways.is_open(self.session, self.now(), spared=0 if for_people else 1):
            raise Unasked

    async def send(self, outgoing: Outgoing, nonce: str) -> int:
        """Answers the newest press with another message. Discord knows no nonce there."""
        token = await self.ways.to_post(self.session, self.now())
        if token is None:
            raise Unasked
        with _in_time():
            sent = await hook(self.client, token).send(
                view=outgoing.view,
                files=components.files(outgoing.picture),
                allowed_mentions=send.notifying(outgoing.mentions),
                silent=outgoing.is_silent,
                wait=True,
            )
        if sent.flags.ephemeral:  # the server lets nobody but the person see it
            raise Unasked
        await self.ways.posted(self.session, sent.id, token, self.now())
        return sent.id

    def message(self, message: int) -> Message:
        """Returns one of the messages."""
        return _Answer(self, message)


class _Answer:
    """A message that has answered a press; it can be changed as long as that can be answered."""

    def __init__(self, chat: Chat, message: int) -> None:
        self._chat = chat
        self._message = message

    async def fetch(self) -> discord.Message:
        """Returns it as it is now."""
        way, answering = await self._way()
        with _in_time():
            return await answering.fetch_message(_named(way))

    async def edit(self, **changes: Any) -> Any:
        """Changes it."""
        way, answering = await self._way()
        with _in_time():
            await answering.edit_message(_named(way), **changes)

    async def _way(self) -> tuple[Way, discord.Webhook]:
        way = await self._chat.ways.to_edit(self._chat.session, self._message, self._chat.now())
        if way is None:
            raise Unasked
        return way, hook(self._chat.client, way.token)


def hook(client: discord.Client, token: str) -> discord.Webhook:
    """Returns what answers the interaction with this token."""
    data: Any = {"id": client.application_id, "type": _INTERACTION, "token": token}
    return discord.Webhook.from_state(data, state=client._connection)


def place_of(client: discord.Client, store: Store, session: AnySession, now: Now, *, lobby: bool = False) -> Place:
    """Returns where a match is shown; with `lobby`, where its lobby was opened."""
    if session.chat is not None:
        return Chat(client, store, session.id, now)
    return Channel(client, session.parent if lobby else session.channel)


def _named(way: Way) -> Any:
    """Returns how Discord knows the message by the token of its way: its number, or a name."""
    return int(way.names) if way.names.isdecimal() else way.names


@contextmanager
def _in_time() -> Iterator[None]:
    """Raises Unasked if Discord takes no more answers to a press."""
    try:
        yield
    except discord.HTTPException as error:
        if error.code not in OVER:
            raise
        raise Unasked from None
