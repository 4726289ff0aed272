"""Slash commands, buttons, menus, forms and autocomplete, with the real discord.py."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import app_commands, ui

from sandbox import Person, Sandbox
from sandbox.testing.person import NotPossible
from tests.sandbox.a_bot import PNG, SmallBot, a_file


class Board(ui.LayoutView):
    """A board with a button and a menu."""

    title = ui.TextDisplay[Any]("A new match")
    board = ui.MediaGallery[Any](discord.MediaGalleryItem("attachment://board.png", description="An empty board"))
    row = ui.ActionRow[Any]()
    menu_row = ui.ActionRow[Any]()

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @row.button(label="Join", custom_id="join")
    async def join(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        await interaction.response.send_message("You are in", ephemeral=True)

    @menu_row.select(
        cls=ui.Select,
        placeholder="Seats",
        custom_id="seats",
        options=[discord.SelectOption(label="Two", value="2"), discord.SelectOption(label="Three", value="3")],
    )
    async def seats(self, interaction: discord.Interaction, select: ui.Select[Any]) -> None:
        await interaction.response.send_message(f"{select.values[0]} seats")


async def test_a_command_in_the_menu_of_a_person_names_them(bot: SmallBot, alice: Person) -> None:
    @bot.tree.context_menu(name="Record")
    async def record(interaction: discord.Interaction, user: discord.User) -> None:
        await interaction.response.send_message(f"Record of {user.display_name}")

    await bot.tree.sync()
    answer = await alice.use_on("Bob", "Record")
    assert answer.text == "Record of Bob"
    with pytest.raises(LookupError):
        await alice.use_on("Bob", "Challenge")


async def test_a_command_in_the_menu_of_a_message_gets_the_message(bot: SmallBot, alice: Person) -> None:
    message = await a_board(bot, alice)

    @bot.tree.context_menu(name="Replay from here")
    async def replay(interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"{message.id} by {message.author.name}")

    await bot.tree.sync()
    answer = await alice.use_on_message(message, "Replay from here")
    assert answer.text == f"{message['id']} by Parlour"
    with pytest.raises(NotPossible):
        await alice.use_on_message({**message, "id": "7"}, "Replay from here")


async def test_a_file_is_an_option_of_a_command(bot: SmallBot, alice: Person) -> None:
    @bot.tree.command(name="import", description="Import")
    async def import_(interaction: discord.Interaction, file: discord.Attachment) -> None:
        content = await file.read()
        size = f"{file.filename}, {file.size} of {len(content)} bytes, {content[:3].decode()}"
        await interaction.response.send_message(f"{size}, {file.ephemeral}")

    await bot.tree.sync()
    answer = await alice.slash("import", file=("a match.json", b"abcdef"))
    assert answer.text == "a_match.json, 6 of 6 bytes, abc, True"
    with pytest.raises(NotPossible, match="no attachment"):
        await alice.slash("import", file="match.json")
    with pytest.raises(NotPossible) as refused:
        await alice.slash("import", file=("huge.json", b"0" * (10 * 1024 * 1024 + 1)))
    assert refused.value.body["code"] == 40005


async def a_board(bot: SmallBot, alice: Person) -> dict[str, Any]:
    @bot.tree.command(description="Open a lobby")
    async def new(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=Board(), file=a_file())

    await bot.tree.sync()
    answer = await alice.slash("new")
    assert answer.message is not None
    return answer.message


async def test_a_slash_command_is_answered_with_a_v2_message_and_a_picture(bot: SmallBot, alice: Person) -> None:
    message = await a_board(bot, alice)
    assert alice.text(message) == "A new match\nJoin\nSeats"
    assert alice.buttons(message) == ["Join"]
    assert alice.alt_texts(message) == ["An empty board"]
    assert await alice.image(message) == PNG
    assert message["attachments"] == []
    assert message["interaction_metadata"]["user"]["id"] == alice.id


async def test_a_click_is_answered_privately(bot: SmallBot, alice: Person, bob: Person) -> None:
    message = await a_board(bot, alice)
    answer = await bob.click(message, "Join")
    assert answer.ephemeral
    assert answer.text == "You are in"
    assert "You are in" in [bob.text(seen) for seen in await bob.messages("lobby")]
    assert "You are in" not in [alice.text(seen) for seen in await alice.messages("lobby")]


async def test_a_menu_sends_its_value(bot: SmallBot, alice: Person) -> None:
    message = await a_board(bot, alice)
    assert (await alice.choose(message, "Seats", "Three")).text == "3 seats"


async def test_a_value_that_a_menu_does_not_offer_cannot_be_chosen(bot: SmallBot, alice: Person) -> None:
    message = await a_board(bot, alice)
    with pytest.raises(NotPossible, match="does not offer"):
        await alice.choose(message, "Seats", "4")


async def test_a_button_that_is_not_there_can_only_be_forged(bot: SmallBot, alice: Person) -> None:
    message = await a_board(bot, alice)
    seen: list[Any] = []

    async def look(interaction: discord.Interaction) -> None:
        seen.append(interaction.data)
        if not interaction.response.is_done() and interaction.data and interaction.data.get("custom_id") == "forged":
            await interaction.response.send_message("No such button", ephemeral=True)

    bot.on_use = look
    with pytest.raises(NotPossible, match="no component"):
        await alice.click(message, custom_id="forged")
    assert (await alice.click(message, custom_id="forged", forge=True)).text == "No such button"
    assert seen[-1]["custom_id"] == "forged"


async def test_a_form_comes_back_filled_in(bot: SmallBot, alice: Person) -> None:
    class Form(ui.Modal, title="Name it"):
        name = ui.Label[Any](text="Name", component=ui.TextInput[Any](custom_id="name", max_length=10))
        game = ui.Label[Any](
            text="Game",
            component=ui.Select[Any](custom_id="game", options=[discord.SelectOption(label="Manhattan")]),
        )

        async def on_submit(self, interaction: discord.Interaction) -> None:
            assert isinstance(self.name.component, ui.TextInput)
            assert isinstance(self.game.component, ui.Select)
            await interaction.response.send_message(f"{self.name.component.value}: {self.game.component.values[0]}")

    @bot.tree.command(description="Name a match")
    async def name(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())

    await bot.tree.sync()
    form = await alice.slash("name")
    assert form.modal is not None
    assert form.text == "Name\nGame"
    with pytest.raises(NotPossible):
        await alice.submit(form.modal, {"name": "eleven char", "game": "Manhattan"})
    answer = await alice.submit(form.modal, {"name": "Match 1", "game": "Manhattan"})
    assert answer.text == "Match 1: Manhattan"


async def test_an_option_is_autocompleted_while_it_is_typed(bot: SmallBot, alice: Person) -> None:
    @bot.tree.command(description="Open a lobby")
    async def new(interaction: discord.Interaction, game: str, seats: int = 2) -> None:
        await interaction.response.send_message(f"{game} for {seats}")

    @new.autocomplete("game")
    async def games(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=name, value=name) for name in ("manhattan", "montana") if current in name]

    await bot.tree.sync()
    assert await alice.autocomplete("new", option="game", typed="mon") == [
        {"name": "montana", "value": "montana", "name_localizations": None}
    ]
    assert (await alice.slash("new", game="manhattan", seats=3)).text == "manhattan for 3"
    with pytest.raises(NotPossible, match="needs game"):
        await alice.slash("new")


async def test_people_and_sub_commands_are_options(bot: SmallBot, alice: Person, bob: Person) -> None:
    group = app_commands.Group(name="match", description="Matches")

    @group.command(description="Invite somebody")
    async def invite(interaction: discord.Interaction, who: discord.Member) -> None:
        await interaction.response.send_message(f"{who.mention} is invited")

    bot.tree.add_command(group)
    await bot.tree.sync()
    answer = await alice.slash("match invite", who=bob)
    assert answer.text == f"<@{bob.id}> is invited"
    assert answer.message is not None
    assert [user["id"] for user in answer.message["mentions"]] == [bob.id]


async def test_a_command_works_in_a_direct_message(bot: SmallBot, alice: Person) -> None:
    contexts: list[Any] = []

    @bot.tree.command(description="Where am I")
    async def where(interaction: discord.Interaction) -> None:
        contexts.append((interaction.context.dm_channel, interaction.guild_id, str(interaction.locale)))
        await interaction.response.send_message("here")

    await bot.tree.sync()
    assert (await alice.slash("where", channel="dm")).text == "here"
    assert contexts == [(True, None, "en-GB")]


async def test_a_command_is_offered_only_to_people_with_permission(
    sandbox: Sandbox, bot: SmallBot, alice: Person, bob: Person
) -> None:
    @bot.tree.command(description="Change the settings")
    @app_commands.default_permissions(manage_guild=True)
    async def settings(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Settings", ephemeral=True)

    await bot.tree.sync()
    assert (await alice.slash("settings")).text == "Settings"
    with pytest.raises(NotPossible, match="no command"):
        await bob.slash("settings")
