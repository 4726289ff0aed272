"""A bot of its own, without Parlour: one slash command, a menu, a button and a form, to try in the sandbox.

.venv/bin/python -m sandbox --ephemeral
.venv/bin/python examples/foreign_bot.py http://127.0.0.1:8765
"""

import sys
from typing import Any

import discord
import yarl
from discord import app_commands, ui


def use_sandbox(url: str) -> None:
    """Has discord.py connect to a sandbox instead of Discord."""
    discord.http.Route.BASE = f"{url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"{url.replace('http', 'ws', 1)}/gateway")
    discord.asset.Asset.BASE = f"{url}/cdn"


class Potluck(ui.View):
    """A dinner to which everybody brings something."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.day = "some day"
        self.dishes: dict[str, str] = {}

    def text(self) -> str:
        return "\n".join([f"Dinner on {self.day}", *(f"{name}: {dish}" for name, dish in self.dishes.items())])

    @ui.select(placeholder="Choose a day", options=[discord.SelectOption(label=day) for day in ("Friday", "Saturday")])
    async def choose_day(self, interaction: discord.Interaction, menu: ui.Select[Any]) -> None:
        self.day = menu.values[0]
        await interaction.response.edit_message(content=self.text())

    @ui.button(label="Bring a dish", style=discord.ButtonStyle.primary)
    async def bring(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        await interaction.response.send_modal(DishForm(self))


class DishForm(ui.Modal, title="What do you bring?"):
    dish: ui.TextInput[Any] = ui.TextInput(label="Dish", custom_id="dish", max_length=40)

    def __init__(self, potluck: Potluck) -> None:
        super().__init__()
        self.potluck = potluck

    async def on_submit(self, interaction: discord.Interaction) -> None:
        self.potluck.dishes[interaction.user.display_name] = self.dish.value
        await interaction.response.edit_message(content=self.potluck.text())


class Bot(discord.Client):
    async def setup_hook(self) -> None:
        tree = app_commands.CommandTree(self)
        tree.add_command(potluck)
        await tree.sync()

    async def on_ready(self) -> None:
        print("ready", flush=True)


@app_commands.command(description="Plan a dinner together")
async def potluck(interaction: discord.Interaction) -> None:
    view = Potluck()
    await interaction.response.send_message(view.text(), view=view)


if __name__ == "__main__":
    use_sandbox(*sys.argv[1:])
    Bot(intents=discord.Intents(guilds=True)).run("any token")
