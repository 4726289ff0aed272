"""The board in words has all that the image shows, the most important first."""

import pytest

from rendering.mint_works import DRAWING
from rules.mint_works.board import PLANS
from rules.mint_works.steps import ChooseCoop, DrawPlan, State, TakeTurn
from rules.mint_works.visibility import view
from tests.languages import COMPLETE
from tests.rendering.mint_works import positions
from tests.rendering.text_words import NAMES, TextWords

ENGLISH = TextWords("mint_works", "en")

describe = DRAWING.describe
ALT_TEXT = 1000
"""Characters that are read out in any case."""


def lines(state: State, seat: int | None = None) -> list[str]:
    return describe(view(state, seat), seat, ENGLISH).splitlines()


def test_it_begins_with_the_round_and_whose_turn_it_is() -> None:
    assert lines(positions.middle())[0] == "Mint Works, round 5. Alice to place or pass"


def test_it_names_the_player_with_a_mint_to_give() -> None:
    state = positions.middle()
    state.agenda = [ChooseCoop([2])]
    assert lines(state)[0].endswith("Carol to give a mint")


def test_a_complete_turn_that_waits_for_done_is_shown_as_such_and_nobody_has_won() -> None:
    state = positions.middle()
    state.agenda = [TakeTurn([1]), DrawPlan(player=0)]
    text = describe(view(state, 0), 0, ENGLISH)
    assert text.splitlines()[0].endswith("Alice: turn complete")
    assert "wins" not in text


def test_a_neighborhood_is_described_with_stars_mints_buildings_and_plans() -> None:
    described = lines(positions.middle(), 0)
    assert described[1] == (
        "Alice: 4 stars, 4 mints. Buildings: Factory 3, Truck 1, Bridge 0. Plans: Gardens, Vault (secret)"
    )
    assert described[2] == "Bob: 1 star, 11 mints, passed. Buildings: Stripmine 0, Wholesaler 1. Plans: Statue"


def test_the_holder_of_the_starting_player_token_is_named() -> None:
    assert lines(positions.middle())[3].startswith("Carol: 4 stars, 0 mints, starting player token")


@pytest.mark.parametrize("seat", [None, 0, 1, 3])
def test_a_secret_plan_of_somebody_else_is_described_face_down_and_not_by_name(seat: int | None) -> None:
    described = lines(positions.middle(), seat)
    assert described[3].endswith("Plans: Corporate HQ, 1 face down")
    assert not any("Landfill" in line for line in described)


def test_locations_are_described_with_costs_spaces_and_who_is_there() -> None:
    described = lines(positions.middle())
    assert "Producer, cost 1: 1 of 3 free (Carol 1, Dave 1)" in described
    assert "Wholesaler, cost 1: 0 of 1 free (Dave 1), owner Bob" in described
    assert "Supplier, cost the Plan’s price: 2 of 3 free (Bob 5)" in described
    assert "Temp Agency, cost 1 more than the other Location: 0 of 1 free (Carol 4)" in described
    assert "Lotto: closed until its Deed is built" in described


def test_a_location_that_is_locked_is_described_as_such() -> None:
    assert "Producer, cost 1: 2 of 3 free (Justin 1), locked" in lines(positions.solo())


def test_the_plan_supply_is_described_with_costs() -> None:
    assert "Plan Supply: Plant for 5, Museum for 2, Windmill for 1" in lines(positions.middle())


def test_the_opponent_of_a_solo_game_is_described_by_name() -> None:
    assert lines(positions.solo("mort"))[2].startswith("Mort: 2 stars, mints without end")


def test_a_limited_mint_supply_is_described() -> None:
    assert "Mints in the Mint Supply: 22" in lines(positions.solo("rachael"))
    assert not any("Mints in the Mint Supply" in line for line in lines(positions.solo("sonic")))


@pytest.mark.parametrize("language", COMPLETE)
def test_every_card_in_sight_is_described_in_full(language: str) -> None:
    words, state = TextWords("mint_works", language), positions.middle()
    text = describe(view(state, 2), 2, words)
    held = [plan.name for plan in state.players[2].plans]
    for plan in (*state.row, *state.players[0].buildings, *held):
        assert words("plan-text", plan=plan) in text
    for location in state.locations:
        assert words("location-text", location=location.name) in text


@pytest.mark.parametrize("language", COMPLETE)
def test_the_beginning_alone_shows_neighborhoods_and_plan_supply(language: str) -> None:
    words, state = TextWords("mint_works", language), positions.full()
    beginning = describe(view(state, 1), 1, words)[:ALT_TEXT]
    assert all(name in beginning for name in NAMES)
    assert all(words("plan", plan=plan) in beginning for plan in state.row)
    assert sum(words("plan", plan=plan) in beginning for plan in PLANS) >= len(PLANS) - 1


def test_the_end_names_the_winner() -> None:
    assert lines(positions.ended())[0] == "Mint Works, round 7. Bob wins!"


def test_a_shared_victory_is_described() -> None:
    state = positions.ended()
    positions.deal(state, "crane mine", buildings0="gardens", buildings1="landfill", buildings2="windmill")
    for player in state.players:
        player.plans = []
    assert lines(state)[0].endswith("Alice & Bob win!")


@pytest.mark.parametrize("seat", [None, 0])
def test_both_languages_have_the_same_lines(seat: int | None) -> None:
    for state in (positions.opening(), positions.middle(), positions.late(), positions.solo(), positions.ended()):
        texts = [describe(view(state, seat), seat, TextWords("mint_works", language)) for language in ("en", "ja")]
        assert len(texts[0].splitlines()) == len(texts[1].splitlines())
