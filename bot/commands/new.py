"""/new: open a lobby. In the menu of a person, it challenges them."""

from typing import Literal

import discord

from bot.actions.opening import ChooseGame
from bot.domain.clock import NONE
from bot.domain.errors import UserError
from bot.handlers.context import Chosen, Context
from bot.handlers.opening import Wishes, choose_game_against, open_lobby
from bot.handlers.registry import handle
from bot.interactions.request import Interaction
from bot.interactions.slash import (
    Command,
    Menu,
    answer,
    answer_posting,
    command,
    complete_clock,
    game_choices,
    language_choices,
    person_menu,
)
from bot.jobs.services import Services
from bot.views.components import Panel

Computers = discord.app_commands.Range[int, 0, 3]


def build(services: Services) -> Command:
    """Returns the command."""

    async def new(
        interaction: Interaction,
        game: str = "",
        second: discord.User | None = None,
        third: discord.User | None = None,
        fourth: discord.User | None = None,
        computers: Computers = 0,
        level: Literal["easy", "normal", "hard", "expert", "own"] | None = None,
        language: str = "",
        clock: str = NONE,
    ) -> None:
        people = [person for person in (second, third, fourth) if person is not None]

        async def choose(there: Context) -> Panel | None:
            if people or computers or level or language or clock != NONE:
                raise UserError("no-game-chosen")
            return await handle(there, ChooseGame())

        async def work(there: Context) -> None:
            guests = [Chosen(person.id, person.display_name, person.bot) for person in people]
            await open_lobby(there, Wishes(game, guests, computers, level or "", language, clock))

        if game:
            await answer_posting(services, interaction, work)
        else:
            await answer(services, interaction, choose)

    return language_choices(game_choices(complete_clock(services, command("new", new, at=10))))


def build_menu(services: Services) -> Menu:
    """Returns the entry in the menu of a person."""

    async def challenge(interaction: Interaction, player: discord.User) -> None:
        guest = Chosen(player.id, player.display_name, player.bot)
        await answer(services, interaction, lambda there: choose_game_against(there, guest))

    return person_menu("challenge", challenge)
