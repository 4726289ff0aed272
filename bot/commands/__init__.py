"""Slash commands of the core and of features: few, since almost everything has a button."""

import importlib
import pkgutil
from typing import Any

from bot import feature
from bot.interactions.slash import PLACE, Command, Menu
from bot.jobs.services import Services


def build(services: Services) -> list[Command]:
    """Returns every command, in the order in which they are registered."""
    made = [file.build(services) for file in _files() if hasattr(file, "build")]
    return sorted(made, key=lambda command: (command.extras[PLACE], command.name))


def build_menus(services: Services) -> list[Menu]:
    """Returns every entry of the menus that Discord shows for a person or a message."""
    return [file.build_menu(services) for file in _files() if hasattr(file, "build_menu")]


def _files() -> list[Any]:
    core = [importlib.import_module(f"{__name__}.{module.name}") for module in pkgutil.iter_modules(__path__)]
    return core + feature.modules("command", "feature")
