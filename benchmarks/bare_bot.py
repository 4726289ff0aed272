"""`python -m benchmarks.bare_bot URL IMAGE`: the least work with which discord.py answers a press with an image.

It has one command, /board, and runs until standard input ends.
"""

import asyncio
import sys
from io import BytesIO
from pathlib import Path
from typing import Any

import discord
from discord import app_commands, ui

from bot.app.client import point_at


class BareBot(discord.Client):
    """Answers a command, and every press, with the same image and button."""

    def __init__(self, image: bytes) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self.tree = app_commands.CommandTree(self)
        self._image = image

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
        gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
        view.add_item(gallery.add_item(media="attachment://board.png"))
        view.add_item(ui.ActionRow(ui.Button(label="Again", custom_id="again")))
        view.stop()
        await interaction.edit_original_response(
            view=view, attachments=[discord.File(BytesIO(self._image), "board.png")]
        )


async def main(url: str, image: bytes) -> None:
    """Runs until standard input ends."""
    point_at(url)
    bot = BareBot(image)
    running = asyncio.create_task(bot.start("token"))
    await asyncio.to_thread(sys.stdin.read)
    await bot.close()
    await running


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], Path(sys.argv[2]).read_bytes()))
