"""The board in words has all that the image shows, the most important first."""

import pytest

from rendering.coal_baron import DRAWING
from rules.coal_baron.steps import EndTurn, State, TakeTurn
from rules.coal_baron.visibility import view
from tests.languages import COMPLETE
from tests.rendering.coal_baron import positions
from tests.rendering.text_words import NAMES, TextWords

ENGLISH = TextWords("coal_baron", "en")

describe = DRAWING.describe
ALT_TEXT = 1000
"""Characters that are read out in any case."""
LONGEST = 3900
"""Characters that fit under a board, unless the board is fuller than it ever gets in play."""


def lines(state: State, seat: int | None = None) -> list[str]:
    return describe(view(state, seat), seat, ENGLISH).splitlines()


@pytest.mark.parametrize(
    ("state", "described"),
    [
        (positions.middle(), "shift 2 of 3. Alice to send workers"),
        (positions.draft(), "orders are drafted. Bob to draft an order"),
        (positions.mining(), "shift 2 of 3. Bob at work in the mine. Work steps left: 7"),
        (positions.peeking(), "shift 2 of 3. Carol to buy a tunnel tile"),
        (positions.loading(), "shift 2 of 3. Dave to load a cart"),
        (positions.ended(), "shift 3 of 3. Alice wins!"),
    ],
)
def test_it_begins_with_the_shift_and_whose_turn_it_is(state: State, described: str) -> None:
    assert lines(state)[0] == f"Coal Baron, {described}"


def test_a_complete_turn_that_waits_for_done_is_shown_as_such() -> None:
    state = positions.middle()
    state.agenda = [EndTurn(seat=0)]
    assert lines(state, 0)[0].endswith("Alice: turn complete")


def test_players_are_described_with_points_francs_workers_and_what_the_end_would_bring() -> None:
    described = lines(positions.middle())
    assert described[1] == "Alice: 10 points, 8 F, 9 workers left, 2 delivered, end of the game now −5"
    assert described[2].endswith("1 delivered, starting player, end of the game now −1")


def test_an_own_pit_comes_before_the_work_board_and_others_after_it() -> None:
    described = [line.split(":")[0] for line in lines(positions.middle(), 1)]
    order = ["Orders of Bob", "Pit of Bob", "Minecart factory", "Orders of Alice", "Pit of Alice"]
    assert sorted(described.index(title) for title in order) == [described.index(title) for title in order]


def test_a_pit_is_described_with_cage_storage_carts_and_sides() -> None:
    assert (
        "Pit of Bob: cage at the surface: yellow, brown, brown, grey, grey; storage: 1 yellow, 1 black; "
        "level 1: 1 yellow in 1 cart; level 2: 3 brown in 5 carts (1 light, 1 dark); "
        "level 3: 1 yellow, 1 grey in 2 carts (0 light, 1 dark); level 4: 1 black in 1 cart"
    ) in lines(positions.middle())


def test_orders_are_described_with_what_is_filled() -> None:
    described = lines(positions.middle())
    assert "Orders of Carol: truck for 12 (black filled, black open, black open); carriage for 3 " in "\n".join(
        described
    )
    assert "Orders of Bob: none" in lines(positions.draft())


def test_work_spaces_are_described_with_offers_workers_and_what_they_need() -> None:
    described = lines(positions.middle())
    assert "Mining: 4 steps; 6 steps, Dave 1, needs 2; 8 steps; 10 steps, Bob 3, needs 4" in described
    assert "Delivery: handcart; carriage; truck, Bob 1, needs 2; locomotive" in described
    assert "Bank: +1 F, Bob 2, Carol 1" in described
    factory = next(line for line in described if line.startswith("Minecart factory"))
    assert factory.startswith("Minecart factory: 2 yellow carts (light side) for 2 F, Alice 1, needs 2; ")
    assert factory.endswith("look at the stack of 29, Carol 2, needs 3")


def test_spaces_out_of_play_are_left_out_and_empty_ones_described() -> None:
    described = lines(positions.ended())
    assert "Mining: 6 steps; 10 steps, Bob 5, needs 6" in described
    assert next(line for line in described if line.startswith("New orders")).count("nothing left") == 2


def test_canteen_and_supply_are_described() -> None:
    described = lines(positions.middle())
    assert "Canteen: Alice 1, Carol 3, Dave 2" in described
    assert "Coal supply: 2 yellow, 6 brown, 7 grey, 6 black" in described


def test_categories_are_described_with_prizes_and_counts_as_far_as_they_are_seen() -> None:
    described = lines(positions.middle())
    assert "Yellow coal (2/1 from shift 1): Alice at least 0, Bob 2, Carol at least 0, Dave 0" in described
    assert "Empty grey carts (12/6 from shift 3): Alice 1, Bob 0, Carol 2, Dave 0" in described
    assert "Black coal (5 from shift 1): Alice 3, Bob 0" in lines(positions.ended())
    assert "By locomotive (9/4 from shift 2): Alice at least 0, Bob 0, Carol 2, Dave 0" in lines(positions.middle(), 2)


def test_own_delivered_orders_are_described_to_their_owner_alone() -> None:
    described = "Your delivered orders: locomotive, 2 black for 9"
    assert described in lines(positions.middle(), 2)
    assert all(described not in lines(positions.middle(), seat) for seat in (None, 0, 1, 3))


@pytest.mark.parametrize("area", ["factory", "order"])
def test_what_is_looked_at_is_described_to_the_viewer_alone(area: str) -> None:
    state = positions.peeking(area)
    assert lines(state, 2)[1].startswith("Only you see these")
    assert all(not line.startswith("Only you see") for seat in (None, 0) for line in lines(state, seat))


def test_what_can_be_drafted_is_described_first() -> None:
    assert lines(positions.draft())[1].startswith(
        "Orders to draft: handcart, all 4 colours for 10; carriage, 3 black for 12"
    )


@pytest.mark.parametrize("language", COMPLETE)
def test_the_beginning_alone_shows_all_players_and_the_own_pit(language: str) -> None:
    words, state = TextWords("coal_baron", language), positions.middle()
    beginning = describe(view(state, 1), 1, words)[:ALT_TEXT]
    assert all(name in beginning for name in NAMES)
    pit = next(line for line in describe(view(state, 1), 1, words).splitlines() if words("colour", colour="B") in line)
    assert pit in beginning


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("state", [positions.opening(), positions.middle(), positions.ended()])
def test_all_of_it_fits_under_a_board(state: State, language: str) -> None:
    assert len(describe(view(state, 0), 0, TextWords("coal_baron", language))) <= LONGEST


@pytest.mark.parametrize("seat", [None, 1])
def test_both_languages_have_the_same_lines(seat: int | None) -> None:
    for state in (positions.draft(), positions.middle(), positions.mining(), positions.ended(), positions.full()):
        texts = [describe(view(state, seat), seat, TextWords("coal_baron", language)) for language in ("en", "ja")]
        assert len(texts[0].splitlines()) == len(texts[1].splitlines())


def test_a_turn_of_somebody_else_is_described_by_name() -> None:
    state = positions.middle()
    state.agenda = [TakeTurn([3])]
    assert lines(state, 0)[0].endswith("Dave to send workers")
