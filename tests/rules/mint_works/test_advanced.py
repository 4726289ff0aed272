"""Recycler, Swap Meet and Temp Agency."""

import pytest

from rules import games
from rules.game import Options
from rules.mint_works import GAME, events, moves
from rules.mint_works.board import PLANS, needs
from rules.mint_works.effects import recycling_value
from rules.mint_works.moves import Build, Buy, Give, Hire, Place, Recycle, SwapFor
from rules.mint_works.scoring import stars
from rules.mint_works.state import Plan, Stack
from tests.rules.mint_works.positions import plans, position, run_upkeep
from tests.rules.playing import make, offered, to_move

PAID = {
    "gallery": 4, "gardens": 6, "statue": 4, "museum": 2, "windmill": 2, "bridge": 1, "factory": 7, "stripmine": 4,
    "workshop": 5, "corporate_hq": 3, "mine": 3, "co_op": 2, "plant": 7, "vault": 5, "assembler": 6, "obelisk": 4,
    "landfill": 6, "crane": 3, "truck": 3, "lotto": 6, "wholesaler": 2,
}  # fmt: skip


@pytest.mark.parametrize("built", [0, 1])
def test_the_recycler_pays_cost_and_printed_stars(built: int) -> None:  # ruling 8
    state = position("9: | truck landfill", "3:", advanced="recycler")
    assert {name: recycling_value(state, state.players[0], name, built) for name in PLANS} == PAID


def test_a_recycled_building_is_put_under_the_deck() -> None:  # example 15
    state = position("1: statue | factory", "3:", advanced="recycler")
    make(state, Place("recycler", 1))
    assert offered(state) == [Recycle("statue", 0, 1, 4), Recycle("factory", 1, 1, 7)]
    happened = make(state, Recycle("factory", 1, 1, 7))
    assert state.players[0].mints == 7
    assert state.players[0].buildings == []
    assert state.under == ["factory"]
    assert happened == [events.Recycled(0, "", "factory", "recycler", 1, 7)]


def test_mints_on_a_recycled_gallery_are_lost() -> None:  # example 15
    state = position("1: | gallery*5", "3:", advanced="recycler")
    make(state, Place("recycler", 1))
    assert (state.players[0].mints, state.players[0].gallery) == (4, 0)


def test_the_later_printing_pays_only_the_stars_of_a_building() -> None:  # example 15
    later = position("1: plant | factory gallery*5", "3:", advanced="recycler", ruleset="publisher")
    make(later, Place("recycler", 1))
    assert offered(later) == [Recycle("plant", 0, 1, 7), Recycle("factory", 1, 1, 3), Recycle("gallery", 1, 1, 5)]


def test_the_recycler_option_overrides_the_ruleset() -> None:
    state = position("1: | factory", "3:", advanced="recycler", ruleset="publisher", recycler_rule="first_printing")
    assert recycling_value(state, state.players[0], "factory", 1) == 7


def test_a_recycled_secret_plan_is_revealed() -> None:  # ruling 9
    state = position("1: ?plant |", "3:", advanced="recycler")
    assert make(state, Place("recycler", 1)) == [events.Recycled(0, "", "plant", "recycler", 1, 7)]


def test_without_a_card_there_is_nothing_to_recycle_or_swap() -> None:  # ruling 1
    state = position("9:", "3:", advanced="recycler swap_meet")
    assert not {"recycler", "swap_meet"} & {move.location for move in offered(state) if isinstance(move, Place)}


def test_recycling_a_deed_leaves_its_location_open_without_an_owner() -> None:  # rulings 11 and 12
    state = position("1: | lotto", "9:", "9:", advanced="recycler", taken={"lotto": 1})
    make(state, Place("recycler", 1))
    assert state.location("lotto").open
    happened = run_upkeep(state)
    assert not any(isinstance(event, events.OwnerPaid) for event in happened)


def test_a_deed_built_again_has_an_owner_again() -> None:  # ruling 11
    state = position("2: lotto |", "9:", opened="lotto", taken={"lotto": 1})
    assert events.Opened("lotto") not in make(state, Place("builder", 2))
    assert events.OwnerPaid(0, "", "lotto", 2) in run_upkeep(state)


def test_a_swapped_card_takes_the_same_place_in_the_row() -> None:  # example 16
    state = position("2: mine | windmill", "3:", advanced="swap_meet", row="statue factory truck")
    make(state, Place("swap_meet", 2))
    assert offered(state) == [Give("mine", 0), Give("windmill", 1)]
    make(state, Give("windmill", 1))
    assert offered(state) == [SwapFor("statue", 2), SwapFor("factory", 2), SwapFor("truck", 2)]
    happened = make(state, SwapFor("factory", 2))
    assert state.row == ["statue", "windmill", "truck"]
    assert state.players[0].mints == 0
    assert plans(state) == ["mine", "factory"]
    assert stars(state.players[0]) == 0
    assert happened == [events.LeftAtSwapMeet(0, "", "windmill"), events.Swapped(0, "", "factory", "swap_meet", 2)]


def test_an_assembler_does_not_build_cards_of_the_swap_meet() -> None:
    state = position("2: bridge | assembler", "3:", advanced="swap_meet")
    make(state, Place("swap_meet", 2), Give("bridge", 0), SwapFor("statue", 2))
    assert (plans(state), state.players[0].buildings) == (["statue"], ["assembler"])


def test_the_card_just_given_cannot_be_taken_back() -> None:  # ruling 10
    state = position("2: mine |", "3:", advanced="swap_meet", row="statue truck bridge")
    make(state, Place("swap_meet", 2))
    assert SwapFor("mine", 2) not in offered(state)


def test_an_empty_row_closes_the_swap_meet() -> None:  # ruling 1
    assert Place("swap_meet", 2) not in offered(position("2: mine |", "3:", advanced="swap_meet", row=""))


def test_a_swapped_card_is_public() -> None:
    state = position("2: ?bridge |", "3:", advanced="swap_meet", row="statue mine truck")
    make(state, Place("swap_meet", 2), SwapFor("statue", 2))
    assert state.players[0].plans == [Plan("statue")]
    assert state.row == ["bridge", "mine", "truck"]


@pytest.mark.parametrize(
    ("target", "cost"),
    [
        ("producer", 2), ("wholesaler", 2), ("builder", 3), ("supplier", 2), ("leadership_council", 2), ("lotto", 4),
        ("crowdfunder", 2),
    ],
)  # fmt: skip
def test_the_temp_agency_costs_one_more_than_its_target(target: str, cost: int) -> None:
    state = position(
        "9: museum |", "3:", advanced="temp_agency crowdfunder", row="windmill bridge truck", opened="lotto wholesaler"
    )
    make(state, Place("temp_agency", 2))
    assert Hire(target, cost) in offered(state)


@pytest.mark.parametrize(("target", "cost"), [("recycler", 2), ("swap_meet", 3)])
def test_the_temp_agency_can_use_other_advanced_locations(target: str, cost: int) -> None:
    state = position("9: museum |", "3:", advanced=f"temp_agency {target}")
    make(state, Place("temp_agency", 2))
    assert Hire(target, cost) in offered(state)
    assert not any(move.location == "temp_agency" for move in offered(state))


@pytest.mark.parametrize("ruleset", ["standard", "publisher"])
def test_a_full_location_can_be_used_through_the_temp_agency(ruleset: str) -> None:  # example 17
    state = position("3: statue |", "3:", advanced="temp_agency", taken={"builder": 2}, ruleset=ruleset)
    state.location("producer").stacks = [Stack(1, 1)]
    make(state, Place("temp_agency", 2), Hire("builder", 3))
    assert state.players[0].buildings == ["statue"]
    assert state.location("temp_agency").stacks == [Stack(0, 3)]
    assert len(state.location("builder").stacks) == 2


def test_a_crane_saves_a_mint_through_the_temp_agency_too() -> None:  # example 17, ruling 5
    state = position("2: statue | crane", "3:", advanced="temp_agency", taken={"builder": 2})
    make(state, Place("temp_agency", 2), Hire("builder", 2))
    assert state.players[0].buildings == ["crane", "statue"]


def test_an_empty_location_is_a_target_only_in_the_standard_rules() -> None:  # example 17, ruling 4
    standard = position("9: statue |", "3:", advanced="temp_agency")
    make(standard, Place("temp_agency", 2))
    assert Hire("builder", 3) in offered(standard)
    printed = position("9: statue |", "3:", advanced="temp_agency", ruleset="publisher")
    assert not any(move == Place("temp_agency", 2) for move in offered(printed))
    assert needs(printed, printed.players[0], "temp_agency") == 0


@pytest.mark.parametrize("ruleset", ["standard", "publisher"])
def test_a_location_with_one_free_space_is_a_target_in_both_rulesets(ruleset: str) -> None:  # example 17
    state = position(
        "9: statue mine |", "3:", advanced="temp_agency", taken={"builder": 1, "producer": 1}, ruleset=ruleset
    )
    make(state, Place("temp_agency", 2), Hire("builder", 3))
    assert offered(state) == [Build("statue", 3), Build("mine", 3)]


def test_the_target_option_overrides_the_ruleset() -> None:
    state = position("9: statue |", "3:", advanced="temp_agency", temp_agency_target="occupied")
    assert needs(state, state.players[0], "temp_agency") == 0


def test_a_truck_never_saves_the_extra_mint_of_the_temp_agency() -> None:  # example 18
    state = position("9: | truck", "3:", advanced="temp_agency", row="windmill vault statue")
    make(state, Place("temp_agency", 2), Hire("supplier", 2))
    assert offered(state) == [Buy("windmill", 2, 0), Buy("vault", 5, 0), Buy("statue", 2, 0)]
    make(state, Buy("vault", 5, 0))
    assert state.players[0].mints == 4


def test_a_third_purchase_is_possible_through_the_temp_agency() -> None:  # example 4
    state = position("9:", "9:", advanced="temp_agency", row="truck", taken={"supplier": 2})
    make(state, Place("temp_agency", 2), Hire("supplier", 3))
    assert plans(state) == ["truck"]
    assert state.row == []


def test_the_assembler_builds_plans_gained_through_the_temp_agency() -> None:  # ruling 7
    state = position("3: | assembler", "3:", advanced="temp_agency", row="statue plant vault")
    make(state, Place("temp_agency", 2), Hire("supplier", 3))
    assert state.players[0].buildings == ["assembler", "statue"]


def test_a_deed_used_through_the_temp_agency_pays_its_owner_nothing() -> None:  # ruling 6
    state = position("2: | wholesaler", "3:", advanced="temp_agency")
    make(state, Place("temp_agency", 2), Hire("wholesaler", 2))
    assert state.players[0].mints == 2
    assert not any(isinstance(event, events.OwnerPaid) for event in run_upkeep(state))


def test_the_council_through_the_temp_agency_takes_the_token() -> None:  # example 19
    state = position("0:", "3:", "3:", "2:", advanced="temp_agency", turn=2, starter=1)
    make(state, Place("leadership_council", 1))
    assert state.starter == 2
    make(state, Place("temp_agency", 2), Hire("leadership_council", 2))
    assert state.starter == 3
    assert state.players[3].mints == 1


def test_the_lotto_through_the_temp_agency_gives_a_secret_plan() -> None:
    state = position("4:", "3:", advanced="temp_agency", opened="lotto", taken={"lotto": 1})
    happened = make(state, Place("temp_agency", 2), Hire("lotto", 4))
    assert happened[0] == events.LottoPlayed(0, "", "temp_agency", 4)
    assert state.players[0].plans[0].secret


def test_swapping_and_recycling_work_through_the_temp_agency() -> None:
    state = position("9: mine |", "9:", advanced="temp_agency swap_meet", row="statue")
    make(state, Place("temp_agency", 2), Hire("swap_meet", 3))
    assert (plans(state), state.players[0].mints) == (["statue"], 6)
    state = position("9: mine |", "9:", advanced="temp_agency recycler")
    make(state, Place("temp_agency", 2), Hire("recycler", 2))
    assert (state.under, state.players[0].mints) == (["mine"], 10)


def test_the_temp_agency_needs_a_usable_and_affordable_target() -> None:  # ruling 1
    state = position("1:", "3:", advanced="temp_agency")
    assert not any(move == Place("temp_agency", 2) for move in offered(state))
    state = position("2:", "3:", advanced="temp_agency", taken={"producer": 2, "leadership_council": 1})
    make(state, Place("temp_agency", 2))
    assert Hire("builder", 3) not in offered(state)
    assert to_move(state)[0] == 0


def test_locations_that_are_not_offered_have_refusals() -> None:
    state = position(
        "2: | crane",
        "3:",
        advanced="temp_agency recycler",
        row="plant vault factory",
        taken={"producer": 2, "recycler": 1},
    )
    state.location("recycler").locked = True
    assert set(state.agenda[-1].refusals(state, 0)) == {
        moves.LocationFull("producer"),
        moves.LocationClosed("wholesaler"),
        moves.NothingToDoThere("builder"),
        moves.TooFewMints("supplier", 4, 2),
        moves.LocationClosed("lotto"),
        moves.LocationIsLocked("recycler"),
    }
    make(state, Place("temp_agency", 2))
    assert set(state.agenda[-1].refusals(state, 0)) == {
        moves.LocationClosed("wholesaler"),
        moves.NothingToDoThere("builder"),
        moves.TooFewMints("supplier", 5, 2),
        moves.LocationClosed("lotto"),
        moves.LocationIsLocked("recycler"),
    }


def test_a_target_without_mints_is_refused_in_the_printed_rules() -> None:
    state = position(
        "9:", "3:", advanced="temp_agency", taken={"producer": 1, "leadership_council": 1}, ruleset="publisher"
    )
    make(state, Place("temp_agency", 2))
    assert moves.LocationUnused("supplier") in state.agenda[-1].refusals(state, 0)


def test_unaffordable_plans_have_refusals() -> None:
    state = position("2:", "3:", row="plant statue mine")
    make(state, Place("supplier", 2))
    assert state.agenda[-1].refusals(state, 0) == [moves.PlanTooDear("plant", 5, 2)]


CHOSEN = {"advanced": "chosen", "advanced_first": "recycler", "advanced_second": "swap_meet"}


@pytest.mark.parametrize(
    ("seats", "options", "names"),
    [
        (1, {}, {"opponent", "advanced"}),
        (2, {}, {"advanced"}),
        (2, {"advanced": "random"}, {"ruleset", "advanced", "temp_agency_target", "recycler_rule"}),
        (2, CHOSEN, {"ruleset", "advanced", "advanced_first", "advanced_second", "recycler_rule"}),
        (1, CHOSEN, {"opponent", "ruleset", "advanced", "advanced_first", "recycler_rule"}),
        (2, CHOSEN | {"advanced_first": "swap_meet"}, {"ruleset", *CHOSEN, "temp_agency_target", "recycler_rule"}),
    ],
)
def test_options_apply_to_the_locations_that_may_be_in_the_game(seats: int, options: Options, names: set[str]) -> None:
    """Two Locations that are the same leave the second one to chance."""
    assert {option.name for option in games.applicable(GAME, [seats], options)} == names
