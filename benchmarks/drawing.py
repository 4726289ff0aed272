"""Rendering of boards: processor time compared with an encoding that computes its palette, and the file size."""

from collections.abc import Iterator
from statistics import median
from time import process_time
from typing import NamedTuple

from benchmarks import positions
from benchmarks.measure import Figure
from bot.i18n import MatchWords, words_in
from rendering import contract, drawing, encode
from rendering.drawing import Marks
from rules import games

BUDGET = 1.5
PEER = "an encoding that computes its palette"
EVERY = 6
"""One in this many positions is rendered: for everybody with all parts, and the parts that a question shows."""
NAMES = ("Alice", "Bob", "Carol", "Dave")


class Board(NamedTuple):
    """The rendering of a board in parts: seconds and bytes."""

    whole: float
    """All parts rendered and encoded."""
    peer: float
    """Encoded without a given palette."""
    size: int
    """Of all files together."""


def figures() -> Iterator[Figure]:
    """Yields time and size for every game over several random games, each position in a public and a private view."""
    for name in games.names():
        boards = list(_boards(name))
        warm = boards[2:]  # the first two fill the caches
        whole = 1000 * median(board.whole for board in warm)
        peer = 1000 * median(board.peer for board in warm)
        largest = max(board.size for board in boards) / 1024
        yield Figure(f"board rendered and encoded, {name}, median of {len(warm)}", whole, "ms", peer, PEER, BUDGET)
        yield Figure(
            f"board files, {name}, largest of {len(boards)}", largest, "KiB", budget=contract.MOST_BYTES / 1024
        )


def _boards(name: str) -> Iterator[Board]:
    game, artist = games.load(name), drawing.load(name)
    words = MatchWords(words_in("en", name), NAMES)
    for seats in range(game.info.fewest, game.info.most + 1):
        for number, at in enumerate(positions.of_a_game(name, seats, seed=seats)):
            if number % EVERY:
                continue
            for seat, marks in ((None, Marks(at.events)), (at.seat, Marks(at.events, at.options))):
                view = game.view(at.state, seat)
                start = process_time()
                pieces, _ = artist.parts(view, seat, marks, words, whole=False)
                size = sum(len(encode.encode_piece(piece, name)) for piece in pieces)
                whole = process_time()
                images = [piece.image for piece in pieces]
                painted = process_time()
                for image in images:
                    encode.encode(image)
                yield Board(whole - start, process_time() - painted, size)
