"""Every text that code uses exists, translations say the same with the same variables, and every text is used."""

import re
from collections import Counter
from collections.abc import Callable, Iterable

import pytest

from bot.actions.custom_id import presses
from bot.domain import session_options
from bot.domain.session_options import LANGUAGE
from bot.i18n import SHARED, missing
from bot.interactions.request import NEEDED
from bot.languages import SOURCE, languages, others, rule_book, texts_of
from bot.views.options import option_text
from rules import games
from rules.game import Option
from rules.record_errors import Flaw
from tests.bot.fluent_files import (
    BOT,
    CORE,
    OWN,
    PLACES,
    families,
    first_arguments,
    keyword_arguments,
    literals,
    named,
    takes,
    texts,
    texts_of_bot,
)
from tests.languages import COMPLETE, DEEP, TRANSLATED

JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
WORDS = re.compile(r"[^\W\d_]{4,}")
UNTRANSLATED = 4
"""The words of a text that no translation can have by chance."""
LETTER = re.compile(r"[^\W\d_]")
SAID = ("phrase", "prompt")
"""Methods of words whose first argument begins the names of texts."""

SHARED_PLACES = (*BOT, *SHARED)
"""The folders with texts that are of no game."""

each_place = pytest.mark.parametrize("place", PLACES)
each_of_bot = pytest.mark.parametrize("place", BOT)
each_feature = pytest.mark.parametrize("place", BOT[1:])
each_translation = pytest.mark.parametrize("language", others())
each_game = pytest.mark.parametrize("game", OWN)


def option_texts(options: Iterable[Option]) -> set[str]:
    named = {option_text(option.name) for option in options}
    return named | {option_text(option.name, value) for option in options for value in option.values}


def used_in(*folders: str) -> Callable[[str], bool]:
    """Returns whether a text is used by the code of these folders, or referenced by another of their texts."""
    direct = set().union(*map(literals, folders), literals("rendering", "*.py"))
    patterns = [pattern for folder in folders for pattern in families(folder)]
    kinds = tuple(f"{kind}-" for place in BOT for function in SAID for kind in first_arguments(place, function))
    referred = {
        other for folder in folders for name in texts(folder, "en") for other in takes(folder, "en", name).texts
    }

    def is_used(name: str) -> bool:
        return (
            name in direct | referred
            or (name.startswith(kinds) and name.split("-")[1][0].isupper())
            or any(pattern.fullmatch(name) for pattern in patterns)
        )

    return is_used


@each_translation
@each_place
def test_a_translation_has_no_text_that_english_lacks_and_all_if_it_is_complete(place: str, language: str) -> None:
    english, translated = texts(place, SOURCE).keys(), texts(place, language).keys()
    helpers = {name for name in english - translated if "-" not in name}
    assert translated <= english
    if translated or (language in COMPLETE and place in SHARED_PLACES):
        assert english - helpers == set(translated)
        for name in helpers:
            assert any(name in takes(place, SOURCE, other).texts for other in english), name


@each_translation
def test_exactly_the_texts_that_a_translation_lacks_are_counted(language: str) -> None:
    counted = {name for names in missing(language).values() for name in names}
    lacking = {name for place in PLACES for name in texts(place, SOURCE).keys() - texts(place, language).keys()}
    assert counted <= lacking
    assert {name for name in lacking - counted if "-" in name} == set()
    missing_of_bot = {name for name in counted for place in SHARED_PLACES if name in texts(place, SOURCE)}
    assert language not in COMPLETE or not missing_of_bot


@pytest.mark.parametrize("language", COMPLETE)
def test_a_language_that_is_complete_has_texts_and_rules_of_the_games(language: str) -> None:
    every = [games.parts(game) for game in OWN]
    with_rules = [parts for parts in every if rule_book(parts.rules, language)]
    assert sum(all(texts_of(each, language) for each in parts) for parts in with_rules) >= TRANSLATED


@each_translation
@each_place
def test_a_text_has_the_same_variables_in_every_language(place: str, language: str) -> None:
    for name in texts(place, language):
        english, translated = (takes(place, each, name).variables for each in (SOURCE, language))
        assert english == translated, name


@each_translation
@each_place
def test_no_sentence_is_the_same_in_another_language(place: str, language: str) -> None:
    english = texts(place, SOURCE)
    same = {name for name, text in texts(place, language).items() if text.letters == english[name].letters}
    assert [name for name in sorted(same) if len(WORDS.findall(english[name].letters)) >= UNTRANSLATED] == []


@each_place
def test_japanese_texts_are_japanese_and_english_ones_are_not(place: str) -> None:
    for name, message in texts(place, "ja").items():
        letters = message.letters.replace("CPU", "")  # players say it in Japanese, too
        assert not LETTER.search(letters) or JAPANESE.search(letters), name
    for name, message in texts(place, "en").items():
        assert not JAPANESE.search(message.letters), name


def test_every_text_of_the_core_is_used() -> None:
    is_used = used_in(*BOT)
    assert [
        name for name in texts(CORE, "en").keys() - option_texts(session_options.OPTIONS) if not is_used(name)
    ] == []


@each_feature
def test_every_text_of_a_feature_is_used_by_it(place: str) -> None:
    raised = {f"error-{name}" for name in first_arguments(place, "UserError")}
    is_used = used_in(place)
    made = tuple(f"{kind}-{name}-" for kind in ("command", "menu") for name in literals(place))
    settings = [name.replace("_", "-") for name in first_arguments(place, "Setting")]
    made += tuple(f"{kind}-{name}-" for kind in ("settings", "command-settings") for name in settings)
    own = texts(place, "en").keys() - raised
    assert [name for name in own if not is_used(name) and not f"{name}-".startswith(made)] == []


@each_of_bot
def test_nobody_uses_a_text_of_another_feature(place: str) -> None:
    own = texts(place, "en").keys() | texts(CORE, "en").keys()
    assert (texts_of_bot("en").keys() & named(place)) - own == set()


def test_a_text_that_only_one_feature_uses_is_in_its_folder() -> None:
    users = Counter(name for place in BOT[1:] for name in named(place))
    by_core = named(CORE) | literals("rendering", "*.py")
    assert [name for name in texts(CORE, "en") if users[name] == 1 and name not in by_core] == []


def test_no_text_is_in_two_places() -> None:
    found = Counter(name for place in BOT for name in texts(place, "en"))
    assert [name for name, places in found.items() if places > 1] == []


def test_exactly_the_needed_permissions_have_discords_names() -> None:
    needed = {f"permission-{name}".replace("_", "-") for name, granted in NEEDED if granted}
    for language in COMPLETE:
        assert {name for name in texts(CORE, language) if name.startswith("permission-")} == needed
    sending = {language: texts(CORE, language)["permission-send-messages"].letters for language in DEEP}
    assert sending == {"en": "Send Messages", "ja": "メッセージを送信"}


def test_every_option_of_all_matches_has_a_text() -> None:
    assert option_texts(session_options.OPTIONS) <= texts(CORE, "en").keys()


@each_game
def test_no_option_of_a_game_has_the_name_of_an_option_of_all_matches(game: str) -> None:
    assert {option.name for option in games.load(game).info.options}.isdisjoint(
        {LANGUAGE, *(option.name for option in session_options.OPTIONS)}
    )


@each_game
def test_no_text_of_a_game_has_the_name_of_one_of_the_bot(game: str) -> None:
    own = texts(f"rules/{game}", "en").keys() | texts(f"rendering/{game}", "en").keys()
    assert {name for name in own & texts_of_bot("en").keys() if "-" in name} == set()


@each_game
def test_no_game_repeats_a_text_that_games_share(game: str) -> None:
    for language in languages():
        for part in SHARED:
            own, shared = texts(f"{part}/{game}", language), texts(part, language)
            assert [name for name in own.keys() & shared.keys() if own[name] == shared[name]] == []


def test_every_text_that_games_share_is_used() -> None:
    assert texts("rendering", "en").keys() <= literals("rendering", "*.py") | literals("rendering")
    used = {name for game in OWN for name in option_texts(games.load(game).info.options)}
    assert texts("rules", "en").keys() <= used


@each_game
def test_every_text_of_a_game_is_used(game: str) -> None:
    is_used = used_in(*BOT, f"rules/{game}", f"rendering/{game}")
    of_all = {f"{name}-of-game" for name in texts_of_bot("en")}
    found = texts(f"rules/{game}", "en").keys() | texts(f"rendering/{game}", "en").keys()
    own = found - of_all - option_texts(games.load(game).info.options)
    assert [name for name in sorted(own) if not is_used(name)] == []


def test_every_text_that_the_bot_uses_exists() -> None:
    said = {name for place in BOT for call in ("words", "session_words") for name in first_arguments(place, call)}
    of_games = {"game-name", "game-pitch", "opponent-name", "overview-goal", "overview-turn"}
    of_games.add("step-of-game")
    whole = {name for name in said if re.fullmatch(r"[a-z]+(-[a-z]+)*", name) and name != "category"}
    assert len(whole) > 40
    assert whole - texts_of_bot("en").keys() == of_games


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("flaw", Flaw)
def test_every_flaw_of_a_file_has_a_text_with_nothing_that_its_sentence_has_not(flaw: Flaw, language: str) -> None:
    name = f"file-{flaw.name.lower().replace('_', '-')}"
    assert takes(CORE, language, name).variables <= set(re.findall(r"{(\w+)}", flaw.value))


def test_the_label_of_every_button_has_a_text() -> None:
    assert {kind.label for kind in presses().values() if kind.label} <= texts_of_bot("en").keys()


def test_exactly_the_raised_errors_have_texts() -> None:
    raised = {f"error-{name}" for place in BOT for name in first_arguments(place, "UserError")}
    raised |= {f"error-{name}" for place in BOT for name in keyword_arguments(place, "refusal")}
    others = {name for place in BOT for name in literals(place) if re.fullmatch(r"error-[a-z-]+", name)}
    explained = {name for name in texts_of_bot("en") if name.startswith("error-")}
    assert explained == raised | others


def test_variables_are_found_anywhere_in_a_text() -> None:
    assert takes(CORE, "en", "lobby-seats").variables == {"taken", "most"}
    assert takes(CORE, "en", "post-more-story").variables == {"count"}
