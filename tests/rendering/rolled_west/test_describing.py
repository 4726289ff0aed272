"""The board in words has all that the image shows, the most important first."""

import pytest

from rendering.rolled_west import DRAWING
from rules.rolled_west import GAME, scoring, steps
from rules.rolled_west.board import CONTRACTS
from rules.rolled_west.steps import State
from tests.languages import COMPLETE
from tests.rendering.rolled_west import positions
from tests.rendering.text_words import NAMES, TextWords

ENGLISH = TextWords("rolled_west", "en")

describe = DRAWING.describe
ALT_TEXT = 1000
"""Characters that are read out in any case."""


def lines(state: State, seat: int | None = None) -> list[str]:
    return describe(GAME.view(state, seat), seat, ENGLISH).splitlines()


def test_it_begins_with_the_round_and_everybody_whose_answer_is_awaited() -> None:
    assert lines(positions.middle())[0] == "Rolled West, round 4 of 6. Carol to act · Bob & Dave to copy a die"


def test_a_roller_who_is_through_is_not_awaited_any_more() -> None:
    state = positions.middle()
    state.agenda = [steps.EndTurn(), steps.TakeTurn([3])]
    assert lines(state)[0].endswith("round 4 of 6. Dave to copy a die")


def test_before_the_terrain_is_chosen_only_the_roller_is_awaited() -> None:
    described = lines(positions.position(3))
    assert described[0].endswith("Alice to choose a terrain")
    assert described[1] == "Alice rolled wood, copper, copper, silver"


def test_the_dice_are_described_with_the_terrain_first_and_what_became_of_them() -> None:
    assert lines(positions.middle())[1] == (
        "Carol rolled silver (terrain), copper (spent), wood, gold (banked); terrain Hills"
    )


def test_the_roll_of_the_ghost_is_described() -> None:
    assert lines(positions.duel())[1] == "Ghost rolled copper, gold, copper"


def test_players_are_described_with_points_bank_and_what_they_owe() -> None:
    described = lines(positions.middle())
    assert described[2] == "Alice: 16 points, bank 1 wood, 2 silver, goes first, has copied a die"
    assert described[3].endswith("bank 1 copper, 1 silver, 1 gold, still to answer")
    assert described[5].endswith("bank 3 copper, still to answer")


def test_an_empty_bank_is_described() -> None:
    assert lines(positions.position(3))[3] == "Bob: 0 points, bank empty"


def test_tracks_are_described_with_marks_settlements_and_majorities() -> None:
    assert lines(positions.middle())[6] == (
        "Woods (1 2 3 3 0 9 0 9; majority 3, then 1): "
        "Alice 3, 1 of them a settlement, +1; Bob 1, +1; Carol 6, 1 of them a settlement, +3"
    )
    assert lines(positions.position(3))[7].endswith(": nobody yet")


def test_the_publishers_majorities_pay_the_second_rank_only() -> None:
    state = positions.middle()
    state.options["ruleset"] = "publisher"
    assert "Bob 1;" in lines(state)[6]


def test_shipping_rows_are_described_with_first_bonuses_open_or_gone() -> None:
    assert lines(positions.middle())[10] == (
        "Shipped copper (0, 2, 3 (first was Alice), 0, 6 for the first, then 3): Alice 3; Bob 2; Dave 1"
    )


def test_contracts_and_offices_are_described_with_their_owners() -> None:
    described = "\n".join(lines(positions.middle()))
    assert "Completed contracts: 2 copper + 2 silver for 9 by Bob; 4 gold for 12 by Dave" in described
    assert "4 copper for 8" in described
    assert "1 per office and contract (for 2 copper) by Alice" in described
    assert "Offices for sale: 1 per office and first rank (for copper, silver); " in described


def test_nothing_owned_and_nothing_left_is_described() -> None:
    assert lines(positions.position(3))[-1] == "Offices bought: none"
    assert "Offices for sale: none" in lines(positions.full())


def test_the_office_for_copper_is_described_as_the_options_have_it() -> None:
    assert "1 per copper shipped and copper contract" in lines(positions.position(3))[-2]
    assert "1 per copper shipped, in contracts" in lines(positions.position(3, ruleset="publisher"))[-2]


def test_a_complete_turn_that_waits_for_done_is_described_as_such() -> None:
    state = positions.middle()
    state.agenda = [steps.EndTurn()]
    assert lines(state, 2)[0].endswith("Carol: turn complete")


def test_the_end_shows_who_won_and_where_the_points_came_from() -> None:
    described = lines(positions.ended())
    assert described[0] == "Rolled West, round 6 of 6. Bob wins!"
    assert described[1].startswith("Alice: ")
    assert "shipping" in described[1]
    assert "offices)" in described[1]
    assert "3 per contract (for 2 gold) by Alice, +6" in described[-1]


def test_a_shared_victory_is_described() -> None:
    state = positions.ended()
    for player in range(3):
        positions.board(state, player)
    state.contracts, state.offices, state.firsts = {}, {}, {}
    scoring.finish(state)
    assert lines(state)[0].endswith("Alice & Bob & Carol win!")


@pytest.mark.parametrize("language", COMPLETE)
def test_the_beginning_alone_shows_dice_players_and_tracks(language: str) -> None:
    words = TextWords("rolled_west", language)
    beginning = describe(GAME.view(positions.middle(), 1), 1, words)[:ALT_TEXT]
    assert all(name in beginning for name in NAMES)
    assert words("board-terrain", terrain="mountains") in beginning


@pytest.mark.parametrize("language", COMPLETE)
def test_every_contract_is_described(language: str) -> None:
    words = TextWords("rolled_west", language)
    text = describe(GAME.view(positions.middle(), None), None, words)
    assert all(words("contract", contract=name) in text for name in CONTRACTS)


@pytest.mark.parametrize("seat", [None, 0])
def test_both_languages_have_the_same_lines(seat: int | None) -> None:
    for state in (positions.position(3), positions.middle(), positions.duel(), positions.ended()):
        texts = [
            describe(GAME.view(state, seat), seat, TextWords("rolled_west", language)) for language in ("en", "ja")
        ]
        assert len(texts[0].splitlines()) == len(texts[1].splitlines())
