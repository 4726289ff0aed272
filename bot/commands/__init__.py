"""Slash commands: one file for each that takes more than a match; the others are derived from the actions."""

import importlib
import pkgutil
from typing import Any

from bot import feature
from bot.actions.custom_id import presses
from bot.actions.press import MatchPress
from bot.handlers.services import Services
from bot.interactions.slash import Command, Menu, press_command


def build(services: Services) -> list[Command]:
    """Returns every command."""
    made = [file.build(services) for file in _files()]
    names = {command.name for command in made}
    followed: dict[str, type[MatchPress]] = {}
    for kind in presses().values():
        if issubclass(kind, MatchPress) and kind.command.isalpha() and kind.command not in names:
            followed.setdefault(kind.command, kind)  # the first declared: it leads to the others
    return made + [press_command(services, kind) for kind in followed.values()]


def build_menus(services: Services) -> list[Menu]:
    """Returns every entry of the menus that Discord shows for a person: that of each command that has one."""
    return [file.build_menu(services) for file in _files() if hasattr(file, "build_menu")]


def _files() -> list[Any]:
    core = [importlib.import_module(f"{__name__}.{module.name}") for module in pkgutil.iter_modules(__path__)]
    return core + feature.modules("command")
