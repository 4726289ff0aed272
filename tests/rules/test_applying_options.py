"""Options say when they apply: otherwise they change nothing, and where they apply they change something."""

from itertools import zip_longest
from random import Random
from typing import Any

import pytest

from rules import contract, games
from rules.game import AnyGame, Option, Options

pytestmark = pytest.mark.untraced

SETS = 10
"""Sets of options that are tried for each game."""
GAMES = 300
"""Random games, one of which has to be different: ties for the tallest building of one owner are rare."""
every_option = pytest.mark.parametrize(
    ("game", "option"),
    [
        pytest.param(games.load(name), option, id=f"{name}-{option.name}")
        for name in games.names()
        for option in games.load(name).info.options
    ],
)


def some_options(game: AnyGame, dice: Random) -> Options:
    return {option.name: dice.choice(option.values) for option in game.info.options}


@pytest.mark.parametrize("name", games.names())
def test_an_option_that_does_not_apply_changes_nothing(name: str) -> None:
    game, dice = games.load(name), Random(1)
    for _ in range(SETS):
        seats = dice.randint(game.info.fewest, game.info.most)
        contract.check_applying_options(game, seats, some_options(game, dice))


@every_option
def test_an_option_makes_a_difference_with_every_number_of_seats_for_which_it_applies(
    game: AnyGame, option: Option
) -> None:
    dice = Random(2)
    for seats in range(game.info.fewest, game.info.most + 1):
        tried = [options for _ in range(GAMES) if option.applies(seats, options := some_options(game, dice))]
        differs = (is_seen(game, option, seats, options, seed) for seed, options in enumerate(tried))
        assert not tried or any(differs), f"not with {seats}"


def is_seen(game: AnyGame, option: Option, seats: int, options: Options, seed: int) -> bool:
    """Returns whether a random game goes in another way, or looks different, with another value of `option`."""
    usual, *others = (options | {option.name: value} for value in option.values)
    return any(differs(game, seats, usual, other, seed) for other in others)


def differs(game: AnyGame, seats: int, usual: Options, other: Options, seed: int) -> bool:
    """Returns whether the first seat sees different things in two random games, which it does not see to their end."""
    games = (contract.moments(game, seats, options, seed) for options in (usual, other))
    return any(
        here is None or there is None or here.to_move != there.to_move or seen(game, here) != seen(game, there)
        for here, there in zip_longest(*games)
    )


def seen(game: AnyGame, moment: contract.Moment) -> Any:
    """Returns what the first seat sees of a position, without its options."""
    view: Any = game.view(moment.state, 0)
    view.options = {}
    return view, game.scores(moment.state)
