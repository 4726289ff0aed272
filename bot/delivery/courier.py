"""Discord calls that handlers need besides the answer to an interaction."""

import discord

from bot.delivery.members import has_left
from bot.delivery.refusals import is_refusal
from bot.views.components import View


class NotDelivered(Exception):
    """Posting failed: Parlour may not post in the channel, or the channel is gone."""


class Courier:
    """Posts, deletes and queries through the bot's REST client."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def post(self, channel: int, view: View) -> int:
        """Posts a message and returns its id. Raises NotDelivered."""
        try:
            message = await self._client.get_partial_messageable(channel).send(view=view)
        except discord.HTTPException as error:
            if not is_refusal(error):
                raise
            raise NotDelivered(str(error)) from None
        return message.id

    async def delete(self, channel: int, message: int) -> None:
        """Deletes one of Parlour's own messages."""
        await self._client.http.delete_message(channel, message)

    async def sees(self, channel: int) -> bool:
        """Whether Parlour can see a channel. It sees a private thread only as a member."""
        try:
            await self._client.http.get_channel(channel)
        except (discord.Forbidden, discord.NotFound):
            return False
        return True

    async def has_left(self, guild: int, person: int) -> bool:
        """Whether a person has left a server."""
        return await has_left(self._client, guild, person)
