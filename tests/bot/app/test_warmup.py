"""What is loaded before the first interaction."""

import gc
from pathlib import Path

from structlog.testing import capture_logs

from bot.app.warmup import MOST_GAMES, freeze, leave_out_too_many, warm_up
from bot.i18n import words_in
from bot.languages import languages
from rules import games
from rules.games import Parts


def test_all_texts_are_loaded_by_the_warm_up() -> None:
    words_in.cache_clear()
    warm_up()
    read = words_in.cache_info().misses
    for language in languages():
        for game in ("", *games.names()):
            words_in(language, game)
    assert words_in.cache_info().misses == read


def test_a_file_of_texts_that_is_not_utf_8_is_logged(texts_of_host: Path) -> None:
    file = texts_of_host / "bot/text/de.ftl"
    file.parent.mkdir(parents=True)
    file.write_bytes(b"button-join = \xff")
    with capture_logs() as logs:
        warm_up()
    assert [log["file"] for log in logs if log["event"] == "file of texts left out"] == [str(file)]


def test_what_is_loaded_is_not_searched_for_garbage() -> None:
    freeze()
    try:
        assert gc.isenabled()
        assert len(gc.get_objects()) < gc.get_freeze_count() / 10
    finally:
        gc.unfreeze()


def test_no_more_games_are_offered_than_a_menu_has_room_for() -> None:
    catalogue = games.find([])
    own = {*catalogue.found}
    catalogue.found.update({f"a_game_{number:02}": Parts(f"g{number}.rules", "") for number in range(MOST_GAMES)})
    leave_out_too_many(catalogue)
    assert len(catalogue.found) == MOST_GAMES
    assert own <= catalogue.found.keys()
    assert catalogue.left_out[0].game == f"a_game_{MOST_GAMES - 1}"
