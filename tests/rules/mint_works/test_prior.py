"""The priors of moves."""

from rules.mint_works import moves
from rules.mint_works.prior import prior


def test_priors_rank_building_buying_working_and_passing() -> None:
    falling = [moves.Build("gallery", 2), moves.Buy("gallery", 3, 0), moves.Place("supplier", 1), moves.Pass()]
    assert sorted(falling, key=prior, reverse=True) == falling
