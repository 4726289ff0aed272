"""A small bot on the real discord.py, for testing the sandbox."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import discord
import discord.asset
import discord.gateway
import discord.http
import yarl
from discord import app_commands

from sandbox import Sandbox

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000002000000030802000000368849d6"
    "0000000b49444154789c636040070000120001e2e2aa090000000049454e44ae426082"
)

OnInteraction = Callable[[discord.Interaction], Awaitable[Any]]


class SmallBot(discord.Client):
    """Passes components and modals to `on_use`; commands are added to `tree`."""

    def __init__(self, intents: discord.Intents, **settings: Any) -> None:
        super().__init__(intents=intents, **settings)
        self.tree = app_commands.CommandTree(self)
        self.connected = asyncio.Event()
        self.received: list[discord.Message] = []
        self.on_use: OnInteraction | None = None
        self.error: BaseException | None = None
        self.tree.error(self._remember)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Skips the pause that discord.py makes before it identifies."""

    async def on_guild_available(self, guild: discord.Guild) -> None:
        self.connected.set()

    async def on_message(self, message: discord.Message) -> None:
        self.received.append(message)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if self.on_use is not None and interaction.type is not discord.InteractionType.application_command:
            await self.on_use(interaction)

    async def on_error(self, event_method: str, *args: Any, **kwargs: Any) -> None:
        raise AssertionError(f"the bot failed in {event_method}")

    async def _remember(self, interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        self.error = error.__cause__ or error

    def text_channel(self, name: str) -> discord.TextChannel:
        found = discord.utils.get(self.guilds[0].text_channels, name=name)
        assert found is not None
        return found


def a_file(name: str = "board.png", *, alt: str | None = None) -> discord.File:
    return discord.File(io.BytesIO(PNG), name, description=alt)


@asynccontextmanager
async def running(bot: discord.Client, sandbox: Sandbox) -> AsyncIterator[None]:
    """Runs a bot against a sandbox; it is connected, with its guild available, at the start."""
    discord.http.Route.BASE = sandbox.api_url
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sandbox.gateway_url)
    discord.asset.Asset.BASE = sandbox.cdn_url
    task = asyncio.create_task(bot.start("a token"))
    connected = asyncio.create_task(bot.connected.wait()) if isinstance(bot, SmallBot) else None
    try:
        if connected is not None:
            await asyncio.wait([task, connected], return_when=asyncio.FIRST_COMPLETED, timeout=5)
            if task.done():
                task.result()
        yield
    finally:
        if connected is not None:
            connected.cancel()
        await bot.close()
        with suppress(asyncio.CancelledError):
            await task
