"""What holds for the images of every game: size in pixels and bytes, and that rendering only reads."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import msgspec
import pytest

from rendering import drawing
from rendering.drawing import Marks
from rendering.encode import encode
from rules import games, selfplay
from tests.rendering.comparing import changed
from tests.rendering.text_words import NAMES, TextWords
from tests.rendering.whole_games import WIDEST

LONG_NAMES = ("Maximiliane von Hohenstaufen-Sigmaringen", "🎲", "超高層建築愛好家連盟名誉会長", "𝓓𝓪𝓿𝓮")
MOST_BYTES = 250 * 1024
MIDDLE = 60
"""Decisions after which much lies on the board."""

each_game = pytest.mark.parametrize("game", games.names())
each_table = pytest.mark.parametrize(
    ("game", "seats"),
    [
        (game, seats)
        for game in games.names()
        for info in [games.load(game).info]
        for seats in range(info.fewest, info.most + 1)
    ],
)


class Shown(NamedTuple):
    """A position of a random game, with everything that a seat may see of it."""

    view: Any
    seat: int | None


def middles(game: str, seats: int) -> list[Shown]:
    """Returns the middle of a game as everybody sees it, and as its last seat does."""
    rules = games.load(game)
    state, _ = selfplay.position(rules, seats, {}, seed=1, moves=MIDDLE)
    return [Shown(rules.view(state, seat), seat) for seat in (None, seats - 1)]


@each_table
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=["usual", "long"])
def test_every_number_of_players_is_rendered_in_size(
    game: str, seats: int, language: str, names: tuple[str, ...]
) -> None:
    drawn, words = drawing.load(game), TextWords(game, language, names)
    for view, seat in middles(game, seats):
        image = drawn.draw(view, seat, Marks(), words)
        assert image.width <= WIDEST
        assert seat is not None or image.size == drawn.size
        assert len(encode(image, game)) <= MOST_BYTES


@each_game
def test_rendering_changes_nothing_in_the_view(game: str) -> None:
    drawn, words = drawing.load(game), TextWords(game, "en")
    for view, seat in middles(game, games.load(game).info.most):
        before = msgspec.json.encode(view)
        drawn.draw(view, seat, Marks(), words)
        drawn.describe(view, seat, words)
        assert msgspec.json.encode(view) == before


@each_game
def test_boards_rendered_in_several_threads_at_once_are_the_same(game: str) -> None:
    drawn, words = drawing.load(game), TextWords(game, "ja")
    for view, seat in middles(game, games.load(game).info.most):
        with ThreadPoolExecutor(4) as pool:
            images = list(pool.map(lambda _: drawn.draw(view, seat, Marks(), words), range(4)))  # noqa: B023
        expected = drawn.draw(view, seat, Marks(), words)
        assert all(changed(expected, image) is None for image in images)
