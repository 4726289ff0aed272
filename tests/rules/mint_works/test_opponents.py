"""The special rules of Justin, Rachael, Sonic and Mort."""

import pytest

from rules import mint_works, play
from rules.chance import Chance, key
from rules.mint_works import events, moves
from rules.mint_works.moves import Place
from rules.mint_works.scoring import winners
from tests.rules.mint_works.positions import (
    FULL,
    all_mints,
    kinds,
    opponent_turn,
    options,
    plans,
    position,
    run_upkeep,
    went,
)
from tests.rules.playing import make, offered, to_move


def test_justin_has_the_first_turn() -> None:
    state = mint_works.GAME.new(1, options(opponent="justin"), Chance(key(1)))
    assert to_move(state)[0] == 0
    happened = play.drain(state)
    assert happened[:2] == [events.OpponentMet("justin"), events.RoundStarted(1, 0, "justin")]
    assert went(happened) == "producer"
    assert [player.mints for player in state.players] == [3, 4]


def test_justin_locks_locations_he_uses_for_both() -> None:  # example 25, ruling 25
    state = position("3:", "3:", opponent="justin", advanced="temp_agency")
    happened = opponent_turn(state)
    assert events.LocationLocked("producer") in happened
    play.settle(state)
    assert Place("producer", 1) not in offered(state)
    make(state, Place("temp_agency", 2))
    assert not any(move.location == "producer" for move in offered(state))
    assert moves.LocationIsLocked("producer") in state.agenda[-1].refusals(state, 0)


def test_a_lock_lasts_until_upkeep_is_over() -> None:
    state = position("3:", "3:", opponent="justin")
    opponent_turn(state)
    assert state.location("producer").locked
    run_upkeep(state)
    state = position("3:", "0:", opponent="justin")
    state.location("producer").locked = True
    run_upkeep(state)
    assert not state.location("builder").locked


def test_justin_locks_only_the_temp_agency_when_using_it() -> None:  # ruling 25
    state = position(
        "3:", "3: statue |", opponent="justin", advanced="temp_agency", row="vault plant", taken={**FULL, "builder": 2}
    )
    assert went(opponent_turn(state)) == "temp_agency"
    assert state.players[1].buildings == ["statue"]
    assert state.location("temp_agency").locked
    assert not state.location("builder").locked


def test_other_opponents_lock_nothing() -> None:
    state = position("3:", "3:", opponent="sonic")
    opponent_turn(state)
    assert not any(place.locked for place in state.locations)


def test_against_rachael_the_supply_starts_with_22_mints() -> None:
    state = mint_works.GAME.new(1, options(opponent="rachael"), Chance(key(1)))
    assert state.mint_supply == 22
    assert all_mints(state) == 30


def test_rachael_wins_at_once_if_the_supply_is_empty() -> None:  # example 26, ruling 31
    state = position("1: | gardens factory statue", "3:", opponent="rachael")
    state.mint_supply = 2
    happened = make(state, Place("producer", 1))
    assert kinds(happened)[-2:] == ["MintsRanOut", "GameWon"]
    assert happened[-1].opponent == "rachael"
    assert state.agenda == []
    assert winners(state) == [1]


def test_if_too_few_mints_are_left_all_of_them_are_gained() -> None:  # ruling 26
    state = position("1:", "3:", opponent="rachael")
    state.mint_supply = 1
    happened = make(state, Place("producer", 1))
    assert happened[0] == events.Worked(0, "", "producer", "producer", 1, 1)
    assert state.players[0].mints == 1


def test_rachael_can_win_by_payments_of_buildings() -> None:
    state = position("0: | stripmine plant", "3:", opponent="rachael")
    state.mint_supply = 4
    happened = run_upkeep(state)
    assert kinds(happened)[-2:] == ["MintsRanOut", "GameWon"]
    assert "IncomePaid" not in kinds(happened)


def test_rachael_can_win_by_the_growth_of_a_gallery() -> None:
    state = position("0: | gallery", "3:", opponent="rachael")
    state.mint_supply = 1
    happened = run_upkeep(state)
    assert kinds(happened) == ["GalleryGrew", "MintsRanOut", "GameWon"]


def test_rachael_can_win_by_the_income() -> None:
    state = position("0:", "3:", opponent="rachael", taken={"supplier": 1})
    state.mint_supply = 1
    assert kinds(run_upkeep(state)) == ["IncomePaid", "MintsRanOut", "GameWon"]


def test_rachael_wins_by_emptying_the_supply_in_her_turn() -> None:
    state = position("0:", "3:", opponent="rachael")
    state.mint_supply = 1
    assert kinds(opponent_turn(state)) == ["Worked", "MintsRanOut"]
    assert state.drained


def test_mints_rachael_spends_at_the_supplier_leave_the_game_in_upkeep() -> None:  # example 27, ruling 26
    state = position("3:", "5:", opponent="rachael", row="plant gardens", taken=FULL)
    happened = make(state, Place("supplier", 3))
    assert events.Bought(0, "rachael", "plant", "supplier", 5) in happened
    assert "SupplyReplaced" not in kinds(happened)
    assert state.round == 2  # neither player could do anything
    assert state.mints_out == 5
    assert all_mints(state) == 30


def test_mints_rachael_spends_at_the_temp_agency_return_to_the_supply() -> None:  # ruling 26
    state = position(
        "0:", "6:", opponent="rachael", row="plant gardens", taken={**FULL, "supplier": 2}, advanced="temp_agency"
    )
    assert went(opponent_turn(state)) == "temp_agency"
    run_upkeep(state)
    assert state.mints_out == 0


def test_mints_of_a_lost_gallery_return_to_the_supply() -> None:
    state = position("1: | gallery*5", "3:", opponent="rachael", advanced="recycler")
    make(state, Place("recycler", 1))
    assert all_mints(state) == 30


def test_sonic_takes_two_turns_in_a_row() -> None:
    state = position("3:", "5:", opponent="sonic")
    happened = make(state, Place("leadership_council", 1))
    assert [event.place for event in happened if isinstance(event, events.Worked) and event.opponent] == [
        "producer"
    ] * 2
    assert to_move(state)[0] == 0


def test_sonic_skips_the_second_turn_after_passing_in_the_first() -> None:  # ruling 27
    state = position("3:", "0:", opponent="sonic")
    assert opponent_turn(state) == [events.OpponentPassed("sonic")]
    assert to_move(state)[0] == 0


def test_sonic_counts_as_passed_after_passing_in_the_second_turn() -> None:  # ruling 27
    state = position("3:", "1:", opponent="sonic", row="vault plant", taken={"producer": 3})
    state.passed = [0]
    opponent_turn(state)
    assert state.passed == []
    state.players[1].mints = 0
    play.advance(state)
    assert state.passed == [1]
    assert to_move(state)[0] == 0


def test_sonic_buys_only_without_a_plan() -> None:  # example 28
    state = position("3:", "5:", opponent="sonic", row="gardens plant", taken={"producer": 3})
    assert went(opponent_turn(state)) == "supplier"
    assert plans(state, 1) == ["plant"]
    state.players[1].mints = 1
    play.advance(state)
    assert went(play.drain(state)) == "leadership_council"


def test_sonic_builds_in_the_second_turn_if_there_are_mints_left() -> None:  # example 28
    state = position("3:", "7:", opponent="sonic", row="gardens plant", taken={"producer": 3})
    opponent_turn(state)
    play.advance(state)
    assert state.players[1].buildings == ["plant"]


def test_mort_never_runs_out_and_gains_nothing() -> None:  # ruling 29
    state = position("3: | co_op", "0: | factory", opponent="mort", advanced="crowdfunder")
    assert went(opponent_turn(state)) == "producer"
    make(state, Place("crowdfunder", 1))
    assert state.players[1].mints == 0
    run_upkeep(state)
    assert state.players[1].mints == 0


def test_mort_buys_no_production() -> None:  # example 29
    state = position("3:", "0:", opponent="mort", row="stripmine plant", taken={"producer": 3})
    assert went(opponent_turn(state)) == "leadership_council"
    state = position("3:", "0:", opponent="mort", row="stripmine bridge", taken={"producer": 3})
    opponent_turn(state)
    assert plans(state, 1) == ["bridge"]


def test_mort_always_has_more_mints_in_a_tie() -> None:  # ruling 29
    assert winners(position("99: | gardens", "0: | landfill", opponent="mort")) == [1]


def test_mort_gains_nothing_as_an_owner_and_no_line_says_so() -> None:
    state = position("0:", "0: | wholesaler", opponent="mort", taken={"wholesaler": 1})
    assert "OwnerPaid" not in kinds(run_upkeep(state))


def test_an_owner_gains_nothing_from_an_empty_supply_and_no_line_says_so() -> None:
    state = position("0: | stripmine plant wholesaler", "3:", opponent="rachael", taken={"wholesaler": 1})
    state.mint_supply = 5
    assert kinds(run_upkeep(state)) == ["BuildingsPaid", "MintsRanOut", "GameWon"]


def test_the_income_of_a_round_against_mort_is_that_of_one_player() -> None:
    state = position("0:", "0:", opponent="mort", taken={"supplier": 1})
    state.round = 3
    happened = run_upkeep(state)
    assert events.IncomeGained(0, "", 3, 1) in happened
    assert "IncomePaid" not in kinds(happened)


@pytest.mark.parametrize(("starter", "gained"), [(0, (0, "")), (1, (0, "rachael"))])
def test_the_last_mint_of_the_supply_is_the_income_of_one_player(starter: int, gained: tuple[int, str]) -> None:
    state = position("0: | gallery", "3:", opponent="rachael", starter=starter)
    state.mint_supply = 2  # the Gallery takes one
    happened = run_upkeep(state)
    assert events.IncomeGained(*gained, 1, 1) in happened
    assert kinds(happened)[-2:] == ["MintsRanOut", "GameWon"]


@pytest.mark.parametrize(("opponent", "gains"), [("mort", False), ("sonic", True)])
def test_the_story_names_the_gain_of_others_at_the_crowdfunder_if_there_is_one(opponent: str, gains: bool) -> None:
    state = position("1:", "0:", opponent=opponent, advanced="crowdfunder")
    assert ("OthersGained" in kinds(make(state, Place("crowdfunder", 1)))) == gains
