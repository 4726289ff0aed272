"""Passing, the order of Upkeep, and the end of a game."""

import pytest

from rules import mint_works, play
from rules.chance import Chance, key
from rules.mint_works import events, moves
from rules.mint_works.board import PLANS
from rules.mint_works.moves import GiveMint, Pass, Place
from rules.mint_works.scoring import stars, winners
from rules.mint_works.state import Plan, Stack
from rules.mint_works.steps import EndGame, Upkeep
from tests.rules.mint_works.positions import kinds, options, pass_all, position, run_upkeep
from tests.rules.playing import make, offered, to_move


@pytest.mark.parametrize(("players", "row", "deck"), [(1, 2, 19), (2, 3, 18), (3, 3, 18), (4, 3, 18)])
def test_the_set_up_before_the_first_round(players: int, row: int, deck: int) -> None:
    state = mint_works.GAME.new(players, options(opponent="sonic"), Chance(key(1)))
    assert (len(state.row), len(state.deck)) == (row, deck)
    assert [player.mints for player in state.players] == ([3, 5] if players == 1 else [3] * players)
    assert [place.name for place in state.locations if not place.open] == ["wholesaler", "lotto"]
    assert len({*state.row, *state.deck}) == len(PLANS)


def test_the_first_starting_player_is_random() -> None:  # ruling 21
    assert {mint_works.GAME.new(4, options(), Chance(key(seed))).starter for seed in range(40)} == {0, 1, 2, 3}


def test_the_holder_of_the_token_begins() -> None:
    state = mint_works.GAME.new(3, options(), Chance(key(2)))
    assert to_move(state)[0] == state.starter
    assert play.drain(state) == [events.RoundStarted(1, state.starter, "")]


@pytest.mark.parametrize(("players", "count"), [(1, 1), (2, 2), (3, 2), (4, 2)])
def test_advanced_locations_can_be_random(players: int, count: int) -> None:
    drawn = set()
    for seed in range(60):
        state = mint_works.GAME.new(players, options(advanced="random"), Chance(key(seed)))
        names = [place.name for place in state.locations[6:]]
        assert len(set(names)) == count
        drawn |= set(names)
    assert drawn == {"crowdfunder", "recycler", "swap_meet", "temp_agency"}


def test_advanced_locations_can_be_chosen() -> None:
    chosen = options(advanced="chosen", advanced_first="recycler", advanced_second="crowdfunder")
    state = mint_works.GAME.new(2, chosen, Chance(key(1)))
    assert [place.name for place in state.locations[6:]] == ["crowdfunder", "recycler"]
    alone = mint_works.GAME.new(1, chosen, Chance(key(1)))
    assert [place.name for place in alone.locations[6:]] == ["recycler"]


def test_choosing_an_advanced_location_twice_makes_the_second_random() -> None:
    chosen = options(advanced="chosen", advanced_first="recycler", advanced_second="recycler")
    others = {mint_works.GAME.new(2, chosen, Chance(key(seed))).locations[7].name for seed in range(40)} - {"recycler"}
    assert others == {"swap_meet", "temp_agency"}


def test_without_the_option_there_are_six_locations() -> None:
    assert len(mint_works.GAME.new(4, options(), Chance(key(1))).locations) == 6


def test_a_placement_clears_all_passes() -> None:  # example 20
    state = position("3:", "3:", "3:")
    make(state, Pass(), Pass(), Place("producer", 1))
    assert state.passed == []
    make(state, Pass(), Pass())
    assert state.passed == [0, 1]
    assert to_move(state)[0] == 2
    assert state.round == 1
    make(state, Pass())
    assert state.round == 2


def test_a_player_who_passed_gets_another_turn() -> None:
    state = position("3:", "3:")
    make(state, Pass(), Place("producer", 1))
    assert to_move(state)[0] == 0
    assert Place("producer", 1) in offered(state)


def test_a_player_who_cannot_place_passes_automatically_with_one_event() -> None:  # example 2
    state = position("3:", "0:")
    assert make(state, Place("producer", 1))[1:] == [events.NothingToPlace(1)]
    assert len(make(state, Place("producer", 1))) == 1
    assert to_move(state)[0] == 0
    assert make(state, Pass())[0] == events.Passed(0)


def test_a_player_without_mints_can_place_again_after_a_gain() -> None:  # example 2
    state = position("0:", "3:", advanced="crowdfunder")
    state.agenda[-1].seats = [0]
    assert to_move(state)[0] == 1
    make(state, Place("crowdfunder", 1))
    assert to_move(state)[0] == 0


def test_seven_stars_end_the_game_at_the_start_of_upkeep() -> None:
    state = position("1: | gardens factory windmill", "1: | mine", row="statue")
    happened = pass_all(state)
    assert events.SevenReached(0, "", 7) in happened
    assert happened[-1] == events.GameWon(0, "", 7)
    assert state.row == ["statue"]
    assert state.players[1].mints == 1
    assert state.agenda == []


def test_seven_stars_are_announced_as_the_last_round_while_they_last() -> None:
    state = position("3: windmill | gardens factory", "1: gallery statue | mine wholesaler", advanced="recycler")
    assert state.agenda[-1].prompt_key(state, 0) == "TakeTurn"
    make(state, Place("builder", 2))
    assert state.agenda[-1].prompt_key(state, 1) == "TakeLastTurn"
    make(state, Pass())
    make(state, Place("recycler", 1), moves.Recycle("windmill", 1, 1, 2))
    assert state.agenda[-1].prompt_key(state, 1) == "TakeTurn"


def test_most_stars_win_even_if_another_player_reached_seven_first() -> None:
    state = position("1: | gardens factory windmill", "1: | plant workshop landfill mine")
    happened = run_upkeep(state)
    assert kinds(happened) == ["SevenReached", "SevenReached", "GameWon"]
    assert happened[-1] == events.GameWon(1, "", 8)


def test_a_gallery_that_reaches_seven_in_upkeep_ends_the_game_a_round_later() -> None:  # example 13, ruling 16
    state = position("0: | gallery*3 gardens", "0:")
    happened = run_upkeep(state)
    assert events.GalleryGrew(0, "", 4) in happened
    assert stars(state.players[0]) == 7
    assert state.round == 2
    assert kinds(run_upkeep(state))[0] == "SevenReached"


def test_seven_stars_lost_before_upkeep_do_not_end_the_game() -> None:  # example 14, ruling 16
    state = position("1: | gardens statue windmill wholesaler bridge landfill", "0:", advanced="recycler")
    make(state, Place("recycler", 1), moves.Recycle("wholesaler", 1, 1, 2))
    assert not any(isinstance(event, events.SevenReached) for event in run_upkeep(state))


def test_an_unfilled_row_ends_the_game_before_any_payment() -> None:  # example 21
    state = position("1: | factory", "1:", row="statue")
    state.deck = ["bridge"]
    happened = run_upkeep(state)
    assert kinds(happened) == ["PlanRevealed", "SupplyRanOut", "GameWon"]
    assert state.row == ["statue", "bridge"]
    assert state.players[0].mints == 1


def test_two_reasons_to_end_the_game_are_scored_like_one() -> None:  # ruling 17
    state = position("1: | gardens factory windmill", "9: | mine", row="statue")
    state.deck = []
    assert kinds(run_upkeep(state)) == ["SevenReached", "GameWon"]
    assert winners(state) == [0]


def test_a_row_that_can_just_be_filled_does_not_end_the_game() -> None:
    state = position("1:", "1:", row="statue")
    state.deck, state.under = ["bridge"], ["mine"]
    assert kinds(run_upkeep(state)) == ["PlanRevealed", "PlanRevealed", "IncomePaid", "RoundStarted"]
    assert state.row == ["statue", "bridge", "mine"]
    assert state.deck_size() == 0


def test_cards_under_the_deck_are_drawn_last_and_in_order() -> None:  # ruling 30
    state = position("1:", "1:", row="", under="museum truck mine")
    state.deck = []
    run_upkeep(state)
    assert state.row == ["museum", "truck", "mine"]


def test_the_parts_of_upkeep_happen_in_order() -> None:  # ruling 24
    state = position(
        "0: | factory wholesaler", "0:", "0: | gallery", row="statue", taken={"wholesaler": 1, "builder": 1}
    )
    assert kinds(run_upkeep(state)) == [
        "PlanRevealed",
        "PlanRevealed",
        "BuildingsPaid",
        "GalleryGrew",
        "OwnerPaid",
        "IncomePaid",
        "RoundStarted",
    ]
    assert [player.mints for player in state.players] == [3, 1, 1]
    assert not any(place.stacks for place in state.locations)


@pytest.mark.parametrize(
    ("buildings", "gained", "gallery"),
    [
        ("corporate_hq", 1, 0),
        ("corporate_hq bridge mine", 5, 0),  # example 11
        ("stripmine plant gallery", 5, 1),
        ("workshop factory", 2, 0),
        ("gardens truck", 0, 0),
    ],
)
def test_buildings_pay_their_printed_income(buildings: str, gained: int, gallery: int) -> None:
    state = position(f"0: | {buildings}", "0:")
    run_upkeep(state)
    assert (state.players[0].mints, state.players[0].gallery) == (gained + 1, gallery)


def test_the_wholesaler_pays_an_owner_who_used_it() -> None:  # example 6
    state = position("1: | wholesaler", "1:")
    make(state, Place("wholesaler", 1))
    assert events.OwnerPaid(0, "", "wholesaler", 1) in run_upkeep(state)
    assert state.players[0].mints == 4


def test_an_unused_deed_pays_nothing() -> None:
    assert "OwnerPaid" not in kinds(run_upkeep(position("1: | wholesaler lotto", "1:")))


def test_the_last_taker_of_the_token_starts_the_next_round() -> None:  # example 19, ruling 23
    state = position("0:", "3:", "3:", turn=1, starter=0)
    make(state, Place("leadership_council", 1))
    pass_all(state)
    assert to_move(state)[0] == 1


def test_an_owner_of_the_coop_chooses_who_else_gains() -> None:  # example 24, ruling 18
    state = position("0: | co_op", "0:", "0:")
    run_upkeep(state)
    assert to_move(state) == (0, [GiveMint(1), GiveMint(2)])
    happened = make(state, GiveMint(2))
    assert happened[0] == events.CoopPaid(2, "")
    assert [player.mints for player in state.players] == [2, 1, 2]


def test_with_two_players_the_coop_needs_no_choice() -> None:  # example 24, ruling 18
    state = position("0:", "0: | co_op")
    assert "CoopPaid" in kinds(run_upkeep(state))
    assert [player.mints for player in state.players] == [2, 2]


def test_five_rounds_without_any_change_end_the_game() -> None:
    state = position("0:", "0: | mine")
    state.agenda = [Upkeep()]
    state.stars = [0, 1]
    happened = []
    while state.agenda:
        happened += pass_all(state)
    assert state.round == 5
    assert events.Stalled(5, 5) in happened


def test_a_moved_card_is_a_change() -> None:
    state = position("9:", "9:", row="statue bridge mine")
    state.idle, state.stars = 4, [0, 0]
    make(state, Place("supplier", 1), moves.Buy("bridge", 1, 0))
    run_upkeep(state)
    assert state.idle == 0


def test_a_growing_gallery_is_a_change() -> None:
    state = position("0: | gallery", "0:")
    state.idle, state.stars = 4, [0, 0]
    run_upkeep(state)
    assert state.idle == 0


def test_the_sixtieth_round_is_the_last() -> None:
    state = position("0: | gallery", "0:")
    state.round = 60
    happened = run_upkeep(state)
    assert events.LastRoundEnded(60) in happened
    assert "Stalled" not in kinds(happened)
    assert state.agenda == []


def test_secret_plans_are_revealed_when_the_game_is_over() -> None:
    state = position("0: ?bridge mine |", "0:")
    state.agenda = [EndGame()]
    play.settle(state)
    assert play.drain(state)[0] == events.SecretShown(0, "", "bridge")
    assert mint_works.GAME.view(state, 1).players[0].plans == [Plan("bridge", secret=True), Plan("mine")]


def test_a_stack_takes_one_space_whatever_its_height() -> None:
    state = position("5:", "3:", row="vault")
    make(state, Place("supplier", 5))
    assert state.location("supplier").stacks == [Stack(0, 5)]
    assert state.location("supplier").spaces == 2
