"""Remakes the colours of this folder, after a change of a game's tones or sprites.

.venv/bin/python rendering/colours/remake.py
"""

from collections.abc import Iterator
from operator import mul
from pathlib import Path
from typing import Any

from PIL import Image

from bot.words import TableWords, book
from rendering import drawing, encode
from rendering.drawing import Marks
from rendering.palette import Colour
from rules import games, play, selfplay

SMALLER = 4
"""One pixel of so many is looked at, across and down."""
MOVES = (0, 25, 50, 100, 150, 200, 300)
"""How far random games have come."""
RARE = 0.4
"""The power of how often a colour is there that makes its weight."""


def boards(name: str) -> Iterator[Image.Image]:
    """Small pictures of boards, public and private."""
    game, artist = games.load(name), drawing.load(name)
    words = TableWords(book("en", name), ("Alice", "Bob", "Carol", "Dave"))
    for players in range(game.INFO.fewest, game.INFO.most + 1):
        for moves in MOVES:
            state, events = selfplay.position(game, players, {}, seed=moves, moves=moves)
            asked = play.settle(state)
            for seat in (None, *asked):
                marks = Marks(events, asked.get(seat, []) if seat is not None else [])
                image = artist.draw(game.view(state, seat), seat, marks, words)
                yield image.resize((image.width // SMALLER, image.height // SMALLER), Image.Resampling.NEAREST)


def collage(images: list[Image.Image]) -> Image.Image:
    """All `images` side by side."""
    whole = Image.new("RGB", (sum(image.width for image in images), max(image.height for image in images)))
    left = 0
    for image in images:
        whole.paste(image, (left, 0))
        left += image.width
    return whole


def choose(image: Image.Image) -> list[Colour]:
    """The colours for `image`, one after the other: each time the one that those before it replace worst.

    A colour that is there more often counts for more, but not by as much: rare ones are pointers and edges of letters.
    """
    counted: Any = image.getcolors(image.width * image.height)
    found: list[tuple[int, Colour]] = sorted(counted, reverse=True)
    weights = [count**RARE for count, _ in found]
    off = [1 << 20] * len(found)
    chosen = [found[0][1]]
    while len(chosen) < encode.COLOURS:
        red, green, blue = chosen[-1]
        away = ((r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2 for _, (r, g, b) in found)
        off = list(map(min, off, away))
        errors = list(map(mul, weights, off))
        chosen.append(found[errors.index(max(errors))][1])
    return chosen


def remake(name: str, folder: Path) -> None:
    """Writes the colours of a game as the palette of a picture of 16 by 16 pixels, one of each."""
    swatches = Image.new("P", (16, 16))
    swatches.putpalette([part for colour in choose(collage(list(boards(name)))) for part in colour])
    swatches.putdata(range(encode.COLOURS))
    swatches.save(folder / f"{name}.png", optimize=True)


if __name__ == "__main__":
    for each in games.names():
        remake(each, Path(__file__).parent)
