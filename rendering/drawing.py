"""What a game's drawing is, and where it is found: the package of the game's name inside `rendering`."""

import importlib
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple, Protocol, cast

from PIL import Image

from rules.game import Event, Move


class Words(Protocol):
    """Sentences and names in one language, for one table."""

    language: str
    """"en" or "ja"."""

    def __call__(self, name: str, /, **values: int | str) -> str:
        """The sentence `name` with `values` filled in."""

    def player(self, seat: int) -> str:
        """What the player at `seat` is called."""


class Marks(NamedTuple):
    """What to point out on a board."""

    events: Sequence[Event] = ()
    """What happened: the pieces that these changed are ringed."""
    options: Sequence[Move] = ()
    """What can be chosen: places are numbered from 1, in this order, as in the menu."""


class Drawing(Protocol):
    """What a game's package in `rendering` offers."""

    SIZE: tuple[int, int]
    """Width and height in pixels; at most 1,400 wide."""

    def draw(self, view: Any, seat: int | None, marks: Marks, words: Words) -> Image.Image:
        """The board as `view` shows it; with `seat`, what is private to it too."""

    def describe(self, view: Any, seat: int | None, words: Words) -> str:
        """The same in plain text: alt text and text board."""


@cache
def load(game: str) -> Drawing:
    """The drawing of `game`. Raises ModuleNotFoundError where there is none."""
    return cast(Drawing, importlib.import_module(f"rendering.{game}"))
