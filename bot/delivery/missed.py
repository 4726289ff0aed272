"""Whether somebody does not find in the channel of a match what was posted for them."""

from http import HTTPStatus

import discord

from bot.delivery.members import is_hidden_from
from bot.domain.session import AnySession
from bot.domain.turn_time import was_hidden
from bot.store.database import Store


async def is_missed(client: discord.Client, store: Store, session: AnySession, person: int) -> bool:
    """Whether a player misses the newest post of a match: somebody has hidden the channel, or deleted the post.

    Otherwise whoever does that could win by the clock. False in a chat, which Parlour cannot read.
    """
    if session.chat:
        return False
    seat = session.seat_of(person)
    if seat is not None and was_hidden(session.seats[seat]) and await is_hidden_from(client, session, person):
        return True
    posts = await store.sessions.posts([session])
    return session.id in posts and await is_deleted(client, session.channel, posts[session.id])


async def is_deleted(client: discord.Client, channel: int, message: int) -> bool:
    """Whether a message was certainly deleted."""
    try:
        await client.http.get_message(channel, message)
    except (discord.NotFound, discord.Forbidden) as error:
        return error.status == HTTPStatus.NOT_FOUND
    return False
