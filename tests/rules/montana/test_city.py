"""The auction in the city, and its rewards."""

from typing import Any

import pytest

from rules import match, preparing
from rules.montana import GAME, events, moves
from rules.montana.city import ChooseGoods, ChooseUpgrades, PayReward, PlaceBid
from rules.montana.moves import Bid, OpenCity, Pass, TakeFewer, TakeGoods, TradeCattle, TradeForGood, Upgrade
from rules.montana.state import PUMPKIN, Contractor
from rules.montana.steps import State, TakeTurn
from tests.rules.montana.positions import goods, kinds, of_kind, options, position
from tests.rules.playing import make, offered, to_move


def opened(*boards: str, turn: int = 0) -> State:
    """Returns a position in which the city has been opened."""
    state = position(*boards, turn=turn)
    make(state, OpenCity())
    return state


def bids(state: State) -> list[tuple[int, int]]:
    """Returns the possible bids: rows from 1, and prices."""
    return [(bid.row + 1, bid.price) for bid in of_kind(Bid, offered(state))]


def bid(state: State, row: int, price: int) -> list[Any]:
    """Bids for the seat to move on a row, counted from 1."""
    return make(state, next(bid for bid in of_kind(Bid, offered(state)) if (bid.row + 1, bid.price) == (row, price)))


def rows(state: State) -> list[tuple[int, int] | None]:
    return [(holder.seat, holder.price) if holder else None for holder in state.city]


def test_the_opener_takes_a_pumpkin_and_has_to_bid() -> None:  # ruling 6, example 10
    state = position("", "")
    happened = make(state, OpenCity())
    assert goods(state) == "pumpkin"
    assert bids(state) == [(1, 1), (2, 1), (3, 1), (4, 1)]
    assert of_kind(Pass, offered(state)) == []
    assert happened == [events.CityOpened(0, 1)]


def test_an_outbid_player_decides_at_once() -> None:  # example 11
    state = opened("pumpkin", "pumpkin*3", "pumpkin")
    bid(state, 1, 1)
    assert to_move(state)[0] == 1
    happened = bid(state, 1, 2)
    assert happened == [events.Outbid(1, 0, 0, 2)]
    assert to_move(state)[0] == 0
    assert bids(state) == [(2, 1), (2, 2), (3, 1), (3, 2), (4, 1), (4, 2)]
    assert Pass() in offered(state)
    assert moves.RowTooDear(0, 3, 2) in state.agenda[-1].refusals(state, 0)
    bid(state, 3, 1)
    assert to_move(state)[0] == 2


def test_an_occupied_row_needs_a_higher_bid() -> None:  # example 12
    state = opened("pumpkin*3", "pumpkin*5")
    bid(state, 3, 4)
    assert [price for row, price in bids(state) if row == 3] == [5]


def test_the_highest_price_cannot_be_outbid() -> None:
    state = opened("pumpkin*5", "pumpkin*2 cattle", "pumpkin")
    bid(state, 2, 6)
    assert {row for row, _ in bids(state)} == {1, 3, 4}
    refused = of_kind(moves.RowTooDear, state.agenda[-1].refusals(state, 1))
    assert 1 not in [refusal.row for refusal in refused]


def test_a_chain_of_outbids_comes_before_other_bids() -> None:  # example 13
    state = opened("pumpkin*2", "pumpkin*2", "pumpkin*2", "pumpkin*2")
    bid(state, 1, 1)
    bid(state, 2, 1)
    bid(state, 2, 2)
    assert to_move(state)[0] == 1
    bid(state, 1, 2)
    assert to_move(state)[0] == 0
    bid(state, 4, 1)
    assert to_move(state)[0] == 3
    happened = make(state, Pass())
    assert rows(state)[:1] == [(1, 2)]
    paid = of_kind(events.Rewarded, happened)
    assert [(reward.seat, reward.row) for reward in paid] == [(0, 3), (1, 0), (2, 1)]
    assert to_move(state)[0] == 2


def test_a_seat_that_passed_does_not_bid_again() -> None:  # ruling 7
    state = opened("pumpkin", "pumpkin*2", "pumpkin*3")
    bid(state, 1, 1)
    make(state, Pass())
    assert to_move(state)[0] == 2
    bid(state, 1, 2)
    assert to_move(state)[0] == 0
    happened = make(state, Pass())
    assert "Rewarded" in kinds(happened)
    assert to_move(state)[0] == 1


def test_a_seat_without_pumpkins_does_not_bid() -> None:  # ruling 24
    state = opened("", "", "pumpkin")
    happened = bid(state, 1, 1)
    assert happened == [events.BidPlaced(0, 0, 1)]
    assert to_move(state)[0] == 2


def test_a_seat_without_a_legal_bid_passes_automatically() -> None:  # ruling 24
    state = position("pumpkin cattle", "pumpkin", "pumpkin*4")
    state.goods[PUMPKIN] = 1
    make(state, OpenCity())
    bid(state, 1, 1)
    bid(state, 2, 1)
    bid(state, 1, 2)
    make(state, TradeCattle(), TradeForGood(PUMPKIN))
    assert state.players[1].goods[PUMPKIN] == 0
    happened = bid(state, 2, 2)
    assert events.NothingToBid(1) in happened
    assert [holder and holder[0] for holder in rows(state)] == [2, 0, None, None]


def test_cattle_cannot_be_traded_in_an_auction_of_another_player() -> None:  # ruling 8, example 22
    state = opened("pumpkin", "pumpkin cattle*2", "")
    bid(state, 1, 1)
    assert bids(state) == [(2, 1), (3, 1), (4, 1)]
    assert TradeCattle() not in offered(state)


def test_the_active_player_can_trade_cattle_before_every_bid() -> None:  # ruling 8
    state = opened("cattle*2", "pumpkin*2")
    assert TradeCattle() in offered(state)
    make(state, TradeCattle(), TradeForGood(PUMPKIN))
    assert (2, 2) in bids(state)
    assert Pass() not in offered(state)
    bid(state, 2, 1)
    bid(state, 2, 2)
    make(state, TradeCattle(), TradeForGood(PUMPKIN))
    assert (2, 3) in bids(state)


def test_a_trade_for_an_upgrade_is_offered_even_without_small_goods() -> None:  # ruling 24
    step = ChooseUpgrades([0], count=1)
    assert step.options(position("cattle", ""), 0) == [Upgrade(0, 0), TradeCattle()]
    assert step.options(position("", ""), 0) == [Upgrade(0, 0)]


def test_a_trade_is_offered_to_an_active_player_without_a_legal_bid() -> None:  # ruling 24
    state = position("pumpkin cattle", "pumpkin", city={0: (1, 1), 1: (1, 1), 2: (1, 1), 3: (1, 1)})
    step = PlaceBid([0])
    assert step.options(state, 0) == [Pass(1), TradeCattle()]
    state.city = [Contractor(1, 2)] * 4
    assert step.options(state, 0) == [Pass(1)]
    state.city = [Contractor(1, 6)] * 4
    assert step.options(state, 0) == [Pass(1)]


def test_row_1_pays_a_cattle_and_three_upgrades() -> None:  # example 14
    state = opened("stone*2 copper pumpkin", "")
    happened = bid(state, 1, 2)
    assert events.Rewarded(0, 0, 2, 1, 0) in happened
    assert state.players[0].cattle == 1
    assert offered(state)[0] == Upgrade(1, 2)
    make(state, Upgrade(1, 2))
    assert goods(state) == "Copper Stone*2"


def test_a_reward_allows_up_to_its_number_of_upgrades() -> None:  # ruling 10
    state = opened("stone*2 copper*2", "")
    bid(state, 3, 1)
    assert offered(state) == [
        Upgrade(2, 0), Upgrade(1, 1), Upgrade(0, 2), Upgrade(1, 0), Upgrade(0, 1), Upgrade(0, 0)
    ]  # fmt: skip
    make(state, Upgrade(0, 0))
    assert goods(state) == "copper*2 stone*2"
    assert to_move(state)[0] == 1


def test_row_4_pays_silver_and_an_upgrade() -> None:
    state = opened("stone", "")
    bid(state, 4, 1)
    assert state.players[0].silver == 2
    make(state, Upgrade(0, 1))
    assert goods(state) == "Stone"


def test_row_2_pays_three_goods_of_choice() -> None:
    state = opened("", "")
    bid(state, 2, 1)
    assert len(of_kind(TakeGoods, offered(state))) == 10
    happened = make(state, TakeGoods(0, 2, 2))
    assert goods(state) == "copper grain*2"
    assert events.GoodsTaken(0, 0, 2, 2) in happened


def test_fewer_goods_of_a_reward_can_be_taken() -> None:  # ruling 10
    state = opened("", "")
    bid(state, 2, 1)
    make(state, TakeFewer())
    assert [sum(good >= 0 for good in (take.first, take.second, take.third)) for take in offered(state)] == (
        [2] * 6 + [1] * 3 + [0]
    )
    make(state, TakeGoods(1, -1, -1))
    assert goods(state) == "stone"


def test_a_reward_without_a_choice_is_paid_automatically() -> None:
    state = opened("", "pumpkin")
    bid(state, 3, 1)
    happened = bid(state, 4, 1)
    assert of_kind(events.Rewarded, happened) == [events.Rewarded(0, 2, 1, 0, 0), events.Rewarded(1, 3, 1, 0, 2)]
    assert to_move(state)[0] == 1
    assert isinstance(state.agenda[-1], TakeTurn)


def test_only_the_active_player_can_trade_the_cattle_of_row_1_at_once() -> None:  # ruling 10
    state = opened("", "")
    bid(state, 1, 1)
    assert offered(state) == [Upgrade(0, 0), TradeCattle()]
    make(state, TradeCattle(), TradeForGood(0), Upgrade(1, 0))
    assert goods(state) == "Copper"
    state = opened("", "pumpkin copper")
    bid(state, 4, 1)
    bid(state, 1, 1)
    assert to_move(state)[0] == 1
    assert state.players[1].cattle == 1
    assert offered(state) == [Upgrade(1, 0), Upgrade(0, 0)]


def test_rewards_are_paid_clockwise_from_the_active_player() -> None:
    state = opened("pumpkin*2 stone", "pumpkin*2 stone", "pumpkin*2 stone", turn=1)
    for row in (4, 3, 1):
        bid(state, row, 1)
    order = []
    while isinstance(state.agenda[-1], ChooseUpgrades):
        order.append(to_move(state)[0])
        make(state, Upgrade(0, 0))
    assert order == [1, 2, 0]


def test_a_bidder_who_lost_pumpkins_pays_and_gets_nothing() -> None:  # ruling 9
    state = position("pumpkin cattle", "pumpkin", "pumpkin*2", city={})
    state.goods[PUMPKIN] = 1
    make(state, OpenCity())
    bid(state, 1, 1)
    bid(state, 2, 1)
    bid(state, 1, 2)
    assert to_move(state)[0] == 0
    make(state, TradeCattle(), TradeForGood(PUMPKIN))
    assert [player.goods[PUMPKIN] for player in state.players] == [2, 0, 1]
    happened = bid(state, 4, 1)
    assert events.RewardLost(1, 1, 1) in happened
    assert events.RewardLost(2, 0, 2) in happened
    assert state.players[2].goods[PUMPKIN] == 1
    assert state.players[1].goods == [0] * 6


def test_contractors_are_removed_at_the_end_of_the_turn() -> None:
    state = opened("", "")
    bid(state, 3, 1)
    assert state.city == [None] * 4


def test_without_cattle_in_the_supply_row_1_gives_none() -> None:
    state = position("", "")
    state.cattle = 0
    make(state, OpenCity())
    happened = bid(state, 1, 1)
    assert events.Rewarded(0, 0, 1, 0, 0) in happened


def test_a_row_without_a_contractor_pays_nobody() -> None:
    with pytest.raises(ValueError, match="there is no contractor in row 2"):
        PayReward(row=2).run(position("", ""))


def test_every_auction_has_a_number() -> None:
    state = opened("", "")
    assert state.auctions == 1
    bid(state, 3, 1)
    make(state, OpenCity())
    assert state.auctions == 2


def test_a_bid_and_what_a_contractor_would_bring_can_be_prepared_for_one_auction() -> None:
    state = opened("pumpkin", "pumpkin*3", "pumpkin")
    bid(state, 3, 1)
    step = state.agenda[-1]
    assert (step.seats, step.occasion(state)) == ([1], "1")
    assert step.turn_of(state, 2) == PlaceBid([2])
    assert step.turn_of(state, 2) is None, "it is asked once, and has no contractor"
    reward = step.turn_of(state, 0)
    assert isinstance(reward, ChooseGoods | ChooseUpgrades)
    assert (reward.seats, goods(state)) == ([0], "pumpkin"), "the price is paid"
    assert reward.turn_of(state, 0) is None, "it is paid once"


def test_a_turn_that_is_prepared_stays_while_a_bid_comes_first() -> None:
    state = position("pumpkin", "pumpkin*3", "pumpkin")
    now: Any = match.Match(game="montana", version=1, seats=3, options=options(), state=state, move_counts=[0] * 3)
    turn = preparing.keep(GAME, preparing.choose(GAME, now, 2, moves.Recruit()), 2, at_once=True)
    turn, entries = match.choose(turn, 0, OpenCity())
    while not entries:
        question = match.question(turn, 0)
        assert question
        turn, entries = match.choose(turn, 0, question.options[0]) if question.options else match.done(turn, 0)
    turn, _ = preparing.come(GAME, turn, entries)
    assert isinstance(turn.state.agenda[-1], PlaceBid)
    assert preparing.question(GAME, turn, 2) is None
    assert preparing.question(GAME, preparing.drop(turn, 2), 2), "its bid, if nothing is prepared"
