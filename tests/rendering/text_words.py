"""Words for boards, read from the text files."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from rules import games

SHARED = ("rules", "rendering")
"""The packages with texts that all games share."""
NAMES = ("Alice", "Bob", "Carol", "Dave")


def texts(game: str, language: str) -> list[str]:
    """Returns the text files that a board of `game` may use, its own first."""
    folders = (files(package) / "text" for package in (*games.parts(game), *SHARED))
    return [(folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in folders]


@cache
def bundle(game: str, language: str) -> FluentBundle:
    """Returns the texts of `game` in one language, which all tests share."""
    found = FluentBundle([language], use_isolating=False)
    for text in texts(game, language):
        found.add_resource(FluentResource(text))
    return found


class TextWords:
    """The sentences of a game in one language, and the names of players. A missing or broken one fails the test."""

    def __init__(self, game: str, language: str, names: Sequence[str] = NAMES) -> None:
        self.language = language
        self._game = game
        self._names = names

    def __call__(self, name: str, /, **values: int | str) -> str:
        texts = bundle(self._game, self.language)  # read when it is first needed: not by every import of a test
        pattern = texts.get_message(name).value
        assert pattern is not None, f"there is no text {name}"
        sentence, errors = texts.format_pattern(pattern, values)
        assert not errors, f"{name}: {errors}"
        return str(sentence)

    def player(self, seat: int) -> str:
        return self._names[seat]
