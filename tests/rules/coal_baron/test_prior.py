"""The priors of moves."""

from rules.coal_baron import moves
from rules.coal_baron.prior import prior


def test_raising_coal_and_filling_orders_have_the_highest_priors_in_the_mine() -> None:
    rising = [
        moves.StopMining(4),
        moves.WorkOn("lift", 4),
        moves.WorkOn("store", 3),
        moves.WorkOn("fill", 5),
        moves.Lift(3, 0),
        moves.Load(1, "Y", 1, 1, 1),
        moves.Lift(0, 2),
        moves.WorkOn("stored", 5),
        moves.Fill("truck", "KK", "K", "cage", 1),
        moves.FillAll("truck", "KK", 2, "cage", 0),
        moves.Unload("truck", "KK", 2, 3, 0),
    ]
    assert sorted(rising, key=prior) == rising


def test_raising_an_empty_cage_has_the_prior_of_any_lift() -> None:
    assert prior(moves.Lift(0, 0)) == prior(moves.Lift(2, 1))


def test_delivering_has_a_high_prior_and_the_bank_a_low_one() -> None:
    deliver, mine, bank = moves.Deliver("truck", 1, 1, 8), moves.Mine("mine_4", 1, 4), moves.Bank(1, 1)
    assert prior(deliver) > prior(mine) > prior(bank)
