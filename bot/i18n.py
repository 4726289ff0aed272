"""Texts in every language. English is the source: it stands in for each text that a translation lacks.

Texts are Fluent files: `bot/text`, and `text` in the folders of features and of a game's rules and rendering. Moves,
steps, events and refusals have texts too: kind and type name the text, the fields are its variables, and a field called
`seat` (or ending in `_seat`) becomes the player's name. `SPELL($dice, by: "die")` is each initial of a value as the
text `die` has it; `LOWER($category)` begins with a small letter, for languages in which nouns do.
"""

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import _lru_cache_wrapper, cache, lru_cache
from typing import Any, NamedTuple, TypeVar

import structlog
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from msgspec import Struct

from bot import feature
from bot import languages as files
from bot.languages import SOURCE, languages
from rules import games
from rules.game import Step

CACHED = 1000
"""Formatted texts that are cached for each language and game.

A board and its description use the same hundred each time, at 15 µs each.
"""

PLURALS = {"zero", "one", "two", "few", "many", "other"}
SHARED = ("rules", "rendering")
"""The packages with texts that all games share. A game that has a text of the same name says that instead."""

NAME = re.compile(r"^(-?[a-zA-Z][\w-]*)(?=[ \t]*=)", re.MULTILINE | re.ASCII)
"""The name of a text, with which it begins in its file. What belongs to it is indented."""

OnError = Callable[[str, str, list[str]], None]
"""Gets the name of a text that cannot be formatted, the language, and what is wrong."""
W = TypeVar("W", bound="Words")

_log = structlog.get_logger()


def _logged(name: str, language: str, errors: list[str]) -> None:
    _log.error("text not formatted", name=name, language=language, errors=errors)


class Words:
    """All texts of the bot, and of one game, in one language. Each is parsed when it is first used."""

    def __init__(
        self,
        language: str,
        packages: Sequence[str],
        on_error: OnError = _logged,
        source: "Words | None" = None,
    ) -> None:
        """`packages` have the texts: of the same name, the first one counts. `source` has what is missing."""
        self.language = language
        self._on_error = on_error
        self._source = source
        functions: dict[str, Any] = {"SPELL": self._spelt, "LOWER": _lowered}
        self._bundle = FluentBundle([language], use_isolating=False, functions=functions)
        self._packages = {name: package for package in reversed(packages) for name in _sources(package, language)}
        self._parsed: set[str] = set()
        self._cached = lru_cache(CACHED)(self._formatted)

    def __call__(self, name: str, /, **values: float | str) -> str:
        """Returns the text `name` with `values` filled in. Raises LookupError if there is none."""
        return self._cached(name, tuple(values.items()))

    def __contains__(self, name: str) -> bool:
        return self.has_own(name) or (self._source is not None and name in self._source)

    def has_own(self, name: str) -> bool:
        """Returns whether the text is there in this language, so that no other stands in for it."""
        self._parse(name)
        return self._bundle.has_message(name)

    def home(self, name: str) -> tuple[str, str] | None:
        """Returns the package of a text and the language in which it is there; None if there is no such text."""
        if name in self._packages:
            return self._packages[name], self.language
        return self._source.home(name) if self._source else None

    def _parse(self, name: str) -> None:
        """Parses a text with those that it references, unless that is done. All together would take half a second.

        Several threads may parse the same text: none counts as parsed before all that it references are.
        """
        found = self._with_references(name, self._parsed) if name in self._packages else {}
        for text in found.values():
            self._bundle.add_resource(text)
        self._parsed.update(found)

    def _with_references(self, name: str, parsed: Collection[str] = ()) -> dict[str, ast.Resource]:
        """Returns a text and those that it references, without those that are parsed already."""
        found: dict[str, ast.Resource] = {}
        left = [name]
        while left:
            each = left.pop()
            if each not in parsed and each not in found and (home := self.home(each)):
                found[each] = self._entry(*home, each)
                left += _parts_of(found[each]).texts
        return found

    def fault(self, name: str) -> str:
        """Returns why the source stands in for a text that is there in this language; empty if it does not."""
        value = self._bundle.get_message(name).value if self.has_own(name) else None
        if value is None:
            return "it cannot be read"
        used, texts = self._used(name)
        if unknown := sorted(used - self._source._used(name)[0] if used and self._source else ()):
            return f"English has no variable ${unknown[0]}"
        if absent := sorted(text for text in texts if not self.home(text)):
            return f"there is no text {absent[0]}"
        _, errors = self._filled(value, dict.fromkeys(used, 1))
        return errors[0] if errors else ""

    def _used(self, name: str) -> tuple[set[str], set[str]]:
        """Returns the variables and texts that a text uses, also through others. Variables of terms are no values."""
        parts = {each: _parts_of(text) for each, text in self._with_references(name).items()}
        variables = [part.variables | part.plurals for each, part in parts.items() if not each.startswith("-")]
        return set().union(*variables), set().union(*(part.texts for part in parts.values()))

    def _entry(self, package: str, language: str, name: str) -> ast.Resource:
        return _parsed(package, language, name)

    def _formatted(self, name: str, values: tuple[tuple[str, float | str], ...]) -> str:
        if not self.has_own(name) or (message := self._bundle.get_message(name)).value is None:
            if self._source is None:
                raise LookupError(f"there is no text {name} in the language {self.language}")
            return self._source(name, **dict(values))
        text, errors = self._filled(message.value, dict(values))
        if errors:
            self._on_error(name, self.language, errors)
            if self._source:
                return self._source(name, **dict(values))
        return text

    def _filled(self, value: Any, values: dict[str, float | str]) -> tuple[str, list[str]]:
        """Returns what a text says, and what is wrong with it."""
        try:
            text, errors = self._bundle.format_pattern(value, values)
        except RecursionError:
            return "", ["it uses itself"]
        return str(text), [str(error) for error in errors]

    def _spelt(self, initials: str, by: str) -> str:
        """Returns each of some `initials` as the text `by` has it; what is between them stays."""
        return "".join(self(by, initial=each) if each.isalpha() else each for each in str(initials))


def _lowered(text: str) -> str:
    return str(text)[:1].lower() + str(text)[1:]


def _no_piece(_: Any) -> str:
    return ""


class MatchWords:
    """Words with the names of a match's players: the texts of its boards and posts."""

    def __init__(self, words: Words, names: Sequence[str], pieces: Callable[[Any], str] = _no_piece) -> None:
        """`pieces` returns the emoji of what stands for a move or an event; empty if there is none."""
        self.language = words.language
        self._words = words
        self._names = names
        self._pieces = pieces

    def __call__(self, name: str, /, **values: float | str) -> str:
        return self._words(name, **values)

    def __contains__(self, name: str) -> bool:
        return name in self._words

    @property
    def players(self) -> Sequence[str]:
        """The names of all players, by seat."""
        return self._names

    def player(self, seat: int) -> str:
        """Returns the name of the player at `seat`."""
        return self._names[seat]

    def piece(self, thing: Struct) -> str:
        """Returns the emoji of the piece that stands for `thing`, a move or an event; empty if there is none."""
        return self._pieces(thing)

    def listed(self, names: Sequence[str]) -> str:
        """Returns `names`, at least one, joined by commas and "and"."""
        *others, last = names
        return self("list-and").join([self("list-comma").join(others), last] if others else [last])

    def of_game(self, name: str, /, **values: float | str) -> str:
        """Returns the text `<name>-of-game` if the game has one, otherwise `name`, the text of all games."""
        own = f"{name}-of-game"
        return self(own if own in self else name, **values)

    def round(self, number: int) -> str:
        """Returns a round by its number, as the game calls it."""
        return self("round-of-game" if "round-of-game" in self else "round-name", round=number)

    def prompt(self, kind: str, step: Step[Any, Any], state: Any, seat: int) -> str:
        """Returns the text of the question of `seat` at `step`; `kind`: "ask" for its player, "turn" for others."""
        values = {"seat": self.player(seat), **step.prompt_values(state, seat)}
        return self._filled(f"{kind}-{step.prompt_key(state, seat)}", step, **values)

    def phrase(self, kind: str, thing: Struct, **more: float | str) -> str:
        """Returns the text of `thing`, a move, event, refusal or standing order. Its name begins with `kind`."""
        return self._filled(f"{kind}-{type(thing).__name__}", thing, **more)

    def _filled(self, name: str, thing: Struct, **more: float | str) -> str:
        values: dict[str, float | str] = {}
        for field in thing.__struct_fields__:
            value: Any = getattr(thing, field)
            if isinstance(value, bool):
                values[field] = int(value)
            elif field == "seat" or field.endswith("_seat"):
                values[field] = self.player(value)
            elif isinstance(value, (int, str)):
                values[field] = value
        return self(name, **values | more)


@cache
def words_in(language: str, game: str = "") -> Words:
    """Returns the texts of the bot in `language`, with those of `game`; in English if there is no such language."""
    if language == SOURCE:
        return Words(SOURCE, _with_texts(game))
    source = words_in(SOURCE, game)
    return Words(language, _with_texts(game), source=source) if language in languages() else source


def strict_words(language: str, game: str) -> Words:
    """Returns the same, for checks: a text that cannot be formatted raises ValueError.

    Only in languages that the game itself brings. In others English stands in, and nobody hears of it.
    """
    its_own = texts(games.parts(game).rules, language)

    def refuse(name: str, language: str, errors: list[str]) -> None:
        if its_own:
            raise ValueError(f"the text {name} cannot be formatted in {language}: {', '.join(errors)}")

    return own_words(language, game, Words, refuse)


def own_words(language: str, game: str, make: Callable[..., W], on_error: OnError) -> W:
    """Returns the same texts, made by `make` like `Words`; nobody else gets them. `on_error` hears what goes wrong."""
    source = make(SOURCE, _with_texts(game), on_error)
    if language == SOURCE or language not in languages():
        return source
    return make(language, _with_texts(game), on_error, source)


def read_again() -> None:
    """Forgets all texts that were read, after files have changed."""
    caches: tuple[_lru_cache_wrapper[Any], ...] = (words_in, _sources, _parsed, texts, rule_book, files.catalogue)
    for kept in caches:
        kept.cache_clear()


def language_names() -> dict[str, str]:
    """Returns what each language calls itself, by its code; the code if it has no text for that."""
    found = {language: words_in(language) for language in languages()}
    return {each: words("language-name") if words.has_own("language-name") else each for each, words in found.items()}


def packages() -> list[str]:
    """Returns the Python packages that may have texts of the bot: its core and each feature."""
    return ["bot", *(f"{feature.PACKAGE}.{name}" for name in feature.names())]


def every_package() -> list[str]:
    """Returns the Python packages that may have texts of the bot or of any game."""
    return [*packages(), *SHARED, *(package for game in games.names() for package in games.parts(game))]


def missing(language: str) -> dict[str, list[str]]:
    """Returns the names of the texts that a language lacks, by package, if any; English stands in for them."""
    found = {package: missing_of(package, language) for package in every_package()}
    return {package: names for package, names in found.items() if names}


def unusable(package: str, language: str) -> dict[str, str]:
    """Returns why English stands in for texts that the host or the package of a language adds, by name.

    Those that the Python package itself has are not looked at: its tests and `parlour check` do that.
    """
    game = next((game for game in games.names() if package in games.parts(game)), "")
    own, english = files.own_texts(package, language), _sources(package, SOURCE)
    good = _split(own) if isinstance(own, str) and game not in games.catalogue().installed else {}
    added = [name for name, text in _sources(package, language).items() if name in english and good.get(name) != text]
    if not added:
        return {}
    places = [package, *_with_texts(game), *SHARED]
    words = Words(language, places, source=Words(SOURCE, places))
    return {name: reason for name in added if not name.startswith("-") and (reason := words.fault(name))}


def unreadable(language: str) -> list[files.Unreadable]:
    """Returns the files of a language that cannot be read; other files or English stand in for them."""
    return [each for package in every_package() for each in files.unreadable(package, language)]


def number_of_texts() -> int:
    """Returns how many texts there are to translate, at most."""
    return sum(not name.startswith("-") for package in every_package() for name in _sources(package, SOURCE))


def missing_of(package: str, language: str) -> list[str]:
    """Returns the names of the texts of a Python package that a language lacks, or that cannot be used in it."""
    there, english = _sources(package, language).keys() - unusable(package, language), _sources(package, SOURCE)
    everything = "\n".join(english.values())
    return [
        name
        for name in english
        if name not in there and not name.startswith("-") and ("-" in name or not _is_helper(name, everything))
    ]


def _is_helper(name: str, texts: str) -> bool:
    """Returns whether a text, whose name is one word, is only there for others of the same language to use."""
    return re.search(rf"{{\s*{name}\b", texts) is not None


def _with_texts(game: str) -> list[str]:
    """Returns the packages with texts of the bot and of a game, in the order in which they count."""
    return [*packages(), *((*games.parts(game), *SHARED) if game else ())]


@cache
def _sources(package: str, language: str) -> dict[str, str]:
    """Returns the texts of a Python package by name, not parsed yet. Of texts with the same name, the first counts."""
    found: dict[str, str] = {}
    for file in reversed(files.texts_of(package, language)):
        found |= _split(file)
    return found


def _split(file: str) -> dict[str, str]:
    _, *parts = NAME.split(file)
    pairs = [(name, name + text) for name, text in zip(parts[::2], parts[1::2], strict=True)]
    return dict(reversed(pairs))


@cache
def _parsed(package: str, language: str, name: str) -> ast.Resource:
    """Returns a text of a Python package, which the words of several games share."""
    return FluentParser(with_spans=False).parse(_sources(package, language)[name])


def _parts_of(text: ast.Resource | ast.Pattern) -> "_Parts":
    """Returns what a text uses."""
    parts = _Parts()
    parts.visit(text)
    return parts


class Text(NamedTuple):
    """What a text is made of."""

    letters: str
    """Its characters, without its variables."""
    variables: set[str]
    """The variables that it uses, except those that only select a plural."""
    plurals: set[str]
    """The variables that select a plural."""
    texts: set[str]
    """The other texts that it references."""


@cache
def texts(package: str, language: str) -> dict[str, Text]:
    """Returns the texts that a Python package itself has, by name.

    Raises ValueError if one is unreadable, or is there twice.
    """
    found: dict[str, Text] = {}
    own = files.own_texts(package, language) or ""
    if isinstance(own, files.Unreadable):
        raise ValueError(f"{own.file}: {own.reason}")
    for entry in FluentParser(with_spans=False).parse(own).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"a text of {package} in {language} is unreadable: {str(entry.content).strip()[:60]}")
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise ValueError(f"{package} has the text {entry.id.name} twice in {language}")
            found[entry.id.name] = text_of(entry.value or ast.Pattern([]))
    return found


def text_of(value: ast.Pattern) -> Text:
    """Returns what the value of a text is made of."""
    parts = _parts_of(value)
    return Text("".join(_letters(value)), parts.variables, parts.plurals, parts.texts)


def shared_texts(language: str) -> set[str]:
    """Returns the names of the texts that all games share."""
    return {name for package in SHARED for name in texts(package, language)}


class _Parts(Visitor):
    """Collects what a text uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.plurals: set[str] = set()
        self.texts: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.texts.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.texts.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {str(getattr(variant.key, "name", "")) for variant in node.variants}
        if keys <= PLURALS and isinstance(node.selector, ast.VariableReference):
            self.plurals.add(node.selector.id.name)
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant)


def _letters(node: object) -> Iterator[str]:
    match node:
        case ast.TextElement(value=value):
            yield str(value)
        case ast.StringLiteral():
            yield node.parse()["value"]
        case ast.Pattern(elements=elements):
            for element in elements:
                yield from _letters(element)
        case ast.Placeable(expression=expression):
            yield from _letters(expression)
        case ast.SelectExpression(variants=variants):
            for variant in variants:
                yield from _letters(variant.value)


@cache
def rule_book(language: str, game: str) -> str:
    """Returns the rules of `game` as Markdown, in English if there is no translation."""
    package = games.parts(game).rules
    return files.rule_book(package, language) or files.rule_book(package, SOURCE)
