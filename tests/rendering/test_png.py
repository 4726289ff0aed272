"""Files that are put together from strips show what was drawn."""

from io import BytesIO

import pytest
from PIL import Image

from rendering import png

COLOURS = [*range(256)] * 3


def picture(width: int, height: int) -> Image.Image:
    image = Image.frombytes("P", (width, height), bytes(number * 7 % 256 for number in range(width * height)))
    image.putpalette(COLOURS)
    return image


@pytest.mark.parametrize("high", [1, 64, 100, 250, 400])
@pytest.mark.parametrize(("width", "height"), [(1, 1), (300, 250), (37, 64)])
def test_a_file_shows_the_image_whatever_its_strips(width: int, height: int, high: int) -> None:
    image = picture(width, height)
    with Image.open(BytesIO(png.file(width, height, COLOURS, png.strips(image, high)))) as read:
        read.load()
        assert (read.format, read.mode, read.size) == ("PNG", "P", (width, height))
        assert (read.tobytes(), read.getpalette()) == (image.tobytes(), COLOURS)


def test_the_checksum_of_all_strips_is_that_of_the_whole() -> None:
    image = picture(300, 250)
    assert (
        png.file(300, 250, COLOURS, png.strips(image, 64))[-20:]
        == png.file(300, 250, COLOURS, png.strips(image, 250))[-20:]
    )


def test_strips_of_several_pictures_can_be_put_together() -> None:
    upper, lower = picture(30, 64), picture(30, 10)
    data = png.file(30, 74, COLOURS, [*png.strips(upper, 64), *png.strips(lower, 64)])
    with Image.open(BytesIO(data)) as read:
        assert read.tobytes() == upper.tobytes() + lower.tobytes()
