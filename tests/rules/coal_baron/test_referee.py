"""A second, independent implementation of some rules, compared with random games and all small cases."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from rules import coal_baron, play
from rules.chance import Chance, key
from rules.coal_baron import moves
from rules.coal_baron.board import DATA, SPACES
from rules.coal_baron.mining import ChooseCubes, ChooseSquare, ChooseWork, MineCoal
from rules.coal_baron.scoring import next_starter, prizes
from rules.coal_baron.state import COLOURS, INDEX, Player
from rules.coal_baron.steps import State
from rules.game import Move, Options
from rules.games import complete
from tests.rules.coal_baron.positions import position

GAMES: list[tuple[int, Options]] = [(2, {}), (3, {"ruleset": "publisher"}), (4, {})]
LEFT = MineCoal | ChooseSquare | ChooseWork
"""The steps that say how many work steps are left."""
every_game = pytest.mark.parametrize(("seats", "chosen"), GAMES)


def choices(seats: int, chosen: Options, seed: int) -> Iterator[tuple[State, int, list[Move], Move]]:
    """Yields every choice of a random game before it is carried out: position, seat, options and move."""
    state, dice = coal_baron.GAME.new(seats, complete(coal_baron.GAME, chosen), Chance(key(seed))), Random(seed)
    while to_move := play.settle(state):
        play.drain(state)
        ((seat, found),) = to_move.items()
        move = dice.choice(found)
        yield state, seat, found, move
        play.take(state, seat, move)


def on_orders(player: Player) -> int:
    """Returns the number of filled squares."""
    return sum(bool(square) for order in player.orders for square in order.squares)


def elementary(before: Player, after: Player) -> int:
    """Returns the work steps between two pits: cage moves, cubes loaded, placed and stored, and substitutions."""
    steps = int(before.cage_level != after.cage_level)
    in_carts = [sum(sum(level.coal) for level in player.levels) for player in (before, after)]
    loaded = in_carts[0] - in_carts[1]
    squares = on_orders(after) - on_orders(before)
    cubes = [sum(player.cage) + sum(player.storage) for player in (before, after)]
    used = cubes[0] + loaded - cubes[1]
    stored = max(0, sum(after.storage) - sum(before.storage))
    return steps + loaded + stored + used + (0 if used >= squares else 1000)


@every_game
def test_work_costs_the_steps_of_the_rules_and_never_more_than_are_left(seats: int, chosen: Options) -> None:
    seen = set()
    for seed in range(3):
        for state, seat, found, _ in choices(seats, chosen, seed):
            step = state.agenda[-1]
            if not isinstance(step, MineCoal | ChooseWork | ChooseCubes):
                continue
            for move in found:
                after = play.copy(state)
                play.take(after, seat, move)
                left = after.agenda[-1].steps if isinstance(after.agenda[-1], LEFT) else 0
                cost = elementary(state.players[seat], after.players[seat])
                seen.add(type(move))
                if isinstance(move, moves.StopMining):
                    assert cost == 0
                elif not isinstance(move, moves.Substitute | moves.WorkOn):
                    assert 0 < cost == step.steps - left, move
                assert sum(after.players[seat].cage) <= 5
    assert seen >= {moves.Lift, moves.Load, moves.Fill, moves.Unload, moves.Store, moves.StopMining}


@every_game
def test_coal_moves_only_as_the_rules_allow(seats: int, chosen: Options) -> None:
    """It leaves the cage only at the surface, enters it only from carts, and fills squares of its own colour."""
    for state, seat, _, move in choices(seats, chosen, 11):
        if isinstance(state.agenda[-1], MineCoal | ChooseWork):
            before = state.players[seat]
            after = play.copy(state)
            play.take(after, seat, move)
            now = after.players[seat]
            if any(new < old for old, new in zip(before.cage, now.cage, strict=True)):
                assert now.cage_level == 0
            if any(new > old for old, new in zip(before.cage, now.cage, strict=True)):
                level = now.levels[now.cage_level - 1].coal
                assert sum(level) < sum(before.levels[now.cage_level - 1].coal)
            for order in now.orders:
                for colour, cubes in zip(order.name[2:], order.squares, strict=True):
                    assert cubes in ("", colour) or len(cubes) == 2


@every_game
def test_one_more_worker_is_placed_than_are_displaced_to_the_canteen(seats: int, chosen: Options) -> None:
    jobs = (moves.Mine, moves.Earn, moves.BuyTile, moves.TakeOrder)
    for state, seat, _, move in choices(seats, chosen, 5):
        if isinstance(move, jobs):
            space = state.space(move.space)
            standing, owner = space.workers, space.seat
            after = play.copy(state)
            play.take(after, seat, move)
            assert move.workers == standing + 1 <= state.players[seat].workers
            assert after.players[seat].workers == state.players[seat].workers - standing - 1
            assert (after.space(move.space).workers, after.space(move.space).seat) == (standing + 1, seat)
            assert sum(after.canteen) == sum(state.canteen) + standing
            if standing:
                assert after.canteen[owner] == state.canteen[owner] + standing
            if isinstance(move, moves.BuyTile):
                assert after.players[seat].francs == state.players[seat].francs - move.price >= 0


@pytest.mark.parametrize("ties", ["second_paid", "no_second"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_prizes_follow_the_rules_for_all_small_counts(seats: int, ties: str) -> None:
    state = position(seats, chosen={"tie_for_first": ties})
    category = DATA.categories[7]
    for counts in product(range(4), repeat=seats):
        places = sorted(set(counts) - {0}, reverse=True)
        paid = []
        for count in counts:
            place = places.index(count) if count else 9
            shared = ties == "no_second" and counts.count(places[0]) > 1 if places else False
            second = 4 if seats > 2 and not shared else 0
            paid.append(9 if place == 0 else second if place == 1 else 0)
        assert prizes(state, category, list(counts)) == paid, counts


@pytest.mark.parametrize("starter", range(3))
def test_the_next_starter_follows_the_rules_for_all_small_factories(starter: int) -> None:
    for workers in product(range(4), repeat=3):
        state = position(3)
        state.starter = starter
        state.bank = [5, 0, 5]  # ruling 24: workers at the bank do not count
        state.canteen = [0, 7, 0]
        spaces = [space for space in state.spaces if SPACES[space.name].area == "factory"]
        for seat, count in enumerate(workers):
            spaces[seat].workers, spaces[seat].seat = count, seat if count else -1
        best = [seat for seat in range(3) if workers[seat] == max(workers)]
        if len(best) > 1:
            best = [seat for seat in best if seat != starter]
        expected = min(best, key=lambda seat: (seat - starter) % 3 or 3)
        assert next_starter(state) == expected, workers


@every_game
def test_only_affordable_and_possible_jobs_are_offered(seats: int, chosen: Options) -> None:
    for state, seat, found, _ in choices(seats, chosen, 3):
        player = state.players[seat]
        for move in found:
            if isinstance(move, moves.BuyTile | moves.KeepTile):
                assert move.price <= player.francs
            if isinstance(move, moves.Deliver):
                assert move.orders == sum(
                    order.name[0] == move.transport and all(order.squares) for order in player.orders
                )
                assert move.orders > 0
        if any(isinstance(move, moves.KeepTile) for move in found):
            declined = any(isinstance(move, moves.KeepNone) for move in found)
            assert declined == (chosen.get("ruleset") == "publisher")
        if any(isinstance(move, moves.KeepOrder) for move in found):
            assert any(isinstance(move, moves.KeepNone) for move in found)


@every_game
def test_coal_is_neither_created_nor_lost(seats: int, chosen: Options) -> None:
    for state, *_ in choices(seats, chosen, 9):
        for colour in COLOURS:
            index = INDEX[colour]
            held = state.supply[index]
            for player in state.players:
                held += sum(level.coal[index] for level in player.levels)
                held += player.cage[index] + player.storage[index]
                held += sum(square.count(colour) for order in player.orders for square in order.squares)
            assert held == 16
