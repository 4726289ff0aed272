"""/record: what somebody has played here. Also in the menu of a person."""

import discord

from bot.features.record.actions import EVERY, ShowRecord
from bot.handlers.registry import handle
from bot.interactions.request import Interaction
from bot.interactions.slash import Command, Menu, answer, command, game_choices, person_menu
from bot.jobs.services import Services


def build(services: Services) -> Command:
    """Returns the command."""

    async def record(interaction: Interaction, player: discord.User | None = None, game: str = EVERY) -> None:
        press = ShowRecord(player.id if player else 0, game)
        await answer(services, interaction, lambda there: handle(there, press))

    return game_choices(command("record", record, at=46))


def build_menu(services: Services) -> Menu:
    """Returns the entry in the menu of a person."""

    async def record(interaction: Interaction, player: discord.User) -> None:
        await answer(services, interaction, lambda there: handle(there, ShowRecord(player.id)))

    return person_menu("record", record)
