"""Before the first shift: the set-up and the drafting of orders."""

import pytest

from rules import coal_baron, play
from rules.chance import Chance, key
from rules.coal_baron.board import DATA
from rules.coal_baron.events import Drafted, OrderRevealed, ShiftStarted
from rules.coal_baron.state import Level, Outstanding
from rules.coal_baron.steps import DraftOrder, State, TakeTurn
from tests.rules.coal_baron.positions import make, of, options
from tests.rules.playing import offered


def opening(seats: int, seed: int = 1) -> State:
    return coal_baron.GAME.new(seats, options(), Chance(key(seed)))


@pytest.mark.parametrize(
    ("seats", "workers", "francs", "spaces", "tiles", "revealed", "supply"),
    [(2, 18, 10, 20, 6, 7, 14), (3, 15, 9, 24, 7, 10, 13), (4, 13, 8, 27, 8, 13, 12)],
)
def test_the_set_up_depends_on_the_number_of_players(
    seats: int, workers: int, francs: int, spaces: int, tiles: int, revealed: int, supply: int
) -> None:
    state = opening(seats)
    assert {(player.workers, player.francs) for player in state.players} == {(workers, francs)}
    assert len(state.spaces) == spaces
    assert sum(bool(space.card) for space in state.spaces) == tiles
    assert len(state.row) == revealed
    assert state.supply == [supply] * 4


def test_every_pit_starts_with_a_cube_of_each_colour_and_the_cage_at_the_surface() -> None:
    for player in opening(4).players:
        own = [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]
        assert player.levels == [Level([], coal) for coal in own]
        assert (player.cage_level, player.cage, player.storage) == (0, [0] * 4, [0] * 4)


def test_every_order_that_a_seat_still_drafts_can_be_prepared() -> None:
    state = opening(3)
    play.settle(state)
    waiting = (state.turn + 1) % 3
    step, player = state.agenda[-1], state.players[waiting]
    for order in state.row[: DATA.draft]:
        assert step.turn_of(state, waiting) == DraftOrder([waiting])
        player.orders.append(Outstanding(order, []))
    assert step.turn_of(state, waiting) is None


def test_the_starter_is_drawn_at_random() -> None:
    assert {opening(4, seed).starter for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_drafting_starts_to_the_right_of_the_starter_who_comes_last(seats: int) -> None:
    # Ruling 3, example 31
    state = opening(seats)
    starter = state.starter
    drafters: list[int] = []
    last: list[str] = []
    while isinstance(state.agenda[-1], DraftOrder):
        drafters += state.agenda[-1].seats
        last = list(state.row)
        events = make(state, offered(state)[0])
        assert [event.seat for event in of(Drafted, events)] == drafters[-1:]
    around = [(starter - number) % seats for number in range(1, seats + 1)]
    assert drafters == around * 3
    assert drafters[-1] == starter
    assert state.space("order_4").card == last[1]
    assert all(len(player.orders) == 3 for player in state.players)


def test_after_the_draft_order_spaces_are_filled_and_the_starter_begins() -> None:
    state = opening(2)
    events: list[object] = []
    while isinstance(state.agenda[-1], DraftOrder):
        events = make(state, offered(state)[-1])
    assert [event.space for event in of(OrderRevealed, events)] == ["order_2", "order_3"]
    assert of(ShiftStarted, events) == [ShiftStarted(1, state.starter)]
    assert state.agenda == [TakeTurn([state.starter])]


def test_any_revealed_order_can_be_drafted() -> None:
    state = opening(3)
    names = [f"{move.transport}-{move.coal}" for move in offered(state)]
    assert names == state.row
    assert play.copy(state) == state
