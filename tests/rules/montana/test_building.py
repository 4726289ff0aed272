"""Building on hexes: adjacency, costs and gains."""

from collections.abc import Mapping

import pytest

from rules import montana
from rules.montana import events, moves
from rules.montana.board import land
from rules.montana.building import ChooseHex, EndBuilding, lines
from rules.montana.moves import Build, KeepCanteens, Settle, StopBuilding, TradeCattle, TradeForGood
from rules.montana.state import NONE, Settlement
from rules.montana.steps import State
from tests.rules.montana.positions import goods, of_kind, position
from tests.rules.playing import make, offered, to_move

RICH = "copper*3 stone*3 grain*4 pumpkin*3 Copper*3 Stone*3"


def building(
    *boards: str, built: int = 0, start: str = "D5", settled: Mapping[str, int] | None = None, **chosen: str
) -> State:
    """Returns a position in which the first player is building and has settled `built` hexes."""
    state = position(*boards, start=start, settled=settled, chosen=chosen)
    make(state, Build())
    step = state.agenda[-1]
    assert isinstance(step, ChooseHex)
    step.built = built
    return state


def hexes(state: State) -> list[str]:
    return [move.hex for move in of_kind(Settle, offered(state))]


def settle(state: State, name: str) -> Settle:
    """Returns the option that builds on a hex."""
    return next(move for move in offered(state) if isinstance(move, Settle) and move.hex == name)


def test_the_first_hex_is_next_to_the_start_tile() -> None:
    state = building(RICH, "", start="D5")
    assert hexes(state) == ["C5", "C6", "D4", "E3", "E4"]
    assert "D6" in land(state.tiles).grid.neighbours["D5"]


def test_building_next_to_any_settlement_is_allowed() -> None:  # ruling 2
    state = building(RICH, "", start="D5", settled={"B1": 1})
    assert {"B2", "C1"} <= {*hexes(state)}
    assert "B1" not in hexes(state)


def test_with_the_option_building_is_only_allowed_next_to_own_settlements() -> None:  # ruling 2
    state = building(RICH, "", start="D5", settled={"B1": 1, "E2": 0}, build_adjacency="own")
    assert hexes(state) == ["C5", "C6", "D3", "D4", "E1", "E3", "E4", "F2"]


def test_mountains_lakes_the_start_hex_and_settled_hexes_are_never_offered() -> None:
    state = building(RICH, "", start="F2", settled={"E2": 1})
    assert not {"F1", "G3", "F2", "E2"} & {*hexes(state)}


def test_building_pays_exactly_the_goods_of_the_hex() -> None:
    state = building("stone*2 grain pumpkin", "", start="D5")
    before = state.goods[:]
    make(state, settle(state, "C5"))
    assert goods(state) == "stone pumpkin"
    assert [now - then for now, then in zip(state.goods, before, strict=True)] == [0, 1, 1, 0, 0, 0]


def test_small_goods_never_replace_large_ones_or_vice_versa() -> None:  # example 16
    ground = land(position("", "").tiles)
    assert ground.plots["B1"].cost == (5, 2)
    assert Build() not in offered(position("stone*2 grain", "", start="C1"))
    assert ground.plots["C5"].cost == (1, 2)
    assert Build() not in offered(position("Stone*2 grain", "", start="D5"))


def test_the_published_example_places_three_tiles_in_two_builds() -> None:  # example 15
    state = position("Stone grain*2 stone pumpkin", "", "", "", start="D5", settled={"F8": 1})
    make(state, Build())
    assert settle(state, "E4") == Settle("E4", 5, 2, -1, -1, tiles=1, cattle=1, canteens=1)
    make(state, settle(state, "E4"))
    assert (state.players[0].cattle, state.players[0].canteens) == (1, 1)
    assert offered(state) == [StopBuilding(2), TradeCattle()]
    make(state, TradeCattle(), TradeForGood(0))
    happened = make(state, settle(state, "F9"))
    assert of_kind(events.Settled, happened) == [events.Settled(0, "F9", 2, 0, 0, 0, 5)]
    assert of_kind(events.BuildingEnded, happened) == [events.BuildingEnded(0, 1)]
    assert (state.players[0].silver, goods(state)) == (1, "")
    assert (state.settled["E4"], state.settled["F9"]) == (Settlement(0, 1), Settlement(0, 2))
    assert to_move(state)[0] == 0  # the canteen
    assert montana.GAME.violations(state) == []


def test_building_next_to_two_lakes_takes_both_canteens() -> None:  # ruling 13
    state = position("Stone grain", "", start="H2")
    make(state, Build())
    assert state.players[0].canteens == 2
    assert "G2" in state.settled
    assert not {"F1", "G1"} & {*state.canteens_at}


def test_a_canteen_is_taken_only_once() -> None:  # ruling 13
    state = building(RICH, "", start="H2")
    state.canteens_at = ["F1"]
    assert settle(state, "H1").canteens == 0
    assert settle(state, "G2").canteens == 1


def test_after_three_builds_there_is_no_fourth_and_no_silver() -> None:
    state = building(RICH, "", start="D5")
    for name in ("C5", "E4"):
        make(state, settle(state, name))
    happened = make(state, settle(state, "E3"))
    assert of_kind(events.BuildingEnded, happened) == []
    assert state.players[0].silver == 0
    make(state, KeepCanteens())
    assert to_move(state)[0] == 1


@pytest.mark.parametrize(("builds", "silver"), [(1, 2), (2, 1)])
def test_unused_builds_pay_silver(builds: int, silver: int) -> None:
    state = building(RICH, "", start="D5")
    assert of_kind(StopBuilding, offered(state)) == []
    for name in ["C5", "E4"][:builds]:
        make(state, settle(state, name))
    make(state, StopBuilding(silver))
    assert state.players[0].silver == silver


def test_building_ends_automatically_if_no_hex_is_affordable() -> None:  # ruling 24
    state = position("stone grain", "", start="D5")
    make(state, Build())
    assert "C5" in state.settled
    assert (to_move(state)[0], state.players[0].silver) == (1, 2)


def test_a_trade_that_cannot_help_is_not_offered() -> None:  # ruling 24
    state = position("cattle", "", start="D5")
    assert ChooseHex([0], built=1).options(state, 0) == [StopBuilding(2)]
    state = position("stone cattle", "", start="D5")
    assert ChooseHex([0], built=1).options(state, 0) == [StopBuilding(2), TradeCattle()]


def test_a_refusal_lists_the_goods_missing_for_a_hex() -> None:
    state = building("stone grain pumpkin", "", start="D5")
    refused = state.agenda[-1].refusals(state, 0)
    assert moves.HexTooDear("C6", 4, 5, NONE, NONE) in refused
    assert moves.HexTooDear("E3", 0, 0, NONE, NONE) in refused
    assert "C5" not in [refusal.hex for refusal in of_kind(moves.HexTooDear, refused)]


def test_refusals_list_the_hexes_with_fewest_missing_goods_first() -> None:
    state = building("copper stone grain cattle", "", start="D5")
    lacking = [
        sum(good != NONE for good in (refusal.first, refusal.second, refusal.third, refusal.fourth))
        for refusal in of_kind(moves.HexTooDear, state.agenda[-1].refusals(state, 0))
    ]
    assert lacking == sorted(lacking)
    assert len(set(lacking)) > 1


def test_the_fourth_hex_of_a_line_adds_a_settlement_and_the_fifth_none() -> None:  # example 17
    state = building(RICH, "", start="D5", settled={"E1": 0, "E2": 0, "E3": 0})
    assert settle(state, "E4").tiles == 2
    happened = make(state, settle(state, "E4"))
    assert of_kind(events.Settled, happened)[0].lines == 1
    assert settle(state, "E5").tiles == 1
    assert state.players[0].lines == 1


def test_a_double_icon_and_a_line_place_three_settlements() -> None:  # example 17
    state = building(RICH, "", start="D5", settled={"D1": 0, "D2": 0, "D3": 0})
    assert settle(state, "D4").tiles == 3
    make(state, settle(state, "D4"))
    assert state.settled["D4"] == Settlement(0, 3)
    assert (state.players[0].doubles, state.players[0].lines) == (1, 1)
    assert montana.GAME.scores(state)[0].points == 6


def test_filling_a_gap_adds_one_settlement() -> None:  # ruling 15, example 18
    state = building(RICH, "", start="C4", settled={"B1": 0, "B2": 0, "B4": 0, "B5": 0})
    assert settle(state, "B3").tiles == 2


def test_a_line_counts_only_once() -> None:  # ruling 15, example 18
    ground = land(position("", "", "", "").tiles)
    assert lines(ground, {"D3", "D4", "D5", "D6", "D8"}, "D7") == 0
    assert lines(ground, {"D5", "D6", "D8"}, "D7") == 1


def test_lines_in_two_directions_add_a_settlement_each() -> None:  # ruling 15, example 19
    state = building(RICH, "", start="D2", settled={"E3": 0, "E4": 0, "E5": 0, "D4": 0, "C5": 0, "B5": 0})
    assert settle(state, "E2").tiles == 3


def test_hexes_of_others_and_the_start_tile_interrupt_a_line() -> None:
    state = building(RICH, "", start="D2", settled={"E1": 0, "E2": 1, "E3": 0})
    assert settle(state, "E4").tiles == 1
    state = building(RICH, "", start="E2", settled={"E1": 0, "E3": 0, "D3": 1, "F3": 1})
    assert settle(state, "E4").tiles == 1


def test_the_last_settlement_can_be_placed_alone_on_a_double_hex() -> None:  # ruling 14, example 20
    state = building(RICH + " left", "", start="D5")
    assert settle(state, "C6").tiles == 1
    happened = make(state, settle(state, "C6"))
    assert state.players[0].silver == 2
    assert state.final
    assert events.FinalRound(0, 0) in happened
    make(state, KeepCanteens())
    assert to_move(state)[0] == 1


def test_a_player_without_settlements_cannot_build() -> None:  # ruling 21
    state = position(RICH + " left*0", "", start="D5")
    assert Build() not in offered(state)
    assert moves.NothingLeft() in state.agenda[-1].refusals(state, 0)


def test_without_an_affordable_hex_building_is_not_offered() -> None:
    state = position("grain", "", start="D5")
    assert Build() not in offered(state)
    assert moves.NothingToBuild(0) in state.agenda[-1].refusals(state, 0)
    state = position("grain cattle", "", start="D5")
    assert moves.NothingToBuild(1) in state.agenda[-1].refusals(state, 0), "1 cattle can be traded for the stone of C5"


def test_cattle_gained_by_building_can_be_traded_before_the_next_build() -> None:
    state = building("Copper grain stone", "", start="D7", settled={"D5": 1})
    make(state, settle(state, "E5"))
    assert state.players[0].cattle == 1
    make(state, TradeCattle(), TradeForGood(2))
    make(state, settle(state, "C5"))
    assert (state.players[0].cattle, goods(state)) == (0, "")


def test_cattle_won_can_be_traded_before_the_turn_ends_even_if_nothing_more_can_be_built() -> None:  # ruling 24
    state = building("Stone grain", "", "", "", start="D5", settled={"F8": 1})
    make(state, settle(state, "E4"))
    assert offered(state) == [StopBuilding(2), TradeCattle()]
    assert state.agenda[-1].refusals(state, 0) != [], "it says what is missing"
    make(state, TradeCattle(), TradeForGood(3))
    assert (goods(state), state.players[0].cattle) == ("pumpkin", 0)
    assert state.players[0].silver == 2, "the turn has ended"


@pytest.mark.parametrize(("built", "left"), [(2, 5), (0, 1)])
def test_cattle_won_with_the_last_build_can_be_traded_too(built: int, left: int) -> None:  # ruling 24
    state = building(f"Stone*2 grain*2 left*{left}", "", "", "", built=built, start="D5", settled={"F8": 1})
    make(state, settle(state, "E4"))
    assert offered(state) == [StopBuilding(2 - built), TradeCattle()]
    assert isinstance(state.agenda[-1], EndBuilding)
    make(state, TradeCattle(), TradeForGood(3))
    assert (goods(state), state.players[0].cattle) == ("grain pumpkin Stone", 0)
    assert to_move(state)[0] == 1 or state.players[0].canteens


def test_cattle_of_earlier_turns_cause_no_question_after_the_last_build() -> None:
    state = building("stone grain cattle*2", "", built=2, start="D5")
    make(state, settle(state, "C5"))
    assert to_move(state)[0] == 1
