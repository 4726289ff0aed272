"""Sending messages through the bot's REST client."""

from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple, Protocol

import discord
from discord import ui

from bot.delivery.refusals import Code
from bot.views import components
from bot.views.board import Picture


class Outgoing(NamedTuple):
    """A message to be sent."""

    view: ui.LayoutView
    picture: Picture | None = None
    mentions: Collection[int] = ()
    """The people whom it notifies, of those that it names. Without any, no phone rings for it."""

    @property
    def is_silent(self) -> bool:
        """Whether Discord notifies nobody, not even those who follow all messages of the channel."""
        return not self.mentions


class Message(Protocol):
    """A message that Parlour has posted."""

    async def fetch(self) -> discord.Message:
        """Returns it as it is now."""

    async def edit(
        self,
        *,
        view: ui.LayoutView,
        attachments: Sequence[discord.File] = ...,
        allowed_mentions: discord.AllowedMentions | None = ...,
    ) -> Any:
        """Changes it, as `discord.PartialMessage.edit` does."""


async def send(client: discord.Client, channel: int, outgoing: Outgoing, nonce: str) -> int:
    """Sends a message; reopens an archived thread. Returns the message's id.

    A message with the same `nonce` is posted once, even if it is sent again.
    """
    picture, mentions = outgoing.picture, outgoing.mentions
    place = client.get_partial_messageable(channel)
    everything: dict[str, Any] = {
        "view": outgoing.view,
        "nonce": nonce,
        "allowed_mentions": notifying(mentions),
        "silent": outgoing.is_silent,
    }
    try:
        message = await place.send(files=components.files(picture), **everything)
    except discord.HTTPException as error:
        if error.code != Code.ARCHIVED_THREAD:
            raise
        try:
            await client.http.edit_channel(channel, archived=False)
        except discord.Forbidden:  # it is locked
            raise error from None
        message = await place.send(files=components.files(picture), **everything)
    return message.id


def notifying(people: Collection[int]) -> discord.AllowedMentions:
    """Returns that a message notifies these people and nobody else."""
    return discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(person) for person in {*people}])


class Told(NamedTuple):
    """What a post tells after the first `line` lines of the log."""

    line: int
    view: Callable[[int], ui.LayoutView]
    """Returns what stays of it, for the same line."""


async def shrink(message: Message, told: Told | None = None) -> None:
    """Takes everything but its lasting texts off a message, unless that was done before.

    If the message shows more lines than it has `told`, they go too: the answer to the edit that added them was lost. If
    nothing would be left, because a rewind has undone all of it, they stay.
    """
    found = await message.fetch()
    view = told.view(told.line) if told and components.line_of(found) > told.line else None
    if view is None or not view.children:
        view = components.shrunk(found)
    if view is not None:
        await message.edit(view=view, attachments=[], allowed_mentions=discord.AllowedMentions.none())


async def direct(client: discord.Client, person: int) -> int:
    """Returns the channel of direct messages to a person."""
    return int((await client.http.start_private_message(person))["id"])
