"""Loads everything before the first interaction, so that nothing blocks the event loop later."""

import gc

from bot.app import allocator
from bot.domain import calendar
from bot.i18n import LANGUAGES, book
from rendering import drawing
from rules import games


def warm_up() -> None:
    """Loads all games, renderers, texts and time zones, and freezes them for the garbage collector.

    A full collection of everything loaded would block the process for 60 ms, again and again. Also sets up the
    allocator.
    """
    allocator.set_up()
    for game in games.names():
        games.load(game)
        drawing.load(game)
    calendar.zones()
    for language in LANGUAGES:
        for game in ("", *games.names()):
            book(language, game)
    gc.collect()
    gc.freeze()
