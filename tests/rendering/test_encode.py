"""An encoded board is small and looks the same."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from rendering import manhattan
from rendering.drawing import Marks
from rendering.encode import SUFFIX, encode
from rules.manhattan.steps import State
from tests.rendering.manhattan import positions
from tests.rendering.text_words import TextWords

LARGEST = 250 * 1024


def shown(data: bytes) -> Image.Image:
    with Image.open(BytesIO(data)) as image:
        assert image.format == SUFFIX.upper()
        return image.convert("RGB")


@pytest.mark.parametrize("state", [positions.opening(), positions.middle(), positions.ended(), positions.full()])
def test_a_board_takes_at_most_250_kibibytes(state: State) -> None:
    image = manhattan.DRAWING.draw(state, 0, Marks(), TextWords("manhattan", "en"))
    assert len(encode(image, "manhattan")) <= LARGEST


@pytest.mark.parametrize("game", ["manhattan", "a_game_without_colours", None])
def test_the_file_shows_the_image(game: str | None) -> None:
    image = manhattan.DRAWING.draw(positions.middle(), None, Marks(), TextWords("manhattan", "en"))
    changes = ImageChops.difference(image, shown(encode(image, game)))
    assert max(ImageStat.Stat(changes).mean) < 3
