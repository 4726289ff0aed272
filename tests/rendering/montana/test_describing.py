"""The board in words has all that the image shows, the most important first."""

import pytest

from rendering.montana import DRAWING
from rules.montana import GAME
from rules.montana.board import land
from rules.montana.recruiting import ChooseFirstColours
from rules.montana.scoring import scores
from rules.montana.steps import FinishTurn, State
from tests.languages import COMPLETE
from tests.rendering.montana import positions
from tests.rendering.text_words import NAMES, TextWords

ENGLISH = TextWords("montana", "en")

describe = DRAWING.describe
ALT_TEXT = 1000
"""Characters that are read out in any case."""
TABLES = [
    positions.opening(),
    positions.middle(),
    positions.building(),
    positions.auction(),
    positions.recruiting(),
    positions.ended(),
]


def lines(state: State, seat: int | None = None) -> list[str]:
    return describe(GAME.view(state, seat), seat, ENGLISH).splitlines()


def test_it_begins_with_the_round_and_whose_turn_it_is() -> None:
    assert lines(positions.middle())[0] == "Montana, round 5. Alice to act"


def test_the_last_round_is_described() -> None:
    state = positions.middle()
    state.final = True
    assert lines(state)[0] == "Montana, round 5, the last one. Alice to act"


def test_all_seats_to_move_at_once_are_named() -> None:
    state = positions.middle()
    state.agenda = [ChooseFirstColours([1, 3], left={1: 1, 3: 2})]
    assert lines(state)[0].endswith("Bob & Dave to choose colours")


def test_a_complete_turn_that_waits_for_done_is_described() -> None:
    state = positions.middle()
    state.agenda = [FinishTurn()]
    assert lines(state, 0)[0].endswith("Alice: turn complete")


def test_a_player_is_described_with_all_that_there_is_and_the_hexes_settled() -> None:
    described = lines(positions.middle())
    assert described[1] == (
        "Alice: 3 settlements left, 9 silver, 2 × small copper, 1 large copper, 1 small stone, 1 large stone, "
        "3 × grain, 2 × pumpkin, 1 brown worker, 1 black worker, 1 orange worker, 1 cattle, 1 canteen. "
        "Settled: B1, A1, B4 ×3"
    )
    assert described[3].startswith("Carol: 7 settlements left, 14 silver, ")
    assert ", start player. Settled: " in described[3]


def test_hexes_within_reach_are_described_with_cost_and_extras() -> None:
    state = positions.middle()
    described = lines(state)[5]
    assert described.startswith("Next to settlements: C2 (2 × small copper + small stone")
    assert all(f"{name} (" in described for name in state.reach)
    assert "large stone + grain; cattle" in described


def test_the_work_board_is_described_by_what_is_free() -> None:
    described = lines(positions.middle())
    assert "Bank, free: 2 workers for 8 silver, 3 workers for 10 silver" in described
    assert "Quarry, free: 3 silver for 2" in described
    assert "Field, free: 1 silver for 2, 3 silver for 3, 6 silver for 4" in described


def test_the_city_is_described_with_contractors_and_who_is_still_to_bid() -> None:
    described = lines(positions.auction())
    rows = (
        "Row 1 (1 head of cattle, 3 upgrades to large): Alice for 2; Row 2 (3 of copper, stone or grain); "
        "Row 3 (2 upgrades to large); Row 4 (2 silver, 1 upgrade to large)"
    )
    assert f"City: {rows}" in described
    assert "Still to bid: Dave" in described
    assert not any("Still to bid" in line for line in lines(positions.middle()))


def test_the_wheel_is_described_from_its_pointer_on() -> None:
    described = next(line for line in lines(positions.recruiting()) if "wheel points" in line)
    assert described.startswith(
        "The wheel points to brown and yellow, black and orange, brown and orange, white and white"
    )


def test_the_supply_is_described() -> None:
    assert any(
        line.startswith("Supply: 16 × small copper, 1 large copper, 16 × small stone")
        for line in lines(positions.middle())
    )


@pytest.mark.parametrize("state", TABLES)
def test_every_hex_of_the_map_is_described_once(state: State) -> None:
    described = lines(state)
    rows = [line for line in described if line.startswith("Row ")]
    hexes = (
        ", ".join([next(line for line in described if line.startswith("Next to")), *rows])
        .replace(": ", ", ")
        .split(", ")
    )
    for name in land(state.tiles).plots:
        assert sum(part.startswith(f"{name} ") for part in hexes) == 1


@pytest.mark.parametrize("language", COMPLETE)
def test_the_beginning_alone_shows_all_players(language: str) -> None:
    beginning = describe(GAME.view(positions.middle(), 1), 1, TextWords("montana", language))[:ALT_TEXT]
    assert all(name in beginning for name in NAMES)


def test_the_end_names_the_winner() -> None:
    assert lines(positions.ended())[0] == "Montana, round 14, the last one. Bob wins!"


def test_a_shared_victory_is_described() -> None:
    state = positions.ended()
    for player in state.players:
        player.settlements, player.silver, player.workers = 0, 5, [0, 0, 0, 0]
    assert len({(score.points, score.tie_breaks) for score in scores(state)}) == 1
    assert lines(state)[0].endswith("Alice & Bob win!")


@pytest.mark.parametrize("state", TABLES)
def test_both_languages_have_the_same_lines(state: State) -> None:
    for seat in (None, 0):
        texts = [describe(GAME.view(state, seat), seat, TextWords("montana", language)) for language in ("en", "ja")]
        assert len(texts[0].splitlines()) == len(texts[1].splitlines())
