"""The solo game: rules shared by all four opponents."""

from rules import games, match, mint_works
from rules.chance import Chance, key
from rules.mint_works import events, moves
from rules.mint_works.moves import Buy, Hire, Pass, Place
from rules.mint_works.scoring import opponent, winners
from rules.mint_works.state import Stack
from tests.rules.mint_works.positions import (
    FULL,
    kinds,
    opponent_turn,
    options,
    pass_all,
    plans,
    position,
    run_upkeep,
    went,
)
from tests.rules.playing import make


def test_each_opponent_can_be_chosen_or_random() -> None:
    drawn = {mint_works.GAME.new(1, options(), Chance(key(seed))).opponent for seed in range(40)}
    assert drawn == {"justin", "rachael", "sonic", "mort"}
    assert mint_works.GAME.new(1, options(opponent="mort"), Chance(key(1))).opponent == "mort"
    assert mint_works.GAME.new(2, options(opponent="mort"), Chance(key(1))).opponent == ""


def test_the_opponent_has_a_score_and_a_match_of_people_has_no_opponent() -> None:
    found = opponent(position("3: | windmill", "5: statue | gardens", opponent="sonic"))
    assert found
    assert (found.name, found.score.points) == ("sonic", 3)
    assert opponent(position("3: | statue", "5: | gardens")) is None


def test_the_opponent_tries_locations_from_the_producer_on() -> None:
    state = position("3:", "5: statue |", opponent="sonic")
    assert [place.name for place in state.locations] == [
        "producer",
        "wholesaler",
        "builder",
        "supplier",
        "leadership_council",
        "lotto",
    ]
    assert went(opponent_turn(state)) == "producer"
    assert state.players[1].mints == 6


def test_it_uses_the_wholesaler_once_the_producer_is_full() -> None:
    state = position("3:", "5:", opponent="sonic", taken=FULL, opened="wholesaler")
    assert went(opponent_turn(state)) == "wholesaler"


def test_it_builds_its_oldest_plan() -> None:
    state = position("3:", "2: statue gardens |", opponent="justin", taken=FULL)
    assert went(opponent_turn(state)) == "builder"
    assert (plans(state, 1), state.players[1].buildings) == (["gardens"], ["statue"])


def test_it_benefits_from_crane_and_truck() -> None:
    state = position("3:", "1: statue | crane", opponent="mort", taken=FULL)
    opponent_turn(state)
    assert state.location("builder").stacks == [Stack(1, 1)]
    state = position("3:", "1: | truck", opponent="rachael", taken=FULL, row="statue plant")
    opponent_turn(state)
    assert plans(state, 1) == ["statue"]


def test_it_uses_the_council_even_with_the_token() -> None:
    state = position("3:", "1:", opponent="sonic", taken={"producer": 3}, row="vault plant", starter=1)
    assert went(opponent_turn(state)) == "leadership_council"
    assert state.starter == 1


def test_it_plays_the_lotto_and_keeps_the_card_secret() -> None:
    state = position("3:", "3:", opponent="sonic", taken=FULL, row="vault plant", opened="lotto")
    happened = opponent_turn(state)
    assert went(happened) == "lotto"
    assert "PlanDrawn" not in kinds(happened)
    assert mint_works.GAME.view(state, 0).players[1].plans[0].name == "hidden"
    state = position("3:", "3:", opponent="sonic", taken=FULL, row="vault plant", opened="lotto")
    state.deck = []
    assert went(opponent_turn(state)) == "nowhere"


def test_it_passes_only_if_no_location_is_useful() -> None:
    state = position("3:", "0:", opponent="justin")
    assert opponent_turn(state) == [events.OpponentPassed("justin")]
    assert state.passed == [1]


def test_repeated_passes_of_an_opponent_are_reported_once_a_round() -> None:
    state = position("3:", "0:", opponent="justin")
    happened = [kinds(make(state, move)) for move in (Place("producer", 1), Place("producer", 1))]
    assert [kinds.count("OpponentPassed") for kinds in happened] == [1, 0]
    assert kinds(pass_all(state)).count("OpponentPassed") == 0
    assert kinds(opponent_turn(state)) == ["Worked", "LocationLocked"]


def test_the_turn_of_an_opponent_waits_for_done() -> None:
    start, _ = match.start_match(games.load("mint_works"), 1, {"opponent": "rachael"}, bytes(32))
    drafted, _ = match.choose(start, 0, Place("leadership_council", 1))
    question = match.question(drafted, 0)
    assert question
    assert question.step is None
    assert drafted.state == start.state
    assert match.take_back(drafted, 0) == start
    _, (entry,) = match.done(drafted, 0)
    assert [event.opponent for event in entry.events if isinstance(event, events.Worked)] == ["", "rachael"]


def test_a_bought_card_is_replaced_at_once() -> None:
    state = position("3:", "0:", opponent="justin", row="statue mine")
    happened = make(state, Place("supplier", 2), Buy("statue", 2, 0))
    assert len(state.row) == 2
    assert state.row[0] == "mine"
    assert happened[1] == events.PlanRevealed(state.row[1])


def test_a_card_bought_through_the_temp_agency_is_replaced_too() -> None:
    state = position("3:", "0:", opponent="justin", row="statue mine", advanced="temp_agency")
    make(state, Place("temp_agency", 2), Hire("supplier", 3), Buy("statue", 3, 0))
    assert len(state.row) == 2


def test_with_an_empty_deck_nothing_is_replaced_and_upkeep_ends_the_game() -> None:
    state = position("3:", "0:", opponent="justin", row="statue mine")
    state.deck = []
    make(state, Place("supplier", 2), Buy("statue", 2, 0))
    assert state.row == ["mine"]
    assert "SupplyRanOut" in kinds(run_upkeep(state))


def test_an_unused_supplier_has_its_row_replaced() -> None:  # example 31
    state = position("1:", "0:", opponent="justin", row="statue mine")
    happened = run_upkeep(state)
    assert kinds(happened)[:3] == ["SupplyReplaced", "PlanRevealed", "PlanRevealed"]
    assert state.under == ["statue", "mine"]
    assert not {"statue", "mine"} & {*state.row}


def test_a_supplier_used_only_through_the_temp_agency_counts_as_unused() -> None:  # example 31
    state = position("9:", "0:", opponent="justin", row="statue mine", advanced="temp_agency")
    make(state, Place("temp_agency", 2), Hire("supplier", 3), Buy("statue", 3, 0))
    assert "SupplyReplaced" in kinds(run_upkeep(state))


def test_a_used_supplier_keeps_its_row() -> None:
    state = position("9:", "0:", opponent="justin", row="statue mine", taken={"supplier": 1})
    assert "SupplyReplaced" not in kinds(run_upkeep(state))
    assert state.row == ["statue", "mine"]


def test_the_swap_meet_draws_no_card() -> None:
    state = position("4: bridge |", "0:", opponent="justin", row="statue mine", advanced="swap_meet")
    make(state, Place("swap_meet", 2), moves.SwapFor("statue", 2))
    assert state.row == ["bridge", "mine"]


def test_a_coop_pays_the_other_player() -> None:
    state = position("0: | co_op", "0:", opponent="sonic")
    assert events.CoopPaid(0, "sonic") in run_upkeep(state)
    state = position("0:", "0: | co_op", opponent="sonic")
    assert events.CoopPaid(0, "") in run_upkeep(state)
    assert [player.mints for player in state.players] == [2, 2]


def test_cards_are_ranked_by_cost_then_type_then_place() -> None:  # example 30
    def bought(opponent: str, row: str) -> list[str]:
        state = position("3:", "2:", opponent=opponent, row=row, taken=FULL)
        opponent_turn(state)
        return plans(state, 1)

    assert bought("rachael", "statue mine") == ["mine"]
    assert bought("rachael", "statue museum") == ["museum"]
    assert bought("rachael", "mine bridge") == ["mine"]
    assert bought("justin", "mine bridge") == ["bridge"]
    assert bought("justin", "wholesaler co_op") == ["wholesaler"]
    assert bought("sonic", "mine statue") == ["statue"]
    assert bought("rachael", "vault bridge") == ["bridge"]


def test_a_truck_does_not_change_the_ranking_by_cost() -> None:
    state = position("3:", "9: | truck", opponent="justin", row="statue windmill", taken=FULL)
    opponent_turn(state)
    assert plans(state, 1) == ["windmill"]


def test_an_opponent_recycles_its_oldest_plan_and_never_a_building() -> None:
    state = position(
        "3:", "1: statue mine |", opponent="sonic", row="vault plant", taken=FULL, advanced="recycler", opened="lotto"
    )
    assert went(opponent_turn(state)) == "recycler"
    assert state.under == ["statue"]
    state = position("3:", "1: | factory", opponent="sonic", row="vault plant", taken=FULL, advanced="recycler")
    assert went(opponent_turn(state)) == "nowhere"
    state = position("3:", "0: statue |", opponent="sonic", row="vault plant", taken=FULL, advanced="recycler")
    assert went(opponent_turn(state)) == "nowhere"


def test_an_opponent_swaps_only_for_a_better_card() -> None:
    taken = {**FULL, "builder": 2, "supplier": 2}
    better = position("3:", "2: mine |", opponent="sonic", row="gardens vault", taken=taken, advanced="swap_meet")
    assert went(opponent_turn(better)) == "swap_meet"
    assert plans(better, 1) == ["vault"]
    assert better.row == ["gardens", "mine"]
    same = position("3:", "2: statue |", opponent="sonic", row="museum bridge", taken=taken, advanced="swap_meet")
    assert went(opponent_turn(same)) == "nowhere"
    without = position("3:", "2:", opponent="sonic", row="museum bridge", taken=taken, advanced="swap_meet")
    assert went(opponent_turn(without)) == "nowhere"
    poor = position("3:", "1: mine |", opponent="sonic", row="gardens vault", taken=taken, advanced="swap_meet")
    assert went(opponent_turn(poor)) == "nowhere"


def test_mort_swaps_production_away_but_never_for_production() -> None:  # ruling 28
    taken = {**FULL, "builder": 2, "supplier": 2}
    state = position("3:", "0: ?mine |", opponent="mort", row="plant statue", taken=taken, advanced="swap_meet")
    opponent_turn(state)
    assert plans(state, 1) == ["statue"]


def test_an_opponent_builds_buys_or_draws_through_the_temp_agency() -> None:
    def result(text: str, row: str, **taken: int) -> tuple[str, list[str], list[str]]:
        state = position(
            "3:", text, opponent="sonic", row=row, taken={**FULL, **taken}, advanced="temp_agency", opened="lotto"
        )
        return went(opponent_turn(state)), plans(state, 1), state.players[1].buildings

    assert result("3: statue |", "vault plant", builder=2, lotto=1) == ("temp_agency", [], ["statue"])
    assert result("4:", "gardens plant", supplier=2, lotto=1) == ("temp_agency", ["gardens"], [])
    went_to, drawn, _ = result("4:", "vault plant", supplier=2, lotto=1)
    assert (went_to, len(drawn)) == ("temp_agency", 1)
    assert result("1:", "vault plant", builder=2, supplier=2, lotto=1) == ("nowhere", [], [])


def test_a_tie_in_everything_is_a_shared_victory() -> None:
    assert winners(position("3: | gardens", "3: | landfill", opponent="sonic")) == [0, 1]


def test_a_tie_with_an_opponent_is_announced() -> None:
    happened = run_upkeep(position("3: | gardens factory mine", "3: | landfill plant workshop", opponent="sonic"))
    assert kinds(happened)[-3:] == ["GameWon", "GameWon", "VictoryShared"]


def test_the_opponent_can_reach_seven_and_win() -> None:
    state = position("3: | gardens", "3: | landfill factory mine", opponent="sonic")
    happened = run_upkeep(state)
    assert happened[0] == events.SevenReached(0, "sonic", 7)
    assert happened[-1] == events.GameWon(0, "sonic", 7)


def test_the_phase_ends_when_both_sides_have_passed() -> None:
    state = position("3:", "0:", opponent="justin")
    make(state, Pass())
    assert state.round == 2
