"""Placing mints: the cost and effect of each Location."""

import pytest

from rules.mint_works import events
from rules.mint_works.board import LOCATIONS, price
from rules.mint_works.moves import Build, Buy, Pass, Place
from rules.mint_works.state import Plan, Stack
from tests.rules.mint_works.positions import plans, player, position
from tests.rules.playing import make, offered, to_move


def test_the_producer_turns_one_mint_into_two() -> None:  # example 1
    state = position("1:", "3:")
    happened = make(state, Place("producer", 1))
    assert state.players[0].mints == 2
    assert state.location("producer").stacks == [Stack(0, 1)]
    assert happened == [events.Worked(0, "", "producer", "producer", cost=1, gain=2)]
    assert to_move(state)[0] == 1


def test_without_a_mint_nothing_can_be_placed_not_even_at_the_producer() -> None:  # ruling 2
    state = position("0: statue |", "3:")
    assert state.agenda[-1].options(state, 0) == [Pass(1)]


def test_only_placing_and_passing_are_offered() -> None:
    state = position("3:", "3:", row="statue mine plant")
    assert offered(state) == [Place("producer", 1), Place("supplier", 2), Place("leadership_council", 1), Pass()]


def test_a_location_without_a_free_space_is_not_offered() -> None:
    state = position("3:", "3:", taken={"producer": 2, "supplier": 1})
    assert offered(state) == [Place("supplier", 2), Place("leadership_council", 1), Pass()]


def test_only_affordable_plans_are_offered_at_the_supplier() -> None:  # example 3
    state = position("4:", "3:", row="plant statue windmill")
    make(state, Place("supplier", 1))
    assert offered(state) == [Buy("statue", 2, 0), Buy("windmill", 1, 0)]
    make(state, Buy("statue", 2, 0))
    assert state.players[0].mints == 2
    assert state.players[0].plans == [Plan("statue")]
    assert state.row == ["plant", "windmill"]


def test_a_truck_saves_one_mint_at_the_supplier_but_not_the_last() -> None:  # example 3
    state = position("4: | truck", "3:", row="plant statue windmill")
    make(state, Place("supplier", 1))
    assert offered(state) == [Buy("plant", 4, 0), Buy("statue", 1, 0), Buy("windmill", 1, 0)]


@pytest.mark.parametrize(("plan", "with_truck"), [("vault", 4), ("statue", 1), ("bridge", 1)])
def test_the_price_of_a_plan_is_its_cost(plan: str, with_truck: int) -> None:
    assert price(player("9: | truck"), plan) == with_truck


def test_the_only_affordable_plan_is_taken_automatically() -> None:
    state = position("2:", "3:", row="plant vault statue")
    happened = make(state, Place("supplier", 2))
    assert happened == [events.Bought(0, "", "statue", "supplier", 2)]
    assert to_move(state)[0] == 1


def test_the_row_is_not_filled_before_upkeep() -> None:  # example 4
    state = position("9:", "9:", row="statue mine truck")
    make(state, Place("supplier", 2), Buy("statue", 2, 0), Place("supplier", 2), Buy("mine", 2, 0))
    assert state.row == ["truck"]
    assert Place("supplier", 2) not in offered(state)


def test_an_empty_row_closes_the_supplier() -> None:  # ruling 1
    assert Place("supplier", 1) not in offered(position("9:", "9:", row=""))


def test_building_costs_two_and_needs_a_plan() -> None:  # example 5
    state = position("2: gardens |", "3:")
    happened = make(state, Place("builder", 2))
    assert happened == [events.Built(0, "", "gardens", "builder", 2)]
    assert (state.players[0].mints, state.players[0].buildings, plans(state)) == (0, ["gardens"], [])
    assert not any(move.location == "builder" for move in offered(position("2:", "3:"))[:-1])


def test_a_crane_saves_one_mint_at_the_builder() -> None:  # example 5
    state = position("1: gardens statue | crane", "3:")
    make(state, Place("builder", 1))
    assert offered(state) == [Build("gardens", 1), Build("statue", 1)]
    make(state, Build("statue", 1))
    assert state.players[0].mints == 0
    assert plans(state) == ["gardens"]


def test_a_location_outside_the_game_raises_a_key_error() -> None:
    with pytest.raises(KeyError):
        position("3:", "3:").location("temp_agency")


def test_exactly_the_cost_is_paid() -> None:  # ruling 3
    state = position("9: gardens |", "3:", row="plant")
    make(state, Place("builder", 2))
    assert [stack.mints for stack in state.location("builder").stacks] == [2]


def test_the_council_moves_the_token_but_keeps_the_turn_order() -> None:  # example 19, ruling 23
    state = position("3:", "3:", "3:", starter=1, turn=2)
    happened = make(state, Place("leadership_council", 1))
    assert state.starter == 2
    assert state.players[2].mints == 3
    assert happened == [events.Worked(2, "", "leadership_council", "leadership_council", 1, 1)]
    assert to_move(state)[0] == 0


def test_the_council_can_be_used_by_the_holder_of_the_token() -> None:
    state = position("3:", "3:", starter=0)
    make(state, Place("leadership_council", 1))
    assert state.starter == 0


def test_building_the_wholesaler_opens_it_at_once_for_everybody() -> None:  # example 6
    state = position("2: wholesaler |", "1:")
    happened = make(state, Place("builder", 2))
    assert events.Opened("wholesaler") in happened
    make(state, Place("wholesaler", 1))
    assert state.players[1].mints == 2


def test_an_owner_can_use_the_own_deed() -> None:
    assert Place("wholesaler", 1) in offered(position("1: | wholesaler", "1:"))


def test_an_unbuilt_deed_is_closed_even_to_its_holder() -> None:  # example 7
    assert not any(move == Place("lotto", 3) for move in offered(position("9: lotto |", "3:")))


def test_the_lotto_gives_a_secret_plan() -> None:
    state = position("4:", "3:", opened="lotto")
    happened = make(state, Place("lotto", 3))
    (plan,) = state.players[0].plans
    assert plan.secret
    assert plan.name not in state.deck
    assert happened[0] == events.LottoPlayed(0, "", "lotto", 3)
    assert events.PlanDrawn(0, plan.name) in happened
    assert state.players[0].mints == 1


def test_without_a_deck_there_is_no_lotto() -> None:  # ruling 1
    state = position("4:", "3:", opened="lotto")
    state.deck = []
    assert Place("lotto", 3) not in offered(state)
    state.under = ["bridge"]
    make(state, Place("lotto", 3))
    assert state.players[0].plans == [Plan("bridge", secret=True)]


def test_the_assembler_builds_a_bought_deed_and_opens_its_location() -> None:  # example 8
    state = position("1: | assembler", "3:", row="wholesaler plant vault")
    happened = make(state, Place("supplier", 1))
    assert happened == [events.Assembled(0, "", "wholesaler", "supplier", 1), events.Opened("wholesaler")]
    assert state.players[0].buildings == ["assembler", "wholesaler"]
    assert state.location("wholesaler").open


def test_an_option_shows_whether_the_assembler_will_build() -> None:
    state = position("2: | assembler", "3:")
    make(state, Place("supplier", 2))
    assert offered(state) == [Buy("statue", 2, built=1), Buy("mine", 2, built=1), Buy("truck", 2, built=1)]


def test_the_assembler_builds_neither_itself_nor_cards_of_the_lotto() -> None:  # example 8
    state = position("5:", "0:", row="assembler")
    make(state, Place("supplier", 5))
    assert plans(state) == ["assembler"]
    state = position("3: | assembler", "3:", opened="lotto")
    make(state, Place("lotto", 3))
    assert len(state.players[0].plans) == 1


def test_the_crowdfunder_gives_mints_to_all() -> None:
    state = position("1:", "0:", "4:", advanced="crowdfunder")
    happened = make(state, Place("crowdfunder", 1))
    assert [player.mints for player in state.players] == [3, 1, 5]
    assert happened[0] == events.Worked(0, "", "crowdfunder", "crowdfunder", 1, 3)


def test_plans_buildings_and_mints_have_no_limit() -> None:  # ruling 20
    everything = "gardens windmill bridge factory stripmine workshop plant"
    state = position(f"99: {everything} | crane obelisk landfill", "3:")
    make(state, Place("supplier", 2), Buy("statue", 2, 0))
    assert len(state.players[0].plans) == 8


@pytest.mark.parametrize(
    ("players", "spaces"),
    [(1, [3, 1, 2, 2, 1, 1]), (2, [2, 1, 2, 2, 1, 1]), (3, [2, 1, 2, 2, 1, 1]), (4, [3, 1, 3, 3, 1, 1])],
)
def test_spaces_depend_on_the_number_of_players(players: int, spaces: list[int]) -> None:
    assert [card.spaces[players - 1] for card in LOCATIONS.values()][:6] == spaces
    assert [card.spaces for card in LOCATIONS.values()][6:] == [(1, 1, 1, 1)] * 4
