"""Cards: their meaning for each side, drawing, and reshuffling the deck."""

import pytest

from rules import manhattan, play
from rules.chance import Chance, key
from rules.manhattan.board import CELL_OF, NEIGHBOURS
from rules.manhattan.events import CardDrawn, Reshuffled
from rules.manhattan.moves import BuildIn, BuildWith, CardFitsNowhere, UseCard
from tests.rules.manhattan.positions import options, position
from tests.rules.playing import make, to_move


@pytest.mark.parametrize(
    ("side", "cells"),
    [("S", "123456789"), ("W", "369258147"), ("N", "987654321"), ("E", "741852963")],
)
def test_a_card_is_read_from_the_side_of_its_player(side: str, cells: str) -> None:
    assert CELL_OF[side] == tuple(int(cell) - 1 for cell in cells)


def test_far_left_is_a_different_corner_for_each_side() -> None:  # example 11
    assert {side: cells[0] + 1 for side, cells in CELL_OF.items()} == {"S": 1, "W": 3, "N": 9, "E": 7}
    assert {cells[4] + 1 for cells in CELL_OF.values()} == {5}


def test_right_is_a_different_edge_for_each_side() -> None:  # example 12
    assert {side: cells[5] + 1 for side, cells in CELL_OF.items()} == {"S": 6, "W": 8, "N": 4, "E": 2}


def test_a_seat_is_offered_the_cells_of_its_own_cards_and_no_others() -> None:  # examples 12 and 13
    state = position(turn=1, hands=[[5, 5, 5, 5], [1, 1, 4, 9]])
    seat, offered = to_move(state)
    assert seat == 1
    assert [(move.card + 1, move.cell + 1) for move in offered] == [(1, 3), (4, 2), (9, 7)]


def test_cards_can_mean_the_same_to_everybody() -> None:
    state = position(turn=1, hands=[[5, 5, 5, 5], [1, 1, 4, 9]], card_reading="fixed")
    assert [(move.card, move.cell) for move in to_move(state)[1]] == [(0, 0), (3, 3), (8, 8)]


def test_a_block_that_is_not_chosen_cannot_be_built() -> None:  # example 13
    state = position(hands=[[5, 5, 5, 5]], blocks=["Y2 Y1"])
    make(state, UseCard(4, 4))
    make(state, BuildIn(0, 4, height=0, top=-1))
    assert to_move(state)[1] == [BuildWith(0, 2, height=2), BuildWith(0, 1, height=1)]


def test_a_turn_places_one_block_and_then_the_next_seat_is_to_move() -> None:  # example 13
    state = position(hands=[[5, 5, 5, 5]], blocks=["Y2 Y1"])
    make(state, UseCard(4, 4))
    make(state, BuildIn(0, 4, height=0, top=-1))
    make(state, BuildWith(0, 2, height=2))
    assert to_move(state)[0] == 1


def test_a_card_is_drawn_at_the_end_of_the_turn() -> None:
    state = position(hands=[[5, 5, 5, 5]])
    state.deck = [0, 0, 0, 0, 0, 0, 1, 0, 0]
    make(state, UseCard(4, 4))
    assert state.discard[4] == 1
    events = make(state, BuildIn(0, 4, height=0, top=-1))
    assert CardDrawn(seat=0, card=6, cell=6) in events
    assert state.players[0].hand == [4, 4, 4, 6]
    assert not any(state.deck)


def test_the_event_of_a_draw_is_private() -> None:
    assert CardDrawn.private


def test_four_players_leave_a_deck_of_29_cards() -> None:  # example 14
    sizes = {n: sum(manhattan.GAME.new(n, options(), Chance(key(1))).deck) for n in (2, 3, 4)}
    assert sizes == {2: 37, 3: 33, 4: 29}


def test_the_thirtieth_turn_of_four_players_reshuffles_thirty_cards() -> None:  # example 14, ruling 6
    state = manhattan.GAME.new(4, options(), Chance(key(3)))
    turns = 0
    while True:
        (seat, offered), *_ = play.settle(state).items()
        events = play.drain(state)
        turns += sum(isinstance(event, CardDrawn) for event in events)
        if Reshuffled(30) in events:
            break
        assert not any(isinstance(event, Reshuffled) for event in events)
        play.take(state, seat, offered[0])
    assert turns == 30
    assert sum(state.deck) == 29
    assert sum(state.discard) == 0


@pytest.mark.parametrize(("seats", "reshuffles"), [(2, 1), (3, 2), (4, 3)])
def test_the_deck_runs_out_as_often_as_calculated(seats: int, reshuffles: int) -> None:
    state = manhattan.GAME.new(seats, options(), Chance(key(4)))
    events = []
    while to_move := play.settle(state):
        events += play.drain(state)
        seat = min(to_move)
        play.take(state, seat, to_move[seat][-1])
    assert sum(isinstance(event, Reshuffled) for event in events) == reshuffles


def test_a_card_that_fits_nowhere_is_refused_with_a_reason() -> None:
    full = " ".join(f"city {city}: 5:B4,B4" for city in range(1, 7))
    state = position(full, hands=[[4, 5, 5, 6]], blocks=["Y1"])
    assert to_move(state) == (0, [UseCard(3, 3), UseCard(5, 5)])
    assert state.agenda[-1].refusals(state, 0) == [CardFitsNowhere(4, 4)]


def test_the_only_usable_card_is_not_played_automatically() -> None:  # ruling 24
    full = " ".join(f"city {city}: 5:B4,B4" for city in range(1, 7))
    state = position(full, hands=[[5, 5, 5, 6]], blocks=["Y1"])
    assert to_move(state) == (0, [UseCard(5, 5)])


def test_the_only_city_in_reach_is_chosen_automatically() -> None:  # ruling 24
    full = " ".join(f"city {city}: 5:B4,B4" for city in range(1, 6))
    state = position(full, hands=[[5, 5, 5, 6]], blocks=["Y1"])
    assert make(state, UseCard(4, 4))[0].city == 5
    assert to_move(state)[0] == 1


def test_sites_are_adjacent_in_four_directions_within_a_city() -> None:  # ruling 14
    expected = ["24", "135", "26", "157", "2468", "359", "48", "579", "68"]
    assert [{cell + 1 for cell in cells} for cells in NEIGHBOURS] == [set(map(int, cells)) for cells in expected]
