"""Channels, threads, direct messages and the bot's permissions, with the real discord.py."""

from __future__ import annotations

import asyncio

import discord
import pytest

from sandbox import Person, Sandbox
from tests.sandbox.a_bot import SmallBot, a_file
from tests.sandbox.refusals import code_of
from tests.sandbox.rest import Rest


async def test_the_bot_cannot_send_in_a_channel_that_denies_it(sandbox: Sandbox, bot: SmallBot) -> None:
    assert await code_of(bot.text_channel("read-only").send("x")) == (403, 50013)
    channel = bot.text_channel("manhattan")
    await channel.send("still allowed")
    sandbox.control.deny("manhattan", "send_messages")
    assert await code_of(channel.send("x")) == (403, 50013)
    sandbox.control.allow("manhattan", "send_messages")
    await channel.send("allowed again")


async def test_files_and_embeds_need_their_own_permission(sandbox: Sandbox, bot: SmallBot) -> None:
    channel = bot.text_channel("manhattan")
    sandbox.control.deny("manhattan", "attach_files", "embed_links")
    assert await code_of(channel.send("x", file=a_file())) == (403, 50013)
    assert await code_of(channel.send(embed=discord.Embed(title="x"))) == (403, 50013)
    await channel.send("words are free")


async def test_a_hidden_channel_gives_no_access(sandbox: Sandbox, bot: SmallBot) -> None:
    channel = bot.text_channel("manhattan")
    sandbox.control.deny("manhattan", "view_channel")
    assert await code_of(channel.send("x")) == (403, 50001)
    assert await code_of(bot.fetch_channel(channel.id)) == (403, 50001)


async def test_threads_need_their_own_permissions(sandbox: Sandbox, bot: SmallBot) -> None:
    channel = bot.text_channel("manhattan")
    thread = await channel.create_thread(name="A match", type=discord.ChannelType.public_thread)
    sandbox.control.deny("manhattan", "send_messages_in_threads", "create_public_threads")
    assert await code_of(thread.send("x")) == (403, 50013)
    message = await channel.send("the channel itself is open")
    assert await code_of(message.create_thread(name="Another")) == (403, 50013)


async def test_deleted_objects_are_reported_as_unknown(sandbox: Sandbox, bot: SmallBot) -> None:
    channel = bot.text_channel("manhattan")
    message = await channel.send("x")
    sandbox.control.delete_message("manhattan", str(message.id))
    assert await code_of(message.edit(content="y")) == (404, 10008)
    sandbox.control.delete_channel("manhattan")
    assert await code_of(channel.send("x")) == (404, 10003)


async def test_a_deleted_channel_takes_its_threads_with_it(sandbox: Sandbox, bot: SmallBot, alice: Person) -> None:
    channel = bot.text_channel("manhattan")
    thread = await channel.create_thread(name="A match", type=discord.ChannelType.public_thread)
    sandbox.control.delete_channel("manhattan")
    assert await code_of(thread.send("x")) == (404, 10003)
    with pytest.raises(LookupError):
        await alice.channel("A match")


async def test_a_thread_on_a_message_shares_its_id_and_exists_once(bot: SmallBot, alice: Person) -> None:
    message = await bot.text_channel("manhattan").send("A game begins")
    thread = await message.create_thread(name="A match")
    assert thread.id == message.id
    assert await code_of(message.create_thread(name="Again")) == (400, 160004)
    await thread.send("Welcome")
    starter, welcome = await alice.messages("A match")
    assert starter["referenced_message"]["content"] == "A game begins"
    assert alice.text(welcome) == "Welcome"
    shown = await alice.channel("A match")
    assert shown["parent_id"] == str(message.channel.id)
    assert (shown["message_count"], shown["thread_metadata"]["archived"]) == (1, False)


async def test_the_first_line_of_a_thread_repeats_its_message_as_it_is_now(bot: SmallBot, alice: Person) -> None:
    message = await bot.text_channel("manhattan").send("A lobby")
    await message.create_thread(name="A match")
    await message.edit(content="A game begins")
    (starter,) = await alice.messages("A match")
    assert starter["referenced_message"]["content"] == "A game begins"


async def test_deleting_a_thread_keeps_its_starter_message(sandbox: Sandbox, bot: SmallBot, alice: Person) -> None:
    message = await bot.text_channel("manhattan").send("A game begins")
    await message.create_thread(name="A match")
    assert (await alice.messages("manhattan"))[0]["thread"]["name"] == "A match"
    sandbox.control.delete_channel("A match")
    assert "thread" not in (await alice.messages("manhattan"))[0]


@pytest.mark.parametrize("name", ["", "x" * 101])
async def test_a_thread_name_has_1_to_100_characters(rest: Rest, sandbox: Sandbox, name: str) -> None:
    place = sandbox.control.channel("manhattan").id
    response = await rest("POST", f"/channels/{place}/threads", {"name": name, "type": 11})
    assert response.error_codes() == {"name": "BASE_TYPE_BAD_LENGTH"}


async def test_an_unknown_archive_time_is_refused(rest: Rest, sandbox: Sandbox) -> None:
    place = sandbox.control.channel("manhattan").id
    response = await rest("POST", f"/channels/{place}/threads", {"name": "x", "type": 11, "auto_archive_duration": 61})
    assert response.error_codes() == {"auto_archive_duration": "BASE_TYPE_CHOICES"}


async def test_a_person_may_refuse_direct_messages_from_the_bot(sandbox: Sandbox, bot: SmallBot, alice: Person) -> None:
    user = await bot.fetch_user(int(alice.id))
    await user.send("hello")
    assert alice.text((await alice.messages("dm"))[-1]) == "hello"
    sandbox.control.close_dms("Alice")
    assert await code_of(user.send("are you there")) == (403, 50007)


async def test_another_persons_message_cannot_be_edited(bot: SmallBot, rest: Rest, alice: Person) -> None:
    said = await alice.send("lobby", "mine")
    response = await rest("PATCH", f"/channels/{said['channel_id']}/messages/{said['id']}", {"content": "x"})
    assert response.refusal == (403, 50005)
    assert (await rest("DELETE", f"/channels/{said['channel_id']}/messages/{said['id']}")).refusal == (403, 50013)


async def test_pins_are_listed_separately(bot: SmallBot, sandbox: Sandbox) -> None:
    message = await bot.text_channel("lobby").send("rules")
    await message.pin()
    assert [pinned.id async for pinned in message.channel.pins()] == [message.id]
    await message.unpin()
    assert [pinned.id async for pinned in message.channel.pins()] == []
    sandbox.control.deny("lobby", "pin_messages")
    assert await code_of(message.pin()) == (403, 50013)


async def test_mentions_and_unread_messages_are_counted_for_each_person(
    bot: SmallBot, alice: Person, bob: Person
) -> None:
    channel = bot.text_channel("lobby")
    await channel.send("hello")
    await channel.send(f"<@{bob.id}>, your turn")
    assert (await alice.world())["unread"] == {str(channel.id): {"count": 2, "mentions": 0}}
    assert (await bob.world())["unread"] == {str(channel.id): {"count": 2, "mentions": 1}}
    await bob.read("lobby")
    assert (await bob.world())["unread"] == {}
    thread = await channel.create_thread(name="A match", type=discord.ChannelType.public_thread)
    await thread.send(f"<@{bob.id}>")
    assert str(thread.id) not in (await alice.world())["unread"], "Alice is not in the thread"
    assert (await bob.world())["unread"][str(thread.id)] == {"count": 1, "mentions": 1}


async def test_the_bot_gets_no_content_of_messages_not_addressed_to_it(bot: SmallBot, alice: Person) -> None:
    await alice.send("lobby", "among ourselves")
    await alice.send("lobby", f"<@{bot.user.id if bot.user else 0}> hello")
    await alice.send("dm", "in private")
    async with asyncio.timeout(20):
        while len(bot.received) < 3:
            await asyncio.sleep(0.01)
    assert bot.received[0].content == ""
    assert "hello" in bot.received[1].content
    assert bot.received[2].content == "in private"


async def test_unknown_routes_methods_and_tokens_are_refused_as_discord_does(rest: Rest) -> None:
    assert (await rest("GET", "/no/such/route")).body == {"message": "404: Not Found", "code": 0}
    assert (await rest("PUT", "/users/@me")).body == {"message": "405: Method Not Allowed", "code": 0}
    assert (await rest("GET", "/users/@me", token="")).body == {"message": "401: Unauthorized", "code": 0}
    assert (await rest("GET", "/channels/nonsense")).error_codes() == {"channel_id": "NUMBER_TYPE_COERCE"}
    assert (await rest("GET", "/users/5")).refusal == (404, 10013)
    assert (await rest("GET", "/guilds/5")).refusal == (404, 10004)


async def test_a_bot_gets_neither_name_nor_topic_of_a_channel_that_it_may_not_view(
    sandbox: Sandbox, bot: SmallBot
) -> None:
    lobby = bot.text_channel("lobby")
    updated = asyncio.Event()
    names: list[str] = []

    async def on_guild_channel_update(before: object, after: discord.TextChannel) -> None:
        names.append(after.name)
        updated.set()

    bot.event(on_guild_channel_update)
    sandbox.control.deny("lobby", "view_channel")
    await asyncio.wait_for(updated.wait(), 5)
    updated.clear()
    assert not lobby.permissions_for(bot.guilds[0].me).view_channel
    assert "lobby" not in {channel.name for channel in await bot.guilds[0].fetch_channels()}
    sandbox.control.allow("lobby", "view_channel")
    await asyncio.wait_for(updated.wait(), 5)
    assert names == ["___hidden___", "lobby"]
