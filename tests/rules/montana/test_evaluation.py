"""The evaluation of positions."""

from rules import montana
from tests.rules.leading import lead
from tests.rules.montana.positions import position


def worth(*boards: str, seat: int = 0) -> float:
    return lead(montana.GAME, position(*boards), seat)


def test_an_even_position_gives_nobody_a_lead() -> None:
    assert [worth("grain", "grain", "grain", seat=seat) for seat in range(3)] == [0.0] * 3


def test_every_kind_of_piece_has_value() -> None:
    plain = worth("", "")
    for better in ("silver", "brown", "grain", "cattle", "canteen", "Copper", "left*11", "grain*9"):
        assert worth(better, "") > plain > worth("", better)


def test_a_large_good_has_more_value_than_a_small_one() -> None:
    assert worth("Copper", "") > worth("copper", "")


def test_an_affordable_hex_has_more_value_than_its_goods() -> None:
    assert worth("stone grain", "") > worth("grain", "") + worth("stone", "")


def test_the_value_of_a_stock_is_at_most_the_settlements_left() -> None:
    rich = "canteen*2 silver*9 cattle*5 Copper*3"
    assert worth(f"left {rich}", "") == worth("left*0", "")
    assert worth(f"left*9 {rich}", "") > worth("left*8", "")


def test_a_finished_game_has_the_value_of_its_win() -> None:
    state = position("left*0 silver", "left*0", "left")
    state.agenda = []
    assert lead(montana.GAME, state, 0) > 0 > lead(montana.GAME, state, 1) > lead(montana.GAME, state, 2)
    state.players[0].silver = 0
    assert lead(montana.GAME, state, 0) == lead(montana.GAME, state, 1) == 0 > lead(montana.GAME, state, 2)
