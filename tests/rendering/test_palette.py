"""Boards are sent, and grounds kept, in the colours of their game."""

import pytest
from PIL import Image

from rendering import manhattan, palette, rolled_west
from rendering.palette import FEW, NEAR, compact, differing, flat
from rules import games
from tests.rendering.text_words import TextWords
from tools import build_palette

CITIES = ("", "", "", "", "", "")
EVERY = 120
"""One position in this number is rendered: a sixth of those from which the colours were chosen."""


@pytest.mark.parametrize("game", [game for game in games.names() if palette.path(game).exists()])
def test_the_colours_of_a_game_suit_all_its_boards(game: str) -> None:
    for image in build_palette.boards(game, seed=2, every=EVERY):
        assert differing(image, flat(image, game).convert("RGB"), NEAR) <= FEW


def test_a_ground_is_kept_in_the_colours_of_its_game() -> None:
    west = rolled_west.ground.lettering(TextWords("rolled_west", "en"))
    first = [rolled_west.ground.first(west, is_over) for is_over in (False, True)]
    grounds = [manhattan.ground.ground(CITIES), *first, rolled_west.ground.below(west, 700)]
    assert [ground.mode for ground in grounds] == ["P"] * 4


@pytest.mark.parametrize(("tone", "game"), [((1, 254, 3), "manhattan"), ((0, 0, 0), "a_game_without_colours")])
def test_a_ground_that_the_colours_do_not_suit_is_kept_as_it_is(tone: tuple[int, int, int], game: str) -> None:
    image = Image.new("RGB", (100, 100), tone)
    assert compact(image, game) is image


@pytest.mark.parametrize(("by", "part"), [(0, 0.5), (9, 0.5), (10, 0.0)])
def test_pixels_differ_that_are_off_by_more_in_some_channel(by: int, part: float) -> None:
    one, other = Image.new("RGB", (2, 1), (50, 50, 50)), Image.new("RGB", (2, 1), (50, 50, 50))
    other.putpixel((1, 0), (50, 40, 51))
    assert differing(one, other, by) == part
