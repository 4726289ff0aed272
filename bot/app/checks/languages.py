"""Whether a game is worded: English has every text, translations are whole and say the same, and labels fit.

A language of which a game has no file shows English. One that another package or the host adds may lack texts.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Any, get_args

import msgspec

from bot import i18n
from bot.app.checks.boards import SAMPLE_NAMES
from bot.i18n import MatchWords, strict_words
from bot.languages import SOURCE, languages, texts_of
from bot.views import effects
from bot.views.lengths import length
from rules import contract, foresight, games
from rules.chance import Chance, key
from rules.common_titles import TITLES
from rules.contract import expect
from rules.drafts import Draft
from rules.game import AnyGame, Kind, Move, Preset, Refusal, State, Step
from rules.match import AnyMatch

LONGEST_LABEL = 60
"""Characters of the label of an option on a button or in a menu."""
SHORT_LABEL = 34
"""The same of a text for buttons alone: two of them mostly fit into the width of a phone."""
KINDS = (
    *("ask-", "turn-", "move-", "pick-", "chose-", "kind-", "preset-", "story-", "refuse-", "option-", "holding-"),
    "brief-",
)
_JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
LETTERS = {"ja": _JAPANESE}
"""The letters of languages that do not have those of English."""
_LETTER = re.compile(r"[^\W\d_]")


def check(name: str) -> str:
    """Checks the texts of a game. Raises contract.Broken."""
    for each in (check_languages, check_names, check_fields, check_scores, check_titles, check_labels, check_effects):
        each(name)
    texts = sum(len(i18n.texts(package, SOURCE)) for package in games.parts(name))
    found = f"{texts} texts in {', '.join(translations(name))}; labels differ and fit; options say what they bring"
    return "; ".join([found, *_lacking(name)])


def _lacking(name: str) -> Iterable[str]:
    """Yields how much each language lacks that others have added to a game."""
    for language in languages():
        if language not in translations(name) and any(texts_of(package, language) for package in games.parts(name)):
            yield f"{language} lacks {sum(len(i18n.missing_of(package, language)) for package in games.parts(name))}"


def translations(name: str) -> list[str]:
    """Returns the languages in which a game itself has texts of its rules. English is one, if it can be checked."""
    return [language for language in languages() if i18n.texts(games.parts(name).rules, language)]


def check_languages(name: str) -> None:
    """Checks that every translation has the same texts with the same variables, each in its own letters."""
    expect(SOURCE in translations(name), "it has no texts in English")
    for package in games.parts(name):
        english = i18n.texts(package, SOURCE)
        for language in translations(name)[1:]:
            _check_translation(package, language, english)
        foreign = [text for text, each in english.items() if _JAPANESE.search(each.letters)]
        expect(not foreign, f"not in English: {_listed(foreign)}")


def _check_translation(package: str, language: str, english: dict[str, i18n.Text]) -> None:
    there = i18n.texts(package, language)
    helpers = {text for text in english if "-" not in text}  # names that only other texts of English use
    missing, unknown = english.keys() - there.keys() - helpers, there.keys() - english.keys() - helpers
    expect(not missing, f"missing in {language}: {_listed(missing)}")
    expect(not unknown, f"in {language} only: {_listed(unknown)}")
    for text in there.keys() & english.keys():
        own, others = (_variables(package, each, text) for each in (language, SOURCE))
        expect(own == others, f"the text {text} has other variables in {language} than in English")
        letters = there[text].letters
        expect(not _is_foreign(letters, language), f"{text} is not in the letters of {language}")


def _is_foreign(letters: str, language: str) -> bool:
    """Returns whether a text has letters, but none of those of its language."""
    own = LETTERS.get(language)
    return own is not None and bool(_LETTER.search(letters)) and not own.search(letters)


def check_names(name: str) -> None:
    """Checks that exactly the steps, moves, events, refusals, options and holdings of a game have texts.

    An event may also have a brief one, to show what an option leads to, and a move one for a button.
    """
    game = games.load(name)
    helped = {f"help-{question}" for question in questions(game)}
    needed = structs(game).keys() | option_texts(game) | holding_texts(game)
    for language in translations(name):
        there = i18n.texts(games.parts(name).rules, language).keys()
        missing = (needed | {"game-name", "game-pitch"}) - there - i18n.shared_texts(language)
        expect(not missing, f"missing in {language}: {_listed(missing)}")
        unused = {text for text in there if text.startswith(KINDS)} - needed - optional(game).keys() - helped
        expect(not unused, f"of nothing in the game, in {language}: {_listed(unused)}")


def check_fields(name: str) -> None:
    """Checks that a text uses only fields of what it is about."""
    package = games.parts(name).rules
    game = games.load(name)
    for text, kind in (structs(game) | optional(game)).items():
        for language in translations(name):
            known = {*kind.__struct_fields__, *getattr(kind, "prompt_fields", ())}
            unknown = _variables(package, language, text, plurals=True) - known
            expect(not unknown, f"{text} has no field {_listed(unknown)} to show in {language}")


def check_scores(name: str) -> None:
    """Checks that the categories and the tie-breaks of scores have texts."""
    game = games.load(name)
    options = {option.name: option.values[-1] for option in game.info.options}
    *_, last = contract.moments(game, game.info.fewest, options, 1)
    scores = game.scores(last.state)
    needed = {f"category-{part.category}" for score in scores for part in score.parts}
    breaks = {f"tie-break-{number}" for number in range(1, 1 + max(len(score.tie_breaks) for score in scores))}
    for language in translations(name):
        there = i18n.texts(games.parts(name).rules, language).keys()
        missing = (needed | breaks) - there
        expect(not missing, f"missing in {language}: {_listed(missing)}")
        unused = {text for text in there if text.startswith("tie-break-")} - breaks
        expect(not unused, f"of no tie-break, in {language}: {_listed(unused)}")


def check_titles(name: str) -> None:
    """Checks that exactly the titles of a game have texts. It may have its own text of a title that all games have."""
    game = games.load(name)
    needed = {f"title-{title.name}" for title in game.titles}
    own = {f"title-{title.name}-of-game" for title in TITLES}
    for language in translations(name):
        there = i18n.texts(games.parts(name).rules, language)
        expect(needed <= there.keys(), f"missing in {language}: {_listed(needed - there.keys())}")
        found = {text for text in there if text.startswith("title-")}
        expect(found <= needed | own, f"of no title, in {language}: {_listed(found - needed - own)}")
        for text in found:
            unknown = _variables(games.parts(name).rules, language, text, plurals=True) - {"count", "category"}
            expect(not unknown, f"{text} has no {_listed(unknown)} to show in {language}")


def check_labels(name: str) -> None:
    """Checks that the labels of a question's options differ and fit, and that questions and refusals can be said."""
    game = games.load(name)
    options = {option.name: option.values[-1] for option in game.info.options}
    every = _strict(name)
    for state, to_move in contract.moments(game, game.info.most, options, 1):
        for seat, moves in to_move.items():
            for words in every:
                _check_question(words, state, seat)
                _check_options(words, game, moves)


def _strict(name: str) -> list[MatchWords]:
    return [MatchWords(strict_words(language, name), SAMPLE_NAMES) for language in translations(name)]


def _check_question(words: MatchWords, state: State, seat: int) -> None:
    step: Step[Any, Any] = state.agenda[-1]
    said = words.prompt("ask", step, state, seat) and words.prompt("turn", step, state, seat)
    expect(bool(said), f"the question {type(step).__name__} is empty in {words.language}")
    for preset in step.presets(state, seat):
        words.phrase("preset", preset)
    for refusal in step.refusals(state, seat):
        words.phrase("refuse", refusal)


def _check_options(words: MatchWords, game: AnyGame, moves: Sequence[Move]) -> None:
    labels = [words.phrase("move", move) for move in moves]
    expect(len(set(labels)) == len(labels), f"two options look the same in {words.language}: {labels}")
    longest = max(labels, key=len)
    expect(length(longest) <= LONGEST_LABEL, f"a label is longer than {LONGEST_LABEL}: {longest}")
    short = [words.phrase("pick", move) for move in moves if f"pick-{type(move).__name__}" in words]
    longest = max(short, key=len, default="")
    expect(length(longest) <= SHORT_LABEL, f"a button is longer than {SHORT_LABEL}: {longest}")
    kinds = {kind: words.phrase("kind", kind) for move in moves if game.kind and (kind := game.kind(move))}
    expect(len({*kinds.values()}) == len(kinds), f"two kinds look the same in {words.language}: {kinds}")


def check_effects(name: str) -> None:
    """Checks that every option has a line that says what it costs and brings, and that nothing is left out of it."""
    game = games.load(name)
    options = {option.name: option.values[-1] for option in game.info.options}
    every = _strict(name)

    def watch(at: AnyMatch, seat: int, _: Draft) -> None:
        question = contract.question_of(at, seat)
        for words in every:
            for line in effects.lines(game, question, range(len(question.options)), words):
                expect(bool(line), f"an option of {contract.step_of(question.state)} does not say what it brings")
                expect(length(line) <= effects.LINE, f"a line is longer than {effects.LINE}: {line}")

    contract.match(game, game.info.most, options, 1, watch)


def structs(game: AnyGame) -> dict[str, Any]:
    """Returns the structs whose fields fill in the texts of steps, moves, events and so on, by name of the text."""
    package = games.parts(game.info.name).rules
    others = {"refuse": Refusal, "kind": Kind, "preset": Preset}
    return {
        **{f"{kind}-{question}": step for question, step in questions(game).items() for kind in ("ask", "turn")},
        **{f"{kind}-{move.__name__}": move for move in _union(game.move) for kind in ("move", "chose")},
        **{f"story-{event.__name__}": event for event in _union(game.event)},
        **{
            f"{prefix}-{kind.__name__}": kind
            for prefix, base in others.items()
            for kind in _below(base)
            if kind.__module__.startswith(f"{package}.")
        },
    }


def optional(game: AnyGame) -> dict[str, Any]:
    """Returns events by the name of the brief text that each may have, and moves by that of their text for a button."""
    briefs = {f"brief-{event.__name__}": event for event in _union(game.event)}
    return briefs | {f"pick-{move.__name__}": move for move in _union(game.move)}


def holding_texts(game: AnyGame) -> set[str]:
    """Returns the names of the texts of what a seat has, without those of the bot."""
    start = game.new(game.info.most, contract.option_sets(game.info)[0], Chance(key(1)))
    own = {f"holding-{name}" for name in foresight.holdings(game, start, 0)}
    return own - i18n.texts("bot", SOURCE).keys()


def questions(game: AnyGame) -> dict[str, type[Step[Any, Any]]]:
    """Returns the steps of a game that ask something, by the names of their texts.

    A step may have others in some positions, which a random game finds (`Step.prompt_key`).
    """
    (agenda,) = (field for field in msgspec.structs.fields(game.state) if field.name == "agenda")
    steps = [step for step in _union(get_args(agenda.type)[0]) if step.options is not Step.options]
    expect(bool(steps), "no step asks anything")
    found = {step.__name__: step for step in steps}
    for state, to_move in contract.moments(game, game.info.most, contract.option_sets(game.info)[0], seed=1):
        for seat in to_move:
            found.setdefault(state.agenda[-1].prompt_key(state, seat), type(state.agenda[-1]))
    return found


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
