"""Shortages, in which all players return pieces."""

from rules import montana
from rules.montana import events
from rules.montana.moves import (
    Bid,
    OpenCity,
    Recruit,
    TakeGoods,
    TradeCattle,
    TradeForGood,
    TradeForSilver,
    TradeForWorker,
    Upgrade,
    UseArea,
)
from rules.montana.state import GRAIN, PUMPKIN
from rules.montana.supply import take_goods, take_pair
from tests.rules.montana.positions import goods, of_kind, position, spin_to, workers
from tests.rules.playing import make, offered


def test_all_who_have_any_return_one_until_there_are_enough() -> None:  # example 21
    state = position("grain*13 yellow silver*6", "", "grain")
    assert state.goods[GRAIN] == 1
    happened = make(state, UseArea(2, 3, 6, 4))
    assert [player.goods[GRAIN] for player in state.players] == [15, 0, 0]
    assert state.goods[GRAIN] == 0
    assert of_kind(events.GoodsGivenUp, happened) == [events.GoodsGivenUp(0, 2, 2), events.GoodsGivenUp(2, 2, 1)]
    assert of_kind(events.Produced, happened)[0].count == 4


def test_workers_of_a_colour_can_be_short_too() -> None:
    state = position("brown*7", "brown*6 yellow", "brown*5")
    spin_to(state, 0)
    happened = make(state, Recruit())
    assert [player.workers[0] for player in state.players] == [7, 5, 4]
    assert of_kind(events.WorkersGivenUp, happened) == [events.WorkersGivenUp(seat, 0, 1) for seat in range(3)]
    assert state.workers[0] == 2
    assert montana.GAME.violations(state) == []


def test_workers_on_the_work_board_are_not_returned() -> None:
    state = position("", "brown", bank=("", "brown brown", "", ""))
    state.bank[3] = [0] * 15
    state.workers[0] = 0
    take_pair(state, 0, 0, 0)
    assert (workers(state), workers(state, 1)) == ("brown", "")
    assert len(state.bank[1]) == 2
    assert state.events[-1] == events.Recruited(0, 0, -1)


def test_if_nobody_has_any_more_the_taker_gets_those_left() -> None:
    state = position("grain*2", "")
    state.goods[GRAIN] = 1
    assert take_goods(state, 0, GRAIN, 9) == 3
    assert goods(state) == "grain*3"


def test_large_pieces_are_returned_for_an_upgrade() -> None:
    state = position("stone*2 pumpkin", "Stone*3")
    state.goods[5] = 0
    make(state, OpenCity(), Bid(2, 1, 0))
    assert offered(state)[0] == Upgrade(0, 2)
    happened = make(state, Upgrade(0, 2))
    assert events.GoodsGivenUp(1, 5, 2) in happened
    assert (goods(state), goods(state, 1)) == ("pumpkin Stone*2", "Stone")


def test_an_upgrade_that_returns_an_own_large_piece_gains_nothing() -> None:
    state = position("stone*2 Stone*8", "")
    assert state.goods[5] == 0
    make(state, OpenCity(), Bid(2, 1, 0), Upgrade(0, 1))
    assert goods(state) == "stone Stone*8"


def test_goods_are_returned_for_a_reward_too() -> None:
    state = position("", "grain*3 copper")
    state.goods[GRAIN] = 1
    make(state, OpenCity(), Bid(1, 1, 0))
    happened = make(state, TakeGoods(2, 2, 2))
    assert events.GoodsGivenUp(1, GRAIN, 2) in happened
    assert goods(state) == "grain*3"


def test_the_opener_s_pumpkin_can_come_from_the_others() -> None:
    state = position("", "pumpkin*2", "pumpkin")
    state.goods[PUMPKIN] = 0
    happened = make(state, OpenCity())
    assert events.GoodsGivenUp(1, PUMPKIN, 1) in happened
    assert [player.goods[PUMPKIN] for player in state.players] == [1, 1, 0]


def test_a_scarce_good_can_be_chosen_to_make_others_return_theirs() -> None:  # ruling 17
    state = position("cattle", "pumpkin", "pumpkin")
    state.goods[PUMPKIN] = 0
    make(state, TradeCattle(), TradeForGood(PUMPKIN))
    assert [player.goods[PUMPKIN] for player in state.players] == [1, 0, 0]


def test_unavailable_workers_are_not_offered_for_a_cattle() -> None:
    state = position("cattle", "")
    state.workers[2] = 0
    make(state, TradeCattle())
    assert offered(state) == [
        *(TradeForGood(good) for good in range(4)),
        TradeForSilver(3),
        *(TradeForWorker(colour) for colour in (0, 1, 3)),
    ]


def test_production_costs_full_silver_even_if_goods_are_short() -> None:
    state = position("yellow silver*6", "")
    state.goods[GRAIN] = 2
    happened = make(state, UseArea(2, 3, 6, 4))
    assert of_kind(events.Produced, happened) == [events.Produced(0, 2, 3, 2, -1, 6, 2)]
    assert state.players[0].silver == 0
