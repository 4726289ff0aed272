"""Strips of boards that are kept show what was drawn, and nothing else."""

from collections.abc import Iterator
from io import BytesIO
from itertools import islice

import pytest
from PIL import Image, ImageChops

from rendering import drawing, palette, png, strips
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.drawing import Marks
from rendering.encode import encode, encode_piece
from rendering.parts import Piece
from rendering.png import Strip
from rendering.schemes import CONTRAST
from rendering.sketch import Marks as ImageMarks
from rendering.sketch import Sketch
from rendering.theme import CARD, INK, PAPER, WHITE
from rules import games
from rules.contract import moments
from tests.rendering.text_words import TextWords

GAME = "manhattan"
SIZE = (300, 200)
EVERY, MOST = 20, 8
"""One position in this number is rendered, and the most positions."""
WITH_COLOURS = [name for name in games.names() if palette.path(name).exists()]


def pixels(data: bytes) -> Image.Image:
    with Image.open(BytesIO(data)) as image:
        return image.convert("RGB")


def whole(canvas: Canvas) -> list[Strip]:
    return strips.of(canvas.sketch, Box(0, 0, *canvas.size), GAME)


def board(text: str = "7", top: int = 40) -> Canvas:
    canvas = Canvas.blank(SIZE, PAPER)
    canvas.box(Box(20, top, 280, top + 60), CARD, 12, INK, 3)
    canvas.text(100, top + 30, text, 36, INK)
    return canvas


def boards(game: str) -> Iterator[Piece]:
    rules, artist, words = games.load(game), drawing.load(game), TextWords(game, "ja")
    found = moments(rules, rules.info.fewest, games.complete(rules, {}), seed=3)
    for state, to_move in islice(found, 0, EVERY * MOST, EVERY):
        for seat, options in to_move.items():
            pieces, _ = artist.parts(rules.view(state, seat), seat, Marks(options=options), words, whole=False)
            yield from pieces


@pytest.mark.parametrize("game", WITH_COLOURS)
def test_what_is_kept_from_other_boards_shows_what_would_be_painted(game: str) -> None:
    for piece in boards(game):
        file = pixels(encode_piece(piece, game))
        assert ImageChops.difference(file, pixels(encode(piece.image, game))).getbbox() is None


def test_the_same_board_again_is_neither_painted_nor_compressed() -> None:
    first, second = whole(board()), whole(board())
    assert all(one is other for one, other in zip(first, second, strict=True))


def test_only_the_strips_on_which_something_else_lies_are_made_again() -> None:
    first, second = whole(board(top=70)), whole(board("8", top=70))
    assert [one is other for one, other in zip(first, second, strict=True)] == [True, False, True, True]


def test_a_strip_that_lies_elsewhere_is_the_same() -> None:
    upper, lower = whole(board(top=70)), whole(board(top=70 + strips.HIGH))
    assert upper[1] is lower[2]


@pytest.mark.parametrize(
    "other",
    [
        board("7", top=41),
        board("1"),
        board("7", top=39),
        Canvas.blank(SIZE, WHITE),
    ],
)
def test_whatever_differs_is_painted_again(other: Canvas) -> None:
    assert [strip.checksum for strip in whole(board())] != [strip.checksum for strip in whole(other)]
    assert whole(board())[0] is not whole(other)[0]


def test_a_piece_that_differs_by_its_pixels_only_is_another_one() -> None:
    found = []
    for tone in (WHITE, INK):
        canvas = Canvas.blank(SIZE, PAPER)
        canvas.put(Image.new("RGBA", (40, 40), (*tone, 255)), 10, 10)
        found.append(whole(canvas)[0])
    assert found[0].checksum != found[1].checksum


def test_another_scheme_changes_colours_and_takes_the_same_strips() -> None:
    piece = Piece(board().sketch, Box(0, 0, *SIZE))
    usual, other = encode_piece(piece, GAME), encode_piece(piece, GAME, CONTRAST)
    assert usual != other
    assert pixels(other).tobytes() == pixels(encode(piece.image, GAME, CONTRAST)).tobytes()


def test_what_others_paint_on_the_image_is_shown() -> None:
    canvas = board()
    piece = Piece(canvas.sketch, Box(0, 0, *SIZE))
    encode_piece(piece, GAME)
    canvas.image.paste(INK, (0, 0, 300, 30))
    assert pixels(encode_piece(piece, GAME)).tobytes() == pixels(encode(canvas.image, GAME)).tobytes()


def test_a_game_without_colours_gets_those_of_its_image() -> None:
    piece = Piece(board().sketch, Box(0, 0, *SIZE))
    assert encode_piece(piece, "a_game_without_colours") == encode(piece.image, "a_game_without_colours")


def test_those_used_least_recently_are_forgotten_if_there_is_no_room() -> None:
    made = png.strips(palette.flat(board().image, GAME), strips.HIGH)[0]
    kept = strips.Kept(2 * len(made.chunk))
    for name in (b"first", b"second"):
        kept.keep(name, made)
    kept.get(b"first")
    kept.keep(b"third", made)
    assert [kept.get(name) is not None for name in (b"first", b"second", b"third")] == [True, False, True]


def test_an_image_that_is_gone_leaves_nothing_behind() -> None:
    marks = ImageMarks()
    image = Image.new("RGB", (2, 2), INK)
    other = image.copy()
    assert marks.of(image) == marks.of(other)
    del image
    assert len(marks) == 1
    assert marks.of(other) != marks.of(Image.new("RGB", (2, 2), WHITE))


def test_a_sketch_is_painted_at_once_after_somebody_took_its_image() -> None:
    sketch, late = Sketch(SIZE, PAPER), board()
    assert not sketch.is_painted
    assert sketch.image.getcolors() == [(300 * 200, PAPER)]
    late.image.putpixel((0, 0), INK)
    late.fill(Box(1, 0, 2, 1), INK)
    assert (late.image.getpixel((0, 0)), late.image.getpixel((1, 0))) == (INK, INK)
