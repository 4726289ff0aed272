"""The set-up, before the first turn."""

import pytest

from rules import montana, play
from rules.chance import Chance, key
from rules.games import complete
from rules.montana import events, moves
from rules.montana.board import SECTORS, land
from rules.montana.recruiting import ChooseFirstColours
from rules.montana.state import WHITE
from rules.montana.steps import State, TakeTurn
from tests.rules.montana.positions import of_kind, options


def opened(seats: int, seed: int = 1, **chosen: str) -> State:
    return montana.GAME.new(seats, options(**chosen), Chance(key(seed)))


@pytest.mark.parametrize(("seats", "tiles", "dealt", "each"), [(2, 6, 12, 8), (3, 8, 10, 12), (4, 10, 8, 16)])
def test_the_set_up_depends_on_the_number_of_players(seats: int, tiles: int, dealt: int, each: int) -> None:
    state = opened(seats)
    assert len(state.tiles) == len({tile.number for tile in state.tiles}) == tiles
    assert [player.settlements for player in state.players] == [dealt] * seats
    assert state.goods == [each] * 6
    assert state.workers == [18] * 4
    assert state.cattle == 24 - seats - tiles
    assert len(state.cattle_at) == tiles
    assert montana.GAME.violations(state) == []


def test_everybody_has_a_cattle_and_one_of_each_small_good() -> None:
    for player in opened(4).players:
        assert (player.cattle, player.goods, player.canteens) == (1, [1, 1, 1, 1, 0, 0], 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_silver_rises_in_turn_order(seats: int) -> None:  # ruling 20
    starters = set()
    for seed in range(30):
        state = opened(seats, seed)
        starters.add(state.starter)
        assert [state.players[seat].silver for seat in state.turn_order()] == [3, 4, 5, 6][:seats]
        assert state.active == state.starter
    assert starters == set(range(seats))


def test_every_lake_has_a_canteen_and_every_icon_a_cattle() -> None:
    state = opened(4)
    plots = land(state.tiles).plots
    assert state.canteens_at == [name for name, plot in plots.items() if plot.terrain == "lake"]
    assert state.cattle_at == [name for name, plot in plots.items() if plot.cattle]


def test_a_long_game_has_twelve_settlements_for_everybody() -> None:
    assert [player.settlements for player in opened(4, long_game="on").players] == [12] * 4


def test_tiles_are_turned_unless_the_option_forbids_it() -> None:
    assert {tile.turns for seed in range(9) for tile in opened(4, seed).tiles} == set(range(6))
    assert {tile.turns for seed in range(9) for tile in opened(4, seed, tile_rotation="fixed").tiles} == {0}


def test_everybody_spins_twice_in_turn_order_before_the_first_turn() -> None:
    for seed in range(20):
        state = opened(4, seed)
        to_move = play.settle(state)
        happened = play.drain(state)
        if isinstance(state.agenda[-1], TakeTurn):
            to_move = {}
        assert happened[0] == events.GameBegan(state.starter)
        spun = [event for event in happened if isinstance(event, events.Spun | events.Recruited)]
        assert [spin.seat for spin in spun] == [seat for seat in state.turn_order() for _ in range(2)]
        for seat, player in enumerate(state.players):
            shown = [spin.first for spin in spun if spin.seat == seat]
            assert sum(player.workers) == 4 - 2 * shown.count(WHITE)
            assert (seat in to_move) == (WHITE in shown)


def test_white_workers_of_the_setup_are_chosen_by_all_at_once() -> None:  # ruling 23
    state, shown = next(found for seed in range(99) if (found := _with_whites(seed)))
    step = state.agenda[-1]
    assert isinstance(step, ChooseFirstColours)
    assert step.seats == sorted(shown)
    last = step.seats[-1]
    others = step.seats[:-1]
    assert len(step.options(state, last)) == 10
    for _ in range(shown[last]):  # the seats may choose in any order
        play.take(state, last, moves.TakeColours(0, 0))
    assert state.players[last].workers[0] >= 2 * shown[last]
    assert list(play.settle(state)) == others
    for seat in others:
        for _ in range(shown[seat]):
            play.take(state, seat, moves.TakeColours(1, 3))
    assert list(play.settle(state)) == [state.starter]
    assert isinstance(state.agenda[-1], TakeTurn)
    assert [sum(player.workers) for player in state.players] == [4] * 4


def test_no_cattle_is_traded_before_the_first_turn() -> None:
    state, shown = next(found for seed in range(99) if (found := _with_whites(seed)))
    for seat in shown:
        assert moves.TradeCattle() not in state.agenda[-1].options(state, seat)


def test_the_wheel_has_six_mixed_pairs_and_two_white_ones() -> None:
    assert SECTORS[0] == (0, 1)
    assert sorted(SECTORS).count((WHITE, WHITE)) == 2
    assert len({frozenset(sector) for sector in SECTORS if sector[0] != WHITE}) == 6


def test_all_options_together_make_a_game() -> None:
    for option in montana.GAME.info.options:
        for value in option.values:
            state = montana.GAME.new(3, complete(montana.GAME, {option.name: value}), Chance(key(2)))
            play.settle(state)
            assert montana.GAME.violations(state) == []


def _with_whites(seed: int) -> tuple[State, dict[int, int]] | None:
    """Returns a game in which several seats have white workers, one of them twice, and the number of each."""
    state = opened(4, seed)
    play.settle(state)
    shown: dict[int, int] = {}
    for spin in of_kind(events.Spun, play.drain(state)):  # pairs that are not white are taken at once
        shown[spin.seat] = shown.get(spin.seat, 0) + 1
    return (state, shown) if len(shown) > 1 and shown[max(shown)] == 2 else None
