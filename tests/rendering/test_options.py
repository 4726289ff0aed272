"""Every option is numbered on the board of the seat to move, except those that its game calls placeless."""

from collections.abc import Iterator

import pytest

from rendering import contract, drawing
from rules import games
from rules.contract import option_sets
from rules.game import Options
from tests.rendering.text_words import TextWords


def cases() -> Iterator[tuple[str, int, Options]]:
    """Yields every number of seats with the usual options, and every other value once, with most or fewest seats."""
    for name in games.names():
        info = games.load(name).info
        usual, *others = option_sets(info)
        for seats in range(info.fewest, info.most + 1):
            yield name, seats, usual
        for number, options in enumerate(others):
            yield name, (info.most, info.fewest)[number % 2], options


@pytest.mark.parametrize(("game", "seats", "options"), list(cases()))
def test_every_option_has_a_place_on_the_board_or_is_placeless(game: str, seats: int, options: Options) -> None:
    contract.check_places(drawing.load(game), game, seats, options, TextWords(game, "en"))
