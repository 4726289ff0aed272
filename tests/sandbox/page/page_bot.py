"""A small bot on the real discord.py that answers with every kind of message that the page shows."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import discord
import yarl
from discord import app_commands, ui
from PIL import Image

Interaction = discord.Interaction[discord.Client]
Answer = Callable[[Interaction], Awaitable[None]]
BOARD_ALT = "The board: Midtown holds three towers."
GAMES = ("Manhattan", "Mint Works", "Montana")
THINKING = 0.6  # seconds until a deferred answer comes


def picture(name: str, width: int = 320, height: int = 200, alt: str = "") -> discord.File:
    """Returns a plain PNG to upload."""
    stream = io.BytesIO()
    Image.new("RGB", (width, height), (70, 120, 160)).save(stream, "PNG")
    stream.seek(0)
    return discord.File(stream, filename=name, description=alt or None)


class Press(ui.Button[Any]):
    """A button with its answer."""

    def __init__(self, label: str, answer: Answer, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> None:
        super().__init__(label=label, style=style)
        self.answer = answer

    async def callback(self, interaction: Interaction) -> None:
        await self.answer(interaction)


class District(ui.Select[Any]):
    """A menu of one choice."""

    def __init__(self) -> None:
        super().__init__(placeholder="Choose a district")
        self.add_option(label="Midtown", value="m", description="Two towers", emoji="🏙️")
        self.add_option(label="Harlem", value="h")

    async def callback(self, interaction: Interaction) -> None:
        await interaction.response.send_message(f"You chose {self.values[0]}", ephemeral=True)


class Blocks(ui.Select[Any]):
    """A menu of two or three choices."""

    def __init__(self) -> None:
        super().__init__(placeholder="Choose your blocks", min_values=2, max_values=3)
        for floors in range(1, 6):
            self.add_option(label=f"{floors} high", value=str(floors))

    async def callback(self, interaction: Interaction) -> None:
        await interaction.response.send_message(f"Blocks {' '.join(self.values)}", ephemeral=True)


class Opponent(ui.UserSelect[Any]):
    """A menu of people."""

    def __init__(self) -> None:
        super().__init__(placeholder="Choose an opponent", min_values=0)

    async def callback(self, interaction: Interaction) -> None:
        names = ", ".join(user.display_name for user in self.values) or "nobody"
        await interaction.response.send_message(f"Against {names}", ephemeral=True)


class Board(ui.LayoutView):
    """A message with every V2 component."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.count = ui.TextDisplay[Any]("Pressed 0 times")
        self.presses = 0
        shut: Press = Press("Closed", self.press)
        shut.disabled = True
        heading = ui.Section[Any](
            "### Manhattan", accessory=ui.Thumbnail("attachment://tower.png", description="A tower")
        )
        replay = ui.Section[Any]("The last turn", accessory=Press("Replay", self.form))
        buttons = ui.ActionRow[Any](
            Press("Press", self.press, discord.ButtonStyle.primary),
            Press("Silent", self.stay_silent, discord.ButtonStyle.danger),
            shut,
            ui.Button(label="Rules", url="https://example.com/rules"),
        )
        container = ui.Container[Any](
            heading,
            ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description=BOARD_ALT)),
            ui.Separator(),
            self.count,
            buttons,
            ui.Separator(visible=False, spacing=discord.SeparatorSpacing.large),
            ui.ActionRow(District()),
            ui.ActionRow(Blocks()),
            ui.ActionRow(Opponent()),
            replay,
            ui.File("attachment://log.txt"),
            accent_colour=0x3B82C4,
        )
        self.add_item(container)
        self.add_item(ui.Container(ui.TextDisplay("The hidden hand"), spoiler=True))

    @staticmethod
    def files() -> list[discord.File]:
        log = discord.File(io.BytesIO(b"1. Midtown 3"), filename="log.txt")
        return [picture("tower.png", 80, 80), picture("board.png", 640, 480), log]

    async def press(self, interaction: Interaction) -> None:
        self.presses += 1
        self.count.content = f"Pressed {self.presses} times"
        await interaction.response.edit_message(view=self, attachments=self.files())

    async def stay_silent(self, interaction: Interaction) -> None:
        """The press is never answered."""

    async def form(self, interaction: Interaction) -> None:
        await interaction.response.send_modal(SetUpForm())


class SetUpForm(ui.Modal, title="Set up your match"):
    """A form with every kind of field except uploads."""

    name: ui.Label[SetUpForm] = ui.Label(
        text="Name",
        description="Shown in the list",
        component=ui.TextInput(custom_id="name", min_length=3, max_length=20),
    )
    notes: ui.Label[SetUpForm] = ui.Label(
        text="Notes",
        component=ui.TextInput(custom_id="notes", style=discord.TextStyle.paragraph, required=False),
    )
    speed: ui.Label[SetUpForm] = ui.Label(
        text="Speed",
        component=ui.Select(
            custom_id="speed",
            options=[
                discord.SelectOption(label="Live", value="live"),
                discord.SelectOption(label="Daily", value="daily"),
            ],
        ),
    )
    scoring: ui.Label[SetUpForm] = ui.Label(
        text="Scoring",
        component=ui.RadioGroup(
            custom_id="scoring",
            options=[
                discord.RadioGroupOption(label="Short"),
                discord.RadioGroupOption(label="Long", description="Six rounds"),
            ],
        ),
    )
    extras: ui.Label[SetUpForm] = ui.Label(
        text="Extras",
        component=ui.CheckboxGroup(
            custom_id="extras",
            required=False,
            options=[discord.CheckboxGroupOption(label="Godzilla"), discord.CheckboxGroupOption(label="Big board")],
        ),
    )

    async def on_submit(self, interaction: Interaction) -> None:
        found: dict[str, Any] = {}
        for label in (self.name, self.notes, self.speed, self.scoring, self.extras):
            field: Any = label.component
            found[field.custom_id] = field.values if hasattr(field, "values") else field.value
        await interaction.response.send_message(f"```json\n{json.dumps(found)}\n```")


class PageBot(discord.Client):
    """The bot of the page's tests."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        for command in COMMANDS:
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        await self.tree.sync()


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[PageBot]:
    """Connects the bot to a sandbox."""
    discord.http.Route.BASE = f"{url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"{url.replace('http', 'ws', 1)}/gateway")
    async with PageBot() as bot:
        await bot.login("token")
        connection = asyncio.create_task(bot.connect())
        try:
            await bot.wait_until_ready()
            yield bot
        finally:
            await bot.close()
            await connection


@app_commands.command(description="Say pong")
async def ping(interaction: Interaction) -> None:
    await interaction.response.send_message("Pong")


@app_commands.context_menu(name="Wave")
async def wave(interaction: Interaction, user: discord.User) -> None:
    await interaction.response.send_message(f"Waved at {user.display_name}")


@app_commands.command(description="Send something that only you can see")
async def whisper(interaction: Interaction) -> None:
    await interaction.response.send_message("A secret", ephemeral=True)


@app_commands.command(description="Answer after a while")
async def think(interaction: Interaction) -> None:
    await interaction.response.defer()
    await asyncio.sleep(THINKING)
    await interaction.edit_original_response(content="Answered late")


@app_commands.command(description="Never answer")
async def silent(interaction: Interaction) -> None:
    """The command is never answered."""


@app_commands.command(description="Show a board")
async def board(interaction: Interaction) -> None:
    await interaction.response.send_message(view=Board(), files=Board.files())


@app_commands.command(description="Open a form")
async def form(interaction: Interaction) -> None:
    await interaction.response.send_modal(SetUpForm())


@app_commands.command(description="Show an embed")
async def classic(interaction: Interaction) -> None:
    embed = discord.Embed(title="The score", description="After **three** rounds", colour=0xD97706)
    embed.add_field(name="Alice", value="12 points").set_footer(text="Turn 3")
    await interaction.response.send_message("Who leads?", embed=embed, file=picture("photo.png", alt="A match"))


@app_commands.command(description="Show three pictures")
async def album(interaction: Interaction) -> None:
    view = ui.LayoutView(timeout=None)
    names = [f"picture{number}.png" for number in (1, 2, 3)]
    items = [discord.MediaGalleryItem(f"attachment://{name}", description=f"View {name[7]}") for name in names]
    view.add_item(ui.MediaGallery(*items))
    await interaction.response.send_message(view=view, files=[picture(name) for name in names])


@app_commands.command(description="Show pictures of every shape")
async def sizes(interaction: Interaction) -> None:
    """Shows one picture as Components V2 show it, one as they show it in a container, and one as an attachment."""
    flat, tall, boxed = picture("flat.png", 1200, 700), picture("tall.png", 1200, 1800), picture("boxed.png", 1200, 700)
    view = ui.LayoutView(timeout=None)
    for name in ("flat", "tall"):
        view.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}.png", description=name)))
    view.add_item(
        ui.Container(ui.MediaGallery(discord.MediaGalleryItem("attachment://boxed.png", description="boxed")))
    )
    await interaction.response.send_message(view=view, files=[flat, tall, boxed])
    for file in (picture("classic.png", 1200, 700, alt="classic"), picture("small.png", 80, 60, alt="small")):
        await interaction.followup.send(file=file)


@app_commands.command(description="Start a thread")
async def thread(interaction: Interaction) -> None:
    await interaction.response.send_message("A match for two")
    message = await interaction.original_response()
    channel = interaction.channel
    assert isinstance(channel, discord.TextChannel)
    started = await channel.create_thread(name="Match 7", message=discord.Object(message.id))
    await started.send("Welcome to the match", allowed_mentions=discord.AllowedMentions.none())


@app_commands.command(description="Open a lobby")
@app_commands.describe(
    game="Which game", seats="How many seats", speed="How fast", rival="Against whom", rated="Whether it counts"
)
@app_commands.choices(
    speed=[app_commands.Choice(name="Live", value="live"), app_commands.Choice(name="Daily", value="daily")]
)
async def new(
    interaction: Interaction,
    game: str,
    seats: app_commands.Range[int, 2, 4],
    speed: app_commands.Choice[str] | None = None,
    rival: discord.Member | None = None,
    rated: bool | None = None,
) -> None:
    given = [
        game,
        str(seats),
        speed and speed.value,
        rival and rival.display_name,
        None if rated is None else str(rated),
    ]
    await interaction.response.send_message(f"Opened: {' '.join(word for word in given if word)}")


@app_commands.command(description="Hand in a file")
async def deliver(interaction: Interaction, file: discord.Attachment) -> None:
    await interaction.response.send_message(f"Got {file.filename}: {(await file.read()).decode()}")


@app_commands.context_menu(name="Quote")
async def quote(interaction: Interaction, message: discord.Message) -> None:
    await interaction.response.send_message(f"Quoted {message.author.name}")


@new.autocomplete("game")
async def fitting_games(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=name, value=name.lower()) for name in GAMES if typed.lower() in name.lower()]


quiet_hours = app_commands.Group(name="quiet", description="Quiet hours")


@quiet_hours.command(name="show", description="Show your quiet hours")
async def show_quiet_hours(interaction: Interaction) -> None:
    await interaction.response.send_message("From 22 to 7")


COMMANDS: tuple[app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu, ...] = (
    ping,
    wave,
    whisper,
    think,
    silent,
    board,
    form,
    classic,
    album,
    sizes,
    thread,
    new,
    quiet_hours,
    deliver,
    quote,
)
