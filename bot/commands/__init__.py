"""Slash commands of the core and of features. One that takes only a match is derived from the press that names it."""

import importlib
import pkgutil
from typing import Any

from bot import feature
from bot.actions.custom_id import presses
from bot.actions.press import MatchPress
from bot.interactions.slash import Command, Menu, press_command
from bot.jobs.services import Services


def build(services: Services) -> list[Command]:
    """Returns every command."""
    pressed = [kind for kind in presses().values() if issubclass(kind, MatchPress) and kind.command]
    written = [file.build(services) for file in _files() if hasattr(file, "build")]
    return written + [press_command(services, kind) for kind in pressed]


def build_menus(services: Services) -> list[Menu]:
    """Returns every entry of the menus that Discord shows for a person: that of each command that has one."""
    return [file.build_menu(services) for file in _files() if hasattr(file, "build_menu")]


def _files() -> list[Any]:
    core = [importlib.import_module(f"{__name__}.{module.name}") for module in pkgutil.iter_modules(__path__)]
    return core + feature.modules("command", "feature")
