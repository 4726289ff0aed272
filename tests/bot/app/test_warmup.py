"""What is loaded before the first interaction."""

import gc

from bot.app.warmup import warm_up
from bot.i18n import LANGUAGES, book
from rules import games


def test_all_texts_are_loaded_by_the_warm_up() -> None:
    book.cache_clear()
    warm_up()
    read = book.cache_info().misses
    for language in LANGUAGES:
        for game in ("", *games.names()):
            book(language, game)
    assert book.cache_info().misses == read


def test_the_garbage_collector_ignores_what_was_loaded() -> None:
    try:
        warm_up()
        assert gc.get_freeze_count() > 10_000
        assert len(gc.get_objects()) < gc.get_freeze_count() / 10
    finally:
        gc.unfreeze()
