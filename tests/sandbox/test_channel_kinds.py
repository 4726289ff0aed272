"""What can be posted in channels of each kind, and which threads they can have.

Discord's documentation, "Threads", "Public & Private Threads", and "Channel", "Start Thread in Forum or Media Channel".
"""

from __future__ import annotations

import discord
import pytest

from sandbox import Sandbox
from tests.sandbox.a_bot import SmallBot
from tests.sandbox.refusals import code_of
from tests.sandbox.rest import Rest


@pytest.mark.parametrize("kind", ["announcement", "voice", "stage"])
async def test_messages_can_be_posted_in_channels_of_this_kind(sandbox: Sandbox, bot: SmallBot, kind: str) -> None:
    channel = await bot.fetch_channel(int(sandbox.control.create_channel("here", kind).id))
    assert isinstance(channel, discord.abc.Messageable)
    assert (await channel.send("x")).channel.id == channel.id


async def test_a_thread_in_an_announcement_channel_is_of_its_kind(sandbox: Sandbox, bot: SmallBot) -> None:
    channel = await bot.fetch_channel(int(sandbox.control.create_channel("news", "announcement").id))
    assert isinstance(channel, discord.TextChannel)
    thread = await (await channel.send("x")).create_thread(name="A match")
    assert thread.type is discord.ChannelType.news_thread


@pytest.mark.parametrize("kind", ["voice", "stage"])
async def test_channels_for_talking_have_no_threads(sandbox: Sandbox, rest: Rest, kind: str) -> None:
    place = sandbox.control.create_channel("talk", kind).id
    message = (await rest("POST", f"/channels/{place}/messages", {"content": "x"})).body["id"]
    response = await rest("POST", f"/channels/{place}/messages/{message}/threads", {"name": "A match"})
    assert response.refusal == (400, 50024)


async def test_announcement_channels_have_no_private_threads(sandbox: Sandbox, rest: Rest) -> None:
    sandbox.control.allow(place := sandbox.control.create_channel("news", "announcement").id, "create_private_threads")
    assert (await rest("POST", f"/channels/{place}/threads", {"name": "Secret", "type": 12})).refusal == (400, 50024)


async def test_a_forum_takes_posts_with_a_first_message_only(sandbox: Sandbox, bot: SmallBot, rest: Rest) -> None:
    forum = await bot.fetch_channel(int(sandbox.control.create_channel("ideas", "forum").id))
    assert isinstance(forum, discord.ForumChannel)
    assert await code_of(bot.get_partial_messageable(forum.id).send("x")) == (400, 50008)
    post = await forum.create_thread(name="An idea", content="It is this")
    assert (post.thread.parent_id, post.message.content) == (forum.id, "It is this")
    response = await rest("POST", f"/channels/{forum.id}/threads", {"name": "An idea"})
    assert response.error_codes() == {"message": "BASE_TYPE_REQUIRED"}


async def test_a_channel_of_an_unknown_kind_is_refused(sandbox: Sandbox, rest: Rest) -> None:
    guild = sandbox.local.world.guild
    guild.roles[1].permissions = str(1 << 4)
    response = await rest("POST", f"/guilds/{guild.id}/channels", {"name": "x", "type": 99})
    assert response.error_codes() == {"type": "BASE_TYPE_CHOICES"}


async def test_a_person_starts_a_post_in_which_the_bot_may_write(sandbox: Sandbox, bot: SmallBot) -> None:
    sandbox.control.create_channel("ideas", "forum")
    post = sandbox.control.start_thread("ideas", "Let us play", "Bob")
    await bot.get_partial_messageable(int(post.id)).send("x")
