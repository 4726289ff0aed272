"""Messages of which it is known which texts say what, so that they can be said in any language.

In such a message, each string that a text has said is a list of parts: a literal string, or `{"t": "bot:button-join",
"v": {...}}`, the text of a package with its values, which are numbers or lists of parts themselves.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from bot.app.translating import fluent
from bot.i18n import Words, own_words
from rules import games

Json = dict[str, Any]
Parts = list[Any]
BEGIN, END = chr(0xE000), chr(0xE001)
"""What stands around a marked text: letters of nobody."""
SHOWN = ("content", "label", "placeholder", "description", "title")
"""The fields of components that people read."""
WITHIN = ("components", "options", "items")
"""The fields that hold further components."""
LEAST = 2
"""The shortest text that is looked for within a string, in characters. A shorter one has to be all of it."""


class Call(NamedTuple):
    """A text as it was said."""

    key: str
    """Its package and its name."""
    values: Mapping[str, float | str]
    said: str


def key_of(package: str, name: str) -> str:
    """Returns what stands for a text of a package in a traced message."""
    return f"{package}:{name}"


def game_of(key: str) -> str:
    """Returns the game to whose packages a text belongs; empty for texts of the bot, any for those of all games."""
    first, *rest = key.partition(":")[0].split(".")
    if first == "bot":
        return ""
    return rest[0] if rest else games.names()[0]


def each_string(component: Json, change: Callable[[Any], Any]) -> Json:
    """Returns a component in which `change` was applied to every string that people read, or to its parts."""
    found: Json = {}
    for field, value in component.items():
        if isinstance(value, dict):
            found[field] = each_string(value, change)
        elif field in WITHIN:
            found[field] = [each_string(each, change) for each in value]
        else:
            found[field] = change(value) if field in SHOWN else value
    return found


def traced(text: str, calls: Iterable[Call]) -> str | Parts:
    """Returns a string as parts: the longest texts that were said in it, and what is between them.

    Of texts that have said the same, the last one counts.
    """
    within = [(call, at) for call in calls if (at := _place(call.said, text)) >= 0]
    if not within:
        return text
    call, at = max(reversed(within), key=lambda each: len(each[0].said))
    others = [each for each, _ in within if each is not call]
    values = {name: _value(value, others) for name, value in call.values.items()}
    before, after = text[:at], text[at + len(call.said) :]
    every = [each for each, _ in within]
    return [*_parts(before, every), {"t": call.key, "v": values}, *_parts(after, every)]


def _value(value: float | str, calls: list[Call]) -> Any:
    return traced(value, calls) if isinstance(value, str) else value


def _parts(text: str, calls: list[Call]) -> Parts:
    found = traced(text, calls) if text else []
    return [found] if isinstance(found, str) else found


def _place(said: str, text: str) -> int:
    """Returns where a text stands in a string, as whole words; -1 if it does not."""
    if len(said) < LEAST or said.isdecimal():
        return 0 if said and said == text else -1
    at = text.find(said)
    while at >= 0:
        end = at + len(said)
        glued = at and text[at - 1].isalnum() and said[0].isalnum()
        if not glued and not (text[end : end + 1].isalnum() and said[-1].isalnum()):
            return at
        at = text.find(said, at + 1)
    return -1


def keys(value: Any) -> Iterator[str]:
    """Yields the texts in a traced message, or in some parts of one."""
    if isinstance(value, list):
        for each in value:
            yield from keys(each)
    elif isinstance(value, dict):
        if "t" in value:
            yield value["t"]
        for each in value.values():
            yield from keys(each)


def values(value: Any) -> Iterator[tuple[str, str, Any]]:
    """Yields text, name and value of every variable in a traced message."""
    if isinstance(value, list):
        for each in value:
            yield from values(each)
    elif isinstance(value, dict):
        if "t" in value:
            yield from ((value["t"], name, each) for name, each in value["v"].items())
        for each in value.values():
            yield from values(each)


class Saying:
    """Says traced messages in a language, with one text marked wherever it stands."""

    def __init__(self, language: str, marked: str) -> None:
        """`marked`: the key of that text."""
        package, _, name = marked.partition(":")
        self._language = language
        self._marked = (package, name)
        self._words: dict[str, Words] = {}

    def message(self, message: Collection[Json]) -> list[Json]:
        """Returns a message with strings in place of parts."""
        return [each_string(component, self.string) for component in message]

    def string(self, parts: str | Parts) -> str:
        """Returns what parts say together."""
        return parts if isinstance(parts, str) else "".join(self._part(each) for each in parts)

    def _part(self, part: str | Json) -> str:
        if isinstance(part, str):
            return part
        said = {name: self.string(each) if isinstance(each, (str, list)) else each for name, each in part["v"].items()}
        game, (_, _, name) = game_of(part["t"]), part["t"].partition(":")
        if game and game not in games.names():
            return ""
        if game not in self._words:
            self._words[game] = own_words(self._language, game, self._marking, _unheard)
        words = self._words[game]
        return words(name, **said) if name in words else ""

    def _marking(self, *of_words: Any) -> fluent.Marking:
        return fluent.Marking(self._marked, (BEGIN, END), *of_words)


def _unheard(name: str, language: str, errors: list[str]) -> None:
    """What cannot be filled in here was said by a test in another way, or has a variable that nothing has shown."""
