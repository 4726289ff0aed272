"""The potluck of examples/foreign_bot.py, with nextcord."""

import sys

import nextcord
from nextcord import ui
from nextcord.ext import commands

nextcord.http.Route.BASE = f"{sys.argv[1]}/api/v10"
bot = commands.Bot(intents=nextcord.Intents(guilds=True))


class Potluck(ui.View):
    def __init__(self):
        super().__init__(timeout=None)
        self.day, self.dishes = "some day", {}

    def text(self):
        return "\n".join([f"Dinner on {self.day}", *(f"{name}: {dish}" for name, dish in self.dishes.items())])

    @ui.string_select(
        placeholder="Choose a day", options=[nextcord.SelectOption(label=day) for day in ("Friday", "Saturday")]
    )
    async def choose_day(self, menu, interaction):
        self.day = menu.values[0]
        await interaction.response.edit_message(content=self.text())

    @ui.button(label="Bring a dish")
    async def bring(self, button, interaction):
        await interaction.response.send_modal(DishForm(self))


class DishForm(ui.Modal):
    def __init__(self, potluck):
        super().__init__("What do you bring?")
        self.potluck = potluck
        self.dish = ui.TextInput(label="Dish", custom_id="dish", max_length=40)
        self.add_item(self.dish)

    async def callback(self, interaction):
        self.potluck.dishes[interaction.user.name.title()] = self.dish.value
        await interaction.response.edit_message(content=self.potluck.text())


@bot.slash_command(description="Plan a dinner together")
async def potluck(interaction):
    view = Potluck()
    await interaction.response.send_message(view.text(), view=view)


@bot.event
async def on_ready():
    print("ready", flush=True)


bot.run("any token")
