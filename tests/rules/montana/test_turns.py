"""Turns, cattle, canteens, and the end of the game."""

from typing import Any

import pytest

from rules import montana
from rules.montana import events
from rules.montana.board import DATA
from rules.montana.moves import (
    Bid,
    Build,
    KeepCanteens,
    OpenCity,
    Recruit,
    Send,
    TradeCattle,
    TradeForGood,
    TradeForSilver,
    TradeForWorker,
    UseArea,
    UseBank,
    UseCanteen,
)
from rules.montana.steps import State, TakeTurn
from rules.montana.trading import Decision
from rules.ranking import places
from tests.rules.montana.positions import goods, kinds, of_kind, position, workers
from tests.rules.playing import make, offered, to_move

LAST = "copper pumpkin left"
"""A board with one settlement left that can pay for C5, next to the start tile of four players."""


def open_city_and_bid(state: State) -> list[Any]:
    """Lets the seat to move open the city and bid for the silver of the last row."""
    return make(state, OpenCity(), Bid(3, 1, 0))


def test_cattle_can_be_traded_repeatedly_for_goods_silver_or_workers() -> None:
    state = position("cattle*3", "")
    make(state, TradeCattle(), TradeForGood(1), TradeCattle(), TradeForSilver(3), TradeCattle(), TradeForWorker(2))
    assert (goods(state), state.players[0].silver, workers(state)) == ("stone", 3, "yellow")
    assert TradeCattle() not in offered(state)
    assert to_move(state)[0] == 0
    assert montana.GAME.violations(state) == []


def test_cattle_cannot_be_traded_for_large_goods() -> None:
    state = position("cattle", "")
    make(state, TradeCattle())
    assert [move.good for move in of_kind(TradeForGood, offered(state))] == [0, 1, 2, 3]


def test_cattle_can_be_traded_in_the_middle_of_work() -> None:
    state = position("brown black yellow silver cattle", "")
    make(state, UseArea(0, 1, 1, 1), TradeCattle(), TradeForWorker(0))
    assert offered(state)[0] == Send(0, -1, -1)
    make(state, Send(0, -1, -1))
    assert (goods(state), workers(state)) == ("copper", "brown black yellow")


def test_a_canteen_gives_another_whole_turn() -> None:  # ruling 12
    state = position("brown black canteen*2", "")
    make(state, UseBank(1, 1, 5), Send(0, -1, -1))
    assert offered(state) == [UseCanteen(1), KeepCanteens()]
    happened = make(state, UseCanteen(1))
    assert happened == [events.CanteenUsed(0, 1)]
    assert to_move(state)[0] == 0
    assert Recruit() in offered(state)
    open_city_and_bid(state)
    assert offered(state) == [UseCanteen(0), KeepCanteens()]
    make(state, KeepCanteens())
    assert (to_move(state)[0], state.players[0].canteens, state.canteens_used) == (1, 1, 1)


def test_several_canteens_can_be_used_one_after_the_other() -> None:  # ruling 12
    state = position("brown*3 canteen*2", "", bank=("", "", "", ""))
    make(state, UseBank(1, 1, 5), UseCanteen(1), UseBank(2, 2, 8), UseCanteen(0))
    assert (to_move(state)[0], state.players[0].silver) == (0, 13)


def test_cattle_can_be_traded_at_the_choice_of_a_canteen() -> None:
    state = position("brown canteen cattle", "")
    make(state, UseBank(1, 1, 5))
    assert offered(state) == [UseCanteen(0), KeepCanteens(), TradeCattle()]
    make(state, TradeCattle(), TradeForSilver(3), KeepCanteens())
    assert (to_move(state)[0], state.players[0].silver) == (1, 8)


def test_after_the_last_settlement_the_round_is_finished() -> None:  # example 23
    state = position("", LAST, "", "", turn=1)
    happened = make(state, Build())
    assert events.FinalRound(1, 0) in happened
    make(state, KeepCanteens())
    assert to_move(state)[0] == 2
    open_city_and_bid(state)
    assert to_move(state)[0] == 3
    open_city_and_bid(state)
    assert state.agenda == []


def test_the_last_player_of_a_round_ends_the_game_at_once() -> None:  # example 23
    state = position("", "", "", LAST, turn=3)
    happened = make(state, Build(), KeepCanteens())
    assert state.agenda == []
    assert kinds(happened)[-2:] == ["FinalRound", "GameWon"]


def test_a_finished_player_can_use_a_canteen_but_not_build() -> None:  # ruling 21
    state = position("stone grain left canteen", "")
    make(state, Build(), UseCanteen(0))
    state.players[0].goods = [2, 2, 2, 2, 2, 2]
    assert to_move(state)[0] == 0
    assert Build() not in offered(state)
    assert Recruit() in offered(state)


def test_cattle_and_canteens_then_everything_else_break_a_tie() -> None:  # ruling 18, example 24
    state = position("left*0 canteen silver*40", "left*0 cattle canteen", "left*0 cattle grain", "left cattle*5")
    assert places(montana.GAME.scores(state)) == [2, 1, 3, 4]
    state = position("left*0 cattle silver*3 brown grain", "left*0 canteen silver*6", "left*0 cattle silver*5")
    assert places(montana.GAME.scores(state)) == [2, 1, 2]


def test_victory_is_shared_if_nothing_breaks_the_tie() -> None:
    state = position("left*0 silver*6", "stone grain left silver*4", turn=1)
    state.final = True
    happened = make(state, Build())
    assert [event.seat for event in of_kind(events.GameWon, happened)] == [0, 1]


def test_the_game_stops_after_sixty_rounds() -> None:  # ruling 22
    state = position("brown", "brown", turn=1, settled={"B2": 1})
    state.round = DATA.stall - 1
    make(state, UseBank(1, 1, 5))
    assert (state.round, to_move(state)[0]) == (DATA.stall, 0)
    open_city_and_bid(state)
    happened = open_city_and_bid(state)
    assert state.agenda == []
    assert kinds(happened)[-2:] == ["Stalled", "GameWon"]
    assert of_kind(events.GameWon, happened)[0].seat == 1


def test_points_are_settlements_by_their_reason() -> None:
    state = position("", "", settled={"E1": 0, "E2": 0})
    state.players[0].doubles, state.players[0].lines = 1, 0
    state.players[0].settlements -= 1
    score = montana.GAME.scores(state)[0]
    assert (score.points, {part.category: part.points for part in score.parts}) == (3, {"built": 2, "doubles": 1})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_clockwise(seats: int) -> None:
    state = position(*["brown"] * seats, turn=seats - 1)
    make(state, UseBank(1, 1, 5))
    assert to_move(state)[0] == 0
    assert isinstance(state.agenda[-1], TakeTurn)
    assert state.round == 2


def test_a_bare_decision_has_no_choices_and_cannot_be_carried_out() -> None:
    state = position("", "")
    with pytest.raises(NotImplementedError):
        Decision([0]).options(state, 0)
    with pytest.raises(NotImplementedError):
        Decision[Recruit]([0]).take(state, 0, Recruit())


def test_in_the_final_round_only_seats_that_are_still_to_come_have_a_next_turn() -> None:
    state = position("", "", "", turn=1)
    state.final = True
    step = TakeTurn([1])
    assert step.turn_of(state, 0) is None
    assert step.turn_of(state, 2) == TakeTurn([2])
    assert state.active == 2
