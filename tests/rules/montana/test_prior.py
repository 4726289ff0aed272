"""The priors of moves."""

from rules.montana import moves
from rules.montana.prior import prior


def hex_with(tiles: int = 1, cattle: int = 0, canteens: int = 0) -> moves.Settle:
    return moves.Settle("A1", 0, 1, -1, -1, tiles, cattle, canteens)


def test_the_prior_of_a_hex_grows_with_its_gains() -> None:
    rising = [hex_with(), hex_with(cattle=1), hex_with(canteens=1), hex_with(tiles=2), hex_with(2, 1, 1)]
    assert sorted(rising, key=prior) == rising


def test_building_has_the_highest_prior_and_stopping_the_lowest() -> None:
    assert prior(moves.Build()) > prior(moves.Recruit()) > prior(moves.LeaveRight()) > prior(moves.StopBuilding(2))
    assert prior(hex_with()) > prior(moves.StopBuilding(2))
