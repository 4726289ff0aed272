"""Whether a game is bilingual: both languages have every text, made of what there is, with labels that fit."""

import re
from collections.abc import Iterable
from typing import Any, get_args

import msgspec

from bot import i18n
from bot.app.checks.boards import SAMPLE_NAMES
from bot.i18n import LANGUAGES, MatchWords, strict_book
from rules import contract, games
from rules.contract import expect
from rules.game import AnyGame, Refusal, Step

LONGEST_LABEL = 60
"""Characters of the label of an option on a button or in a menu."""
KINDS = ("ask-", "turn-", "move-", "chose-", "story-", "refuse-", "option-")
_JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
_LETTER = re.compile(r"[^\W\d_]")


def check(name: str) -> str:
    """Checks the texts of a game. Raises contract.Broken."""
    for each in (check_languages, check_names, check_fields, check_scores, check_labels):
        each(name)
    texts = sum(len(i18n.texts(package, LANGUAGES[0])) for package in games.parts(name))
    return f"{texts} texts in {len(LANGUAGES)} languages; labels differ and fit"


def check_languages(name: str) -> None:
    """Checks that both languages have the same texts with the same variables, each in its own letters."""
    for package in games.parts(name):
        english, japanese = (i18n.texts(package, language) for language in LANGUAGES)
        helpers = {text for text in english if "-" not in text}  # names that only other texts of English use
        missing = (english.keys() ^ japanese.keys()) - helpers
        expect(not missing, f"in one language only: {_listed(missing)}")
        for text in japanese:
            here, there = (_variables(package, language, text) for language in LANGUAGES)
            expect(here == there, f"the text {text} has other variables in Japanese than in English")
            letters = japanese[text].letters
            expect(not _LETTER.search(letters) or bool(_JAPANESE.search(letters)), f"{text} is not in Japanese")
        foreign = [text for text, each in english.items() if _JAPANESE.search(each.letters)]
        expect(not foreign, f"not in English: {_listed(foreign)}")


def check_names(name: str) -> None:
    """Checks that exactly the steps, moves, events, refusals and options of a game have texts."""
    game = games.load(name)
    needed = structs(game).keys() | option_texts(game)
    for language in LANGUAGES:
        there = i18n.texts(games.parts(name).rules, language).keys()
        missing = (needed | {"game-name", "game-pitch"}) - there
        expect(not missing, f"missing in {language}: {_listed(missing)}")
        unused = {text for text in there if text.startswith(KINDS)} - needed
        expect(not unused, f"of nothing in the game, in {language}: {_listed(unused)}")


def check_fields(name: str) -> None:
    """Checks that a text uses only fields of what it is about."""
    package = games.parts(name).rules
    for text, kind in structs(games.load(name)).items():
        for language in LANGUAGES:
            unknown = _variables(package, language, text, plurals=True) - set(kind.__struct_fields__)
            expect(not unknown, f"{text} has no field {_listed(unknown)} to show in {language}")


def check_scores(name: str) -> None:
    """Checks that the categories and the tie-breaks of scores have texts."""
    game = games.load(name)
    options = {option.name: option.values[-1] for option in game.info.options}
    *_, last = contract.moments(game, game.info.fewest, options, 1)
    scores = game.scores(last.state)
    needed = {f"category-{part.category}" for score in scores for part in score.parts}
    breaks = {f"tie-break-{number}" for number in range(1, 1 + max(len(score.tie_breaks) for score in scores))}
    for language in LANGUAGES:
        there = i18n.texts(games.parts(name).rules, language).keys()
        missing = (needed | breaks) - there
        expect(not missing, f"missing in {language}: {_listed(missing)}")
        unused = {text for text in there if text.startswith("tie-break-")} - breaks
        expect(not unused, f"of no tie-break, in {language}: {_listed(unused)}")


def check_labels(name: str) -> None:
    """Checks that the labels of a question's options differ and fit, and that questions and refusals can be said."""
    game = games.load(name)
    options = {option.name: option.values[-1] for option in game.info.options}
    for language in LANGUAGES:
        words = MatchWords(strict_book(language, name), SAMPLE_NAMES)
        for state, to_move in contract.moments(game, game.info.most, options, 1):
            for seat, moves in to_move.items():
                step = state.agenda[-1]
                said = words.prompt("ask", step, state, seat) and words.prompt("turn", step, state, seat)
                expect(bool(said), f"the question {type(step).__name__} is empty in {language}")
                labels = [words.phrase("move", move) for move in moves]
                expect(len(set(labels)) == len(labels), f"two options look the same in {language}: {labels}")
                longest = max(labels, key=len)
                expect(len(longest) <= LONGEST_LABEL, f"a label is longer than {LONGEST_LABEL}: {longest}")
                for refusal in step.refusals(state, seat):
                    words.phrase("refuse", refusal)


def structs(game: AnyGame) -> dict[str, Any]:
    """Returns the structs whose fields fill in the texts of moves, steps, events and refusals, by name of the text."""
    package = games.parts(game.info.name).rules
    refusals = [kind for kind in _below(Refusal) if kind.__module__.startswith(f"{package}.")]
    return {
        **{f"{kind}-{step.__name__}": step for step in questions(game) for kind in ("ask", "turn")},
        **{f"{kind}-{move.__name__}": move for move in _union(game.move) for kind in ("move", "chose")},
        **{f"story-{event.__name__}": event for event in _union(game.event)},
        **{f"refuse-{kind.__name__}": kind for kind in refusals},
    }


def questions(game: AnyGame) -> list[type[Step[Any, Any]]]:
    """Returns the steps of a game that ask something."""
    (agenda,) = (field for field in msgspec.structs.fields(game.state) if field.name == "agenda")
    steps = [step for step in _union(get_args(agenda.type)[0]) if step.options is not Step.options]
    expect(bool(steps), "no step asks anything")
    return steps


def option_texts(game: AnyGame) -> set[str]:
    """Returns the names of the texts of options and their values."""
    names = {option.name for option in game.info.options}
    values = {f"{option.name}-{value}" for option in game.info.options for value in option.values}
    return {f"option-{name.replace('_', '-')}" for name in names | values}


def _variables(package: str, language: str, text: str, *, plurals: bool = False) -> set[str]:
    """Returns the variables of a text and of those that it references; with `plurals`, also what only selects one."""
    there = i18n.texts(package, language)
    if text not in there:
        return set()  # of the rules, or of the bot
    found = there[text]
    own = found.variables | (found.plurals if plurals else set())
    return own.union(*(_variables(package, language, other, plurals=plurals) for other in found.texts))


def _below(kind: type[Any]) -> Iterable[type[Any]]:
    for each in kind.__subclasses__():
        yield each
        yield from _below(each)


def _union(kind: Any) -> list[Any]:
    return list(get_args(kind)) or [kind]


def _listed(names: Iterable[str]) -> str:
    return ", ".join(sorted(names))
