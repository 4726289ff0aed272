"""The priors of moves."""

from rules.montana import moves
from rules.montana.prior import prior


def hex_with(tiles: int = 1, cattle: int = 0, canteens: int = 0) -> moves.Settle:
    return moves.Settle("A1", 0, 1, -1, -1, tiles, cattle, canteens)


def test_a_hex_looks_better_for_all_that_it_brings() -> None:
    rising = [hex_with(), hex_with(cattle=1), hex_with(canteens=1), hex_with(tiles=2), hex_with(2, 1, 1)]
    assert sorted(rising, key=prior) == rising


def test_building_looks_best_and_stopping_worst() -> None:
    assert prior(moves.Build()) > prior(moves.Recruit()) > prior(moves.LeaveRight()) > prior(moves.StopBuilding(2))
    assert prior(hex_with()) > prior(moves.StopBuilding(2))
