"""The priors of moves."""

from rules.mint_works import moves
from rules.mint_works.prior import prior


def test_building_looks_better_than_buying_that_better_than_working_and_passing_worst() -> None:
    falling = [moves.Build("gallery", 2), moves.Buy("gallery", 3, 0), moves.Place("supplier", 1), moves.Pass()]
    assert sorted(falling, key=prior, reverse=True) == falling
