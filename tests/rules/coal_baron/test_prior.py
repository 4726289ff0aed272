"""What looks good to a computer player before it thinks."""

from rules.coal_baron import moves
from rules.coal_baron.prior import prior


def test_coal_is_brought_up_and_orders_are_filled_before_anything_else_is_done_in_the_mine() -> None:
    rising = [
        moves.StopMining(4),
        moves.Lift(3, 0),
        moves.Load(1, "Y", 1, 1, 1),
        moves.Lift(0, 2),
        moves.Fill("truck", "KK", "K", "cage", 1),
        moves.FillAll("truck", "KK", 2, "cage", 0),
    ]
    assert sorted(rising, key=prior) == rising


def test_going_up_with_an_empty_cage_is_a_lift_like_any_other() -> None:
    assert prior(moves.Lift(0, 0)) == prior(moves.Lift(2, 1))


def test_delivering_looks_better_than_other_work_and_the_bank_worse() -> None:
    deliver, mine, bank = moves.Deliver("truck", 1, 1, 8), moves.Mine("mine_4", 1, 4), moves.Bank(1, 1)
    assert prior(deliver) > prior(mine) > prior(bank)
