"""An encoded board is small and looks the same."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from rendering import colours, manhattan
from rendering.drawing import Marks
from rendering.encode import FEW, NEAR, SUFFIX, compact, encode
from rules import games
from rules.manhattan.steps import State
from tests.rendering.comparing import difference
from tests.rendering.manhattan import tables
from tests.rendering.text_words import TextWords

LARGEST = 250 * 1024


def shown(data: bytes) -> Image.Image:
    with Image.open(BytesIO(data)) as image:
        assert image.format == SUFFIX.upper()
        return image.convert("RGB")


@pytest.mark.parametrize("state", [tables.opening(), tables.middle(), tables.ended(), tables.full()])
def test_a_board_takes_at_most_250_kibibytes(state: State) -> None:
    image = manhattan.draw(state, 0, Marks(), TextWords("manhattan", "en"))
    assert len(encode(image, "manhattan")) <= LARGEST


@pytest.mark.parametrize("game", ["manhattan", "a_game_without_colours", None])
def test_the_file_shows_the_image(game: str | None) -> None:
    image = manhattan.draw(tables.middle(), None, Marks(), TextWords("manhattan", "en"))
    changes = ImageChops.difference(image, shown(encode(image, game)))
    assert max(ImageStat.Stat(changes).mean) < 3


@pytest.mark.parametrize("game", [game for game in games.names() if colours.path(game).exists()])
def test_the_colours_of_a_game_suit_all_its_boards(game: str) -> None:
    for image in colours.boards(game, seed=2):
        assert difference(image, shown(encode(image, game)), visible=NEAR) <= FEW


def test_a_ground_is_kept_in_the_colours_of_its_game_if_they_suit_it() -> None:
    image = manhattan.draw(tables.middle(), None, Marks(), TextWords("manhattan", "en"))
    kept = compact(image, "manhattan")
    assert kept.mode == "P"
    assert difference(image, kept.convert("RGB"), visible=NEAR) <= FEW


@pytest.mark.parametrize(("tone", "game"), [((1, 254, 3), "manhattan"), ((0, 0, 0), "a_game_without_colours")])
def test_a_ground_that_the_colours_do_not_suit_is_kept_as_it_is(tone: tuple[int, int, int], game: str) -> None:
    image = Image.new("RGB", (100, 100), tone)
    assert compact(image, game) is image
