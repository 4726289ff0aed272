"""`python -m benchmarks.bare_bot URL IMAGE...`: the least work with which discord.py answers a press with images.

It has one command, /board, and runs until standard input ends.
"""

import asyncio
import sys
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

import discord
from discord import app_commands, ui

from bot.app.client import point_at


class BareBot(discord.Client):
    """Answers a command, and every press, with the same images and a button."""

    def __init__(self, images: Sequence[bytes]) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self.tree = app_commands.CommandTree(self)
        self._images = images

    async def setup_hook(self) -> None:
        """Registers the command."""

        async def board(interaction: discord.Interaction[Any]) -> None:
            await interaction.response.defer(ephemeral=True, thinking=True)
            await self._answer(interaction)

        self.tree.add_command(app_commands.Command(name="board", description="A board", callback=board))
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Acknowledges a press, then shows the board again."""
        if interaction.type is discord.InteractionType.component:
            await interaction.response.defer()
            await self._answer(interaction)

    async def _answer(self, interaction: discord.Interaction[Any]) -> None:
        view = ui.LayoutView(timeout=None)
        files = [discord.File(BytesIO(image), f"{number}.png") for number, image in enumerate(self._images)]
        for file in files:
            gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
            view.add_item(gallery.add_item(media=file))
        view.add_item(ui.ActionRow(ui.Button(label="Again", custom_id="again")))
        view.stop()
        await interaction.edit_original_response(view=view, attachments=files)


async def main(url: str, images: Sequence[bytes]) -> None:
    """Runs until standard input ends."""
    point_at(url)
    bot = BareBot(images)
    running = asyncio.create_task(bot.start("token"))
    await asyncio.to_thread(sys.stdin.read)
    await bot.close()
    await running


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], [Path(file).read_bytes() for file in sys.argv[2:]]))
