"""How a game is rendered, and where that is found: `DRAWING` in the package of its rendering."""

import importlib
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from msgspec import Struct
from PIL import Image

from rendering.canvas import Canvas, Key
from rendering.highlights import REACH, put_numbers, put_rings
from rendering.theme import ALERT, CHOICE
from rules import games
from rules.game import Event, Move, State, Step


class Words(Protocol):
    """Sentences and names in one language, for one match."""

    language: str
    """"en" or "ja"."""

    def __call__(self, name: str, /, **values: int | str) -> str:
        """Returns the sentence `name` with `values` filled in."""

    def player(self, seat: int) -> str:
        """Returns what the player at `seat` is called."""


class Marks(NamedTuple):
    """What is pointed out on a board."""

    events: Sequence[Event] = ()
    """What happened: the pieces that these changed are ringed."""
    options: Sequence[Move] = ()
    """What a seat can choose: places are numbered from 1, in this order, as in the menu."""


View = TypeVar("View", bound=State)


def _nothing(*_: Any) -> tuple[Key, ...]:
    return ()


def _placed(_: Move) -> bool:
    return False


class Drawing(Struct, Generic[View], frozen=True, kw_only=True):
    """How a game is rendered and described, and what its events, steps and options mean on the board.

    The code that puts a thing on the board notes under a key where it lies; the three mappings name keys. A key that
    is not on the board is not pointed out.
    """

    size: tuple[int, int]
    """Width and height in pixels of the board that everybody sees; at most 1,400 wide."""
    board: Callable[[View, int | None, Words], Canvas]
    """Renders what a view shows; with a seat, what is private to it too."""
    lines: Callable[[View, int | None, Words], Iterable[str]]
    """Gives the same in lines of plain text, the most important first, so that it may be cut after any of them."""
    changed: Callable[[Sequence[Event]], Iterable[Key]] = _nothing
    """Names what events changed, in their order: it is ringed."""
    decided: Callable[[Step[Any, Any]], Iterable[Key]] = _nothing
    """Names what the seat to move decides on in a step: it is ringed in another colour."""
    meant: Callable[[int, Move], Iterable[Key]] = _nothing
    """Names what an option of a seat means: it is numbered."""
    placeless: Callable[[Move], bool] = _placed
    """Checks whether an option means nothing on the board; all others are numbered somewhere."""
    reach: int = REACH
    """How far rings lie outside, in pixels."""

    def draw(self, view: View, seat: int | None, marks: Marks, words: Words) -> Image.Image:
        """Returns the board as `view` shows it, with `marks` pointed out; with `seat`, what is private to it too."""
        canvas = self.board(view, seat, words)
        put_rings(canvas, self.changed(marks.events), ALERT, self.reach)
        for step in view.agenda[-1:]:
            put_rings(canvas, self.decided(step), CHOICE, self.reach)
        if seat is not None:
            put_numbers(canvas, seat, marks.options, self.meant)
        return canvas.image

    def describe(self, view: View, seat: int | None, words: Words) -> str:
        """Returns alt text and text board of `view`; with `seat`, what is private to it too."""
        return "\n".join(self.lines(view, seat, words))


@cache
def load(game: str) -> Drawing[Any]:
    """Returns how `game` is rendered. Raises KeyError if there is no such game."""
    drawing: Drawing[Any] = importlib.import_module(games.parts(game).rendering).DRAWING
    return drawing
