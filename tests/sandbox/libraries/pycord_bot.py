"""The potluck of examples/foreign_bot.py, with py-cord."""

import sys

import discord
from discord import ui

discord.http.Route.API_BASE_URL = f"{sys.argv[1]}/api/v10"
bot = discord.Bot(intents=discord.Intents(guilds=True))


class Potluck(ui.View):
    def __init__(self):
        super().__init__(timeout=None)
        self.day, self.dishes = "some day", {}

    def text(self):
        return "\n".join([f"Dinner on {self.day}", *(f"{name}: {dish}" for name, dish in self.dishes.items())])

    @ui.select(placeholder="Choose a day", options=[discord.SelectOption(label=day) for day in ("Friday", "Saturday")])
    async def choose_day(self, menu, interaction):
        self.day = menu.values[0]
        await interaction.response.edit_message(content=self.text())

    @ui.button(label="Bring a dish")
    async def bring(self, button, interaction):
        await interaction.response.send_modal(DishForm(self))


class DishForm(ui.Modal):
    def __init__(self, potluck):
        self.dish = ui.InputText(label="Dish", custom_id="dish", max_length=40)
        super().__init__(self.dish, title="What do you bring?")
        self.potluck = potluck

    async def callback(self, interaction):
        self.potluck.dishes[interaction.user.display_name] = self.dish.value
        await interaction.response.edit_message(content=self.potluck.text())


@bot.slash_command(description="Plan a dinner together")
async def potluck(context):
    view = Potluck()
    await context.respond(view.text(), view=view)


@bot.event
async def on_ready():
    print("ready", flush=True)


bot.run("any token")
