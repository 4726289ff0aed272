"""Sentences in English and Japanese. Nothing else reads the text files.

Texts are Fluent files: `bot/text`, and `text` in a game's folders in `rules` and `rendering`. A move, step, event or
refusal is a sentence too: its kind and type name the text, its fields fill it in, and a field called `seat` (or
ending in `_seat`) becomes the player's name.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

import structlog
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource
from msgspec import Struct

from rules.game import Step

LANGUAGES = ("en", "ja")
SENTENCES = 1000
"""How many each book keeps: a board and its description say the same hundred each time, at 15 µs apiece."""

_log = structlog.get_logger()


class Book:
    """All sentences of Parlour, and of one game, in one language."""

    def __init__(self, language: str, texts: Iterable[Resource]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for text in texts:
            self._bundle.add_resource(text)
        self._kept = lru_cache(SENTENCES)(self._sentence)

    def __call__(self, name: str, /, **values: int | str) -> str:
        """The sentence `name`. Raises LookupError where there is none."""
        return self._kept(name, tuple(values.items()))

    def __contains__(self, name: str) -> bool:
        return self._bundle.has_message(name)

    def _sentence(self, name: str, values: tuple[tuple[str, int | str], ...]) -> str:
        message = self._bundle.get_message(name)
        if message.value is None:
            raise LookupError(name)
        sentence, errors = self._bundle.format_pattern(message.value, dict(values))
        if errors:
            _log.error("sentence", name=name, language=self.language, errors=[str(error) for error in errors])
        return str(sentence)


class MatchWords:
    """A book with the names of the people at a table: what drawings and posts of a match speak with."""

    def __init__(self, book: Book, names: Sequence[str]) -> None:
        self.language = book.language
        self._book = book
        self._names = names

    def __call__(self, name: str, /, **values: int | str) -> str:
        return self._book(name, **values)

    def __contains__(self, name: str) -> bool:
        return name in self._book

    def player(self, seat: int) -> str:
        """The name of who sits at `seat`."""
        return self._names[seat]

    def listed(self, names: Sequence[str]) -> str:
        """`names`, at least one, in one row."""
        *others, last = names
        return self("list-and").join([self("list-comma").join(others), last] if others else [last])

    def ask(self, kind: str, step: Step[Any, Any], state: Any, seat: int) -> str:
        """The sentence that asks `seat` a step of `state`: `kind` is "ask" or, for everybody's eyes, "turn"."""
        return self._tell(f"{kind}-{step.prompt_key(state, seat)}", step, seat=self.player(seat))

    def tell(self, kind: str, thing: Struct, **more: int | str) -> str:
        """The sentence for `thing`, a move, event, refusal or order: `kind` is the first part of the text's name."""
        return self._tell(f"{kind}-{type(thing).__name__}", thing, **more)

    def _tell(self, name: str, thing: Struct, **more: int | str) -> str:
        values: dict[str, int | str] = {}
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
def book(language: str, game: str = "") -> Book:
    """The sentences of Parlour in `language`, with those of `game`."""
    folders = ["bot", *(f"{part}.{game}" for part in ("rules", "rendering") if game)]
    return Book(language, [_parsed(folder, language) for folder in folders])


@cache
def _parsed(folder: str, language: str) -> Resource:
    """The texts in `folder`, which several books may share; none where there is no such file."""
    text = files(folder) / "text" / f"{language}.ftl"
    return FluentParser(with_spans=False).parse(text.read_text(encoding="utf-8") if text.is_file() else "")


@cache
def rule_book(language: str, game: str) -> str:
    """The rules of `game` as Markdown, in English where there is no translation."""
    folder = files(f"rules.{game}")
    translated = folder / f"RULES.{language}.md"
    return (translated if translated.is_file() else folder / "RULES.md").read_text(encoding="utf-8")


def language_of(locale: str, default: str) -> str:
    """The language of Parlour nearest to a locale of Discord's, such as "ja" or "en-GB"."""
    code = locale.split("-")[0]
    return code if code in LANGUAGES else default
