"""Slash commands: one file for each that takes more than a match; the others are derived from the actions."""

import importlib
import pkgutil

from bot.actions.custom_id import presses
from bot.actions.press import MatchPress
from bot.handlers.services import Services
from bot.interactions.slash import Command, press_command


def build(services: Services) -> list[Command]:
    """Returns every command."""
    files = [module.name for module in pkgutil.iter_modules(__path__)]
    made = [importlib.import_module(f"bot.commands.{name}").build(services) for name in files]
    followed: dict[str, type[MatchPress]] = {}
    for kind in presses().values():
        if issubclass(kind, MatchPress) and kind.command.isalpha() and kind.command not in files:
            followed.setdefault(kind.command, kind)  # the first declared: it leads to the others
    return made + [press_command(services, kind) for kind in followed.values()]
