"""Loads everything before the first interaction, so that nothing blocks the event loop later."""

import gc

import structlog

from bot import i18n, languages
from bot.app import allocator
from bot.domain import calendar
from bot.i18n import words_in
from rendering import drawing
from rules import games

MOST_GAMES = 25
"""The most choices of an option of a slash command."""

_log = structlog.get_logger()


def warm_up() -> None:
    """Loads all games, renderers, files of texts and time zones. Also sets up the allocator."""
    allocator.set_up()
    leave_out_broken_games(games.catalogue())
    for game in games.names():
        games.load(game)
        drawing.load(game)
    calendar.zones()
    for language in languages.languages():
        for game in ("", *games.names()):
            words_in(language, game)
    say_what_is_missing()


def say_what_is_missing() -> None:
    """Logs which languages and files are left out, and how many texts languages lack."""
    for each in languages.catalogue().left_out:
        _log.error("language left out", language=each.language, package=each.package, reason=each.reason)
    for file in (file for language in languages.languages() for file in i18n.unreadable(language)):
        _log.error("file of texts left out", file=file.file, reason=file.reason)
    for language in languages.others():
        if count := sum(map(len, i18n.missing(language).values())):
            _log.info("texts missing, English stands in", language=language, missing=count, of=i18n.number_of_texts())


def freeze() -> None:
    """Lets Python collect garbage, but never look through what is loaded by now: that would block for 0.1 s."""
    gc.collect()
    gc.freeze()
    gc.enable()


def leave_out_broken_games(catalogue: games.Catalogue) -> None:
    """Leaves out each installed game whose boards or texts do not load, or that no menu has room for, and logs it."""
    for game in catalogue.installed:
        try:
            drawing.load(game)
            for language in languages.languages():
                words_in(language, game)("game-name")
        except (Exception, SystemExit) as error:
            catalogue.leave_out(game, games.failure(error))
    leave_out_too_many(catalogue)
    for each in catalogue.left_out:
        _log.error("game left out", game=each.game, package=each.package, reason=each.reason)


def leave_out_too_many(catalogue: games.Catalogue) -> None:
    """Leaves out the last installed games if a menu has no room for all."""
    while len(catalogue.found) > MOST_GAMES:
        catalogue.leave_out(catalogue.installed[-1], f"the menus of Discord have room for {MOST_GAMES} games")
