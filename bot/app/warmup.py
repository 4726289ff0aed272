"""What is done before people are heard, so that nothing holds up the event loop later."""

import gc

from bot.app import allocator
from bot.domain import calendar
from bot.i18n import LANGUAGES, book
from rendering import drawing
from rules import games


def warm_up() -> None:
    """Loads all games, drawings, texts and time zones, and keeps the garbage collector from looking through them again.

    A full collection of everything that has been loaded would stop the process for 60 ms, time and again. What
    happens to the memory of boards is settled too.
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
