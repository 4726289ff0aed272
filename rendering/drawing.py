"""How a game is rendered, and where that is found: `DRAWING` in the package of its rendering."""

import importlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from msgspec import Struct
from PIL import Image

from rendering import parts
from rendering.canvas import Canvas, Key
from rendering.highlights import put_numbers, put_rings
from rendering.parts import Piece
from rendering.signs import Sign, put_signs
from rendering.theme import CHANGED, CHOICE, Colour
from rules import games
from rules.game import Event, Move, State, Step


class Words(Protocol):
    """Sentences and names in one language, for one match."""

    language: str
    """Its code, such as "en"."""

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


def _no_piece(_: Any) -> None:
    return None


def _own(_: Any, seat: int) -> int:
    return seat


class Drawing(Struct, Generic[View], frozen=True, kw_only=True):
    """How a game is rendered and described, and what its events, steps and options mean on the board.

    The code that puts a thing on the board notes under a key where it lies; the three mappings name keys. A key that
    is not on the board is not pointed out.
    """

    board: Callable[[View, int | None, Words], Canvas]
    """Renders what a view shows, at most 1,400 pixels wide; with a seat, what is private to it too."""
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
    colour: Callable[[View, int], int] = _own
    """Returns the number of a seat's colour; that of the seat by default."""
    pieces: Mapping[str, Callable[[int], Image.Image]] = MappingProxyType({})
    """The pieces that stand as emojis in buttons and in the story: by name, what draws each at a width in pixels."""
    piece: Callable[[Move | Event], str | None] = _no_piece
    """Names the piece that stands for an option or an event; None: no piece does."""
    signs: Sequence[Sign] = ()
    """What is explained on the board to those who ask what is what."""
    schemes: Mapping[str, Mapping[Colour, Colour]] = MappingProxyType({})
    """Where colours of this game go in the schemes of the module `schemes`, by their names; near ones follow."""

    def draw(self, view: View, seat: int | None, marks: Marks, words: Words) -> Image.Image:
        """Returns the board as `view` shows it, with `marks` pointed out; with `seat`, what is private to it too."""
        return self.marked(view, seat, marks, words).image

    def parts(
        self, view: View, seat: int | None, marks: Marks, words: Words, *, whole: bool = True
    ) -> tuple[list[Piece], bool]:
        """Returns the same in parts, and whether these are all; unless `whole`, only what a question is about."""
        canvas = self.marked(view, seat, marks, words)
        every = parts.all_of(canvas)
        wanted = every if whole or seat is None else parts.shown(canvas, self._meant_in(view, seat, marks))
        return parts.cut(canvas, wanted), wanted == every

    def explained(self, view: View, seat: int | None, words: Words) -> tuple[list[Piece], list[str]]:
        """Returns the board in parts, with what its signs explain ringed and numbered, and the names of its texts."""
        canvas = self.board(view, seat, words)
        names = put_signs(canvas, self.signs, seat or 0)
        return parts.cut(canvas, parts.all_of(canvas)), names

    def marked(self, view: View, seat: int | None, marks: Marks, words: Words) -> Canvas:
        """Returns the same with the places of everything on it."""
        canvas = self.board(view, seat, words)
        put_rings(canvas, self.changed(marks.events), CHANGED)
        for step in view.agenda[-1:]:
            put_rings(canvas, self.decided(step), CHOICE)
        if seat is not None:
            put_numbers(canvas, seat, marks.options, self.meant)
        return canvas

    def _meant_in(self, view: View, seat: int, marks: Marks) -> list[Key]:
        """Returns what a question is about: its options and what they decide on; without any, what has changed."""
        meant = [key for option in marks.options for key in self.meant(seat, option)]
        decided = [key for step in view.agenda[-1:] for key in self.decided(step)]
        return meant + decided if marks.options else [*self.changed(marks.events)]

    def describe(self, view: View, seat: int | None, words: Words) -> str:
        """Returns alt text and text board of `view`; with `seat`, what is private to it too."""
        return "\n".join(self.lines(view, seat, words))


@cache
def load(game: str) -> Drawing[Any]:
    """Returns how `game` is rendered. Raises KeyError if there is no such game."""
    drawing: Drawing[Any] = importlib.import_module(games.parts(game).rendering).DRAWING
    return drawing
