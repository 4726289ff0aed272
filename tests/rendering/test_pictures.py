"""Pictures in files: every one can be painted, and what a file cannot hold is refused."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

import rendering
from rendering import pictures
from rendering.pictures import Picture

FILES = sorted(Path(rendering.__file__).parent.glob("*/pictures/*.svg"))
GIVEN = dict.fromkeys(("base", "on", "ink", "paper", "faint", "coat"), (10, 20, 30))
"""Colours that some pictures leave open."""


def drawn(*shapes: str, **colours: tuple[int, int, int]) -> Image.Image:
    """Paints `shapes` on 20 by 20 pixels."""
    return Picture(20, 20, tuple(ElementTree.fromstring(shape) for shape in shapes), colours).image()


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_every_picture_can_be_rendered(file: Path) -> None:
    picture = pictures.load(file.parts[-3], file.stem, **GIVEN)
    image = picture.image()
    assert image.size == (picture.width, picture.height)
    assert image.getbbox()


def test_a_line_round_a_rectangle_lies_half_outside() -> None:
    image = drawn('<rect x="6" y="6" width="8" height="8" fill="#ff0000" stroke="#0000ff" stroke-width="4"/>')
    assert image.getbbox() == (4, 4, 16, 16)
    assert image.getpixel((5, 10)) == (0, 0, 255, 255)
    assert image.getpixel((10, 10)) == (255, 0, 0, 255)


def test_a_circle_is_an_ellipse_with_one_radius() -> None:
    round_shapes = (
        '<circle cx="10" cy="10" r="5" fill="#00ff00"/>',
        '<ellipse cx="10" cy="10" rx="5" ry="5" fill="#00ff00"/>',
    )
    assert drawn(round_shapes[0]).tobytes() == drawn(round_shapes[1]).tobytes()


def test_a_colour_can_be_left_open() -> None:
    shape = '<polygon points="0,0 20,0 20,20 0,20" fill="var(--coat)"/>'
    assert drawn(shape, coat=(1, 2, 3)).getpixel((10, 10)) == (1, 2, 3, 255)
    with pytest.raises(KeyError):
        drawn(shape)


@pytest.mark.parametrize("shape", ['<path d="M 0 0 L 5 5" fill="#000000"/>', '<line x1="0" y1="0" x2="5" y2="5"/>'])
def test_what_is_unknown_or_has_no_colour_is_refused(shape: str) -> None:
    with pytest.raises(ValueError, match="a picture cannot have"):
        drawn(shape)


def test_a_missing_picture_is_reported() -> None:
    with pytest.raises(FileNotFoundError):
        pictures.load("manhattan", "no such picture")


def test_an_icon_is_painted_once_for_each_size() -> None:
    game, name = FILES[0].parts[-3], FILES[0].stem
    small, large = (pictures.icon(game, name, size, **GIVEN) for size in (30, 60))
    assert small is pictures.icon(game, name, 30, **GIVEN)
    assert (small.width, large.width) == (30, 60)
    assert pictures.icon(game, name, **GIVEN).width == pictures.load(game, name, **GIVEN).width
