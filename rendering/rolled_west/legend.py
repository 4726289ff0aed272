"""What the signs of Boomtown mean."""

from typing import NamedTuple

from rendering import lettering
from rendering.canvas import Box, Canvas
from rendering.drawing import Words
from rendering.rolled_west.icons import icon
from rendering.rolled_west.theme import LEATHER, LEDGER
from rendering.theme import INK

COLUMNS: tuple[tuple[tuple[str, ...], ...], ...] = (
    (("offices",), ("contracts",)),
    (("settlements",), ("majorities",)),
    (("rows",), ("claim_stars", "shipping_stars")),
    (("copper_shipped",), ("copper_contracts",)),
)
"""Signs that mean the same have one text."""
TITLE = 136
"""The width of the title."""
SIGN, LETTERS = 38, 35


Column = tuple[tuple[tuple[str, ...], str], ...]
"""Signs, and what they mean."""


class Legend(NamedTuple):
    """What is written beside the signs, in one language."""

    title: str
    signs: tuple[Column, ...]


def legend(words: Words, counts_units: bool) -> Legend:
    """Returns the legend; if it `counts_units`, office SG counts the copper of contracts."""
    columns = []
    for column in COLUMNS:
        shown = [tuple(_sign(name, counts_units) for name in names) for names in column]
        columns.append(tuple((names, words("board-sign", sign=names[0])) for names in shown))
    return Legend(words("board-legend"), tuple(columns))


def _sign(name: str, counts_units: bool) -> str:
    return "copper_on_contracts" if name == "copper_contracts" and counts_units else name


def put_legend(canvas: Canvas, box: Box, written: Legend) -> None:
    """Puts the title, and the signs with their texts in columns that share what is free."""
    title = box._replace(right=box.left + TITLE)
    canvas.box(title, LEATHER, 14)
    canvas.paragraph(title.inset(12, 4), written.title, LETTERS, LEDGER, bold=True)
    place, left = _inside(box), _inside(box).left
    gap = free(box, written) // len(written.signs)
    for column in written.signs:
        for (names, text), row in zip(column, place.rows(len(column)), strict=True):
            _put_signs(canvas, row._replace(left=left), names, text)
        left += _column(column) + gap


def free(box: Box, written: Legend) -> int:
    """Returns how many pixels across the columns leave free in `box`."""
    return _inside(box).width - sum(_column(column) for column in written.signs)


def _inside(box: Box) -> Box:
    return box.trimmed(TITLE + 12, 5, 0, 5)


def _column(column: Column) -> int:
    return max(_width(names, text) for names, text in column)


def _width(names: tuple[str, ...], text: str) -> int:
    return len(names) * (SIGN + 3) + 5 + round(lettering.width(text, LETTERS))


def _put_signs(canvas: Canvas, row: Box, names: tuple[str, ...], text: str) -> None:
    x, y = row.left, row.centre[1]
    for name in names:
        canvas.put(icon(name, SIGN), x, y - SIGN // 2)
        x += SIGN + 3
    canvas.text(x + 5, y, text, LETTERS, INK)
