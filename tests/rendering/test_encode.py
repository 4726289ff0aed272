"""An encoded board is small and looks the same."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from rendering import manhattan
from rendering.drawing import Marks
from rendering.encode import SUFFIX, encode
from rules.manhattan.steps import State
from tests.rendering.manhattan import tables
from tests.rendering.text_words import TextWords

LARGEST = 250 * 1024


@pytest.mark.parametrize("state", [tables.opening(), tables.middle(), tables.ended(), tables.full()])
def test_a_board_takes_at_most_250_kibibytes(state: State) -> None:
    image = manhattan.draw(state, 0, Marks(), TextWords("manhattan", "en"))
    assert len(encode(image)) <= LARGEST


def test_the_file_shows_the_image() -> None:
    image = manhattan.draw(tables.middle(), None, Marks(), TextWords("manhattan", "en"))
    with Image.open(BytesIO(encode(image))) as shown:
        assert shown.format == SUFFIX.upper()
        difference = ImageStat.Stat(ImageChops.difference(image, shown.convert("RGB")))
    assert max(difference.mean) < 3
