from rules.seats import clockwise, next_seat


def test_clockwise_order_starts_with_the_first_seat_and_goes_round_once() -> None:
    assert clockwise(4, 0) == (0, 1, 2, 3)
    assert clockwise(4, 2) == (2, 3, 0, 1)


def test_the_seat_after_the_last_is_the_first() -> None:
    assert [next_seat(3, seat) for seat in range(3)] == [1, 2, 0]
