"""The traffic between the real discord.py and the sandbox matches Discord's own schemas."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
import pytest
from discord import app_commands, ui

from sandbox import Answer, Person, Sandbox
from tests.conftest import REFERENCE
from tests.sandbox.a_bot import SmallBot, a_file, running
from tests.schemas import Inspector


class Everything(ui.LayoutView):
    """One of each V2 component."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        section = ui.Section[Any](ui.TextDisplay("A section"), accessory=ui.Thumbnail("attachment://board.png"))
        gallery = ui.MediaGallery[Any](discord.MediaGalleryItem("attachment://board.png", description="A board"))
        buttons = ui.ActionRow[Any](
            ui.Button(label="Join", custom_id="join", emoji="\N{GAME DIE}"),
            ui.Button(label="Rules", url="https://example.org/rules"),
        )
        selects: list[ui.Item[Any]] = [
            ui.Select(custom_id="text", placeholder="Pick", options=[discord.SelectOption(label="One", emoji="1️⃣")]),
            ui.UserSelect(custom_id="user", min_values=0),
            ui.RoleSelect(custom_id="role"),
            ui.ChannelSelect(custom_id="channel", channel_types=[discord.ChannelType.text]),
            ui.MentionableSelect(custom_id="mentionable"),
        ]
        container = ui.Container[Any](section, ui.Separator(), gallery, buttons, accent_color=0x336699)
        self.add_item(container)
        self.add_item(ui.File("attachment://rules.txt"))
        for select in selects:
            self.add_item(ui.ActionRow(select))


class Form(ui.Modal, title="A form"):
    intro = ui.TextDisplay[Any]("Say something")
    word = ui.Label[Any](text="Word", component=ui.TextInput[Any](custom_id="word", required=False))
    who = ui.Label[Any](text="Who", component=ui.UserSelect[Any](custom_id="who"))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Thank you", ephemeral=True)


def files() -> list[discord.File]:
    return [a_file(), discord.File(io.BytesIO(b"Roll and write"), "rules.txt")]


def commands_of(bot: SmallBot) -> None:
    @bot.tree.command(description="Everything at once")
    @app_commands.describe(who="Somebody", where="Somewhere", how="How much")
    async def show(
        interaction: discord.Interaction,
        who: discord.Member,
        where: discord.TextChannel,
        how: app_commands.Range[int, 0, 9],
    ) -> None:
        await interaction.response.send_message(view=Everything(), files=files())

    @bot.tree.command(description="Later")
    async def later(interaction: discord.Interaction, word: str) -> None:
        await interaction.response.defer(ephemeral=True)
        await interaction.edit_original_response(
            content=word, embed=discord.Embed(title="Response", description="At last")
        )
        await interaction.followup.send("And more", file=a_file())
        await interaction.delete_original_response()

    @later.autocomplete("word")
    async def words(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name="Soon", value="soon")]

    @bot.tree.command(description="A form")
    async def form(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())


async def use_components(bot: SmallBot, alice: Person) -> None:
    shown = await alice.slash("show", who="Bob", where="manhattan", how=3)
    assert shown.message is not None, bot.error
    bob = (await alice.world())["users"][1]["id"]
    lobby = await alice.channel("lobby")
    role = (await alice.world())["guilds"][0]["roles"][1]["id"]
    await alice.click(shown.message, "Join")
    await alice.choose(shown.message, "Pick", "One")
    for menu, value in {"user": bob, "role": role, "channel": lobby["id"], "mentionable": bob}.items():
        await alice.choose(shown.message, menu, value)


async def answer_components(interaction: discord.Interaction) -> None:
    if interaction.type is discord.InteractionType.component:
        await interaction.response.edit_message(view=Everything(), attachments=files())


async def use_channels(bot: SmallBot) -> None:
    channel = bot.text_channel("manhattan")
    first = await channel.send("hello", nonce="one", allowed_mentions=discord.AllowedMentions.none())
    thread = await first.create_thread(name="A match")
    message = await thread.send("<@1100000000000000202>, your turn", silent=True)
    await message.reply("and again")
    await message.edit(content="yours")
    await message.pin()
    assert [pinned.id async for pinned in thread.pins()] == [message.id]
    assert len([seen async for seen in thread.history(limit=10)]) >= 3
    await thread.fetch_message(message.id)
    await thread.fetch_members()
    await thread.edit(archived=True)
    await thread.edit(archived=False, name="The same match")
    await channel.create_thread(name="On its own", type=discord.ChannelType.public_thread)
    await channel.typing()
    await message.delete()
    await thread.leave()
    await thread.join()
    assert [found.id async for found in channel.archived_threads()] == []


async def use_the_rest(bot: SmallBot, alice: Person) -> None:
    guild = bot.guilds[0]
    user = await bot.fetch_user(int(alice.id))
    await user.send("A private word", view=ui.View().add_item(ui.Button(label="Fine", custom_id="fine")))
    await guild.fetch_member(int(alice.id))
    await guild.fetch_channels()
    await guild.active_threads()
    await guild.fetch_roles()
    await bot.fetch_guild(guild.id)
    await bot.fetch_channel(bot.text_channel("lobby").id)
    await bot.application_info()
    await bot.tree.fetch_commands()
    await bot.tree.sync(guild=guild)
    await alice.send("dm", "hello bot")


async def test_a_long_conversation_matches_the_schemas() -> None:
    inspector = Inspector(REFERENCE / "discord")
    async with Sandbox.start(observer=inspector) as sandbox:
        bot = SmallBot(discord.Intents.default())
        commands_of(bot)
        bot.on_use = answer_components
        async with running(bot, sandbox):
            alice = await sandbox.person("Alice")
            await use_components(bot, alice)
            await alice.autocomplete("later", option="word", typed="s")
            await alice.slash("later", word="soon")
            await alice.slash("later", word="soon", channel="Saturday games")
            await fill_in(alice, await alice.slash("form"))
            await use_channels(bot)
            await use_the_rest(bot, alice)
            await asyncio.sleep(0.05)
    assert sorted(set(inspector.violations)) == []
    assert len(inspector.seen) > 40


async def fill_in(alice: Person, form: Answer) -> None:
    assert form.modal is not None
    answer = await alice.submit(form.modal, {"word": "hello", "who": alice.id})
    assert answer.text == "Thank you"


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"content": 3}, "content: 3 is not of type"),
        ({"components": [{"type": 10, "id": 1}]}, "components/0: content is missing"),
        ({"timestamp": None}, "timestamp: null is not of type"),
    ],
)
def test_an_invalid_message_violates_the_schema(change: dict[str, Any], complaint: str) -> None:
    inspector = Inspector(REFERENCE / "discord")
    user: dict[str, Any] = {"id": "1", "username": "alice", "discriminator": "0", "global_name": None, "avatar": None}
    user |= {"public_flags": 0, "flags": 0, "primary_guild": None}
    message: dict[str, Any] = {"id": "5", "channel_id": "6", "type": 0, "author": user, "content": "", "flags": 0}
    message |= {"mentions": [], "mention_roles": [], "mention_everyone": False, "attachments": [], "embeds": []}
    message |= {"components": [], "pinned": False, "tts": False, "edited_timestamp": None}
    message["timestamp"] = "2026-01-01T00:00:00+00:00"
    inspector.rest("GET", "/channels/6/messages/5", None, 200, message)
    assert inspector.violations == []
    inspector.rest("GET", "/channels/6/messages/5", None, 200, message | change)
    assert any(complaint in found for found in inspector.violations)
