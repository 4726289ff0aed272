"""The rules engine, in processor time: decisions in random playouts, and the speed of the search."""

import random
from collections.abc import Callable, Iterator
from itertools import count
from time import process_time

import chess
from msgspec import structs

from benchmarks import positions
from benchmarks.measure import Figure, in_turn
from rules import games, learned, play, search, selfplay
from rules.chance import key
from rules.fast_chance import FastChance
from rules.game import AnyGame

BUDGET = 0.3
GAMES = 12
PLIES = 200
POSITIONS = 5
ITERATIONS = 300
FEWEST = 500
"""The fewest playouts for a valid measurement of a search."""


def figures() -> Iterator[Figure]:
    """Yields figures for every game and number of players."""
    for name in games.names():
        info = games.load(name).info
        counts = range(info.fewest, info.most + 1)
        turns = [_turns(name, players) for players in counts]
        *decisions, peer = in_turn(*(_playouts(name, players) for players in counts), _chess)
        for players, each, microseconds in zip(counts, turns, decisions, strict=True):
            what = f"{_unit(each)} in random playouts, {name}, {players} players"
            yield Figure(what, microseconds / each, "µs", peer, "python-chess", BUDGET)
        for players in counts:
            yield _searching(name, players)


def _turns(name: str, players: int) -> float:
    """Returns the turns for each decision in random games: more than 1 if there are automated opponents without a seat.

    Raises RuntimeError if a game violates an invariant or does not end.
    """
    report = selfplay.run(games.load(name), players, GAMES, 1, {}, process_time, check_interval=GAMES + 1)
    if report.violations:
        raise RuntimeError(f"{name}: {report.violations}")
    return report.turns / report.decisions


def _unit(turns: float) -> str:
    return "decision" if turns == 1 else f"decision or opponent's turn ({turns:.1f} to a decision)"


def _playouts(name: str, players: int) -> Callable[[], float]:
    game = games.load(name)
    options = games.complete(game, {})

    def microseconds() -> float:
        """Returns the microseconds of a random decision: list the options of a seat, pick one, carry it out.

        As in the search, all that needs no choice is included, but not the set-up and the final scores.
        """
        decisions, seconds = 0, 0.0
        for number in range(GAMES):
            draw = random.Random(number).random
            state = game.new(players, options, FastChance(key(number)))
            start = process_time()
            while to_move := play.settle(state):
                seat, choices = next(iter(to_move.items()))
                play.take(state, seat, choices[int(draw() * len(choices))])
                decisions += 1
            seconds += process_time() - start
        return 1e6 * seconds / decisions

    return microseconds


def _chess() -> float:
    """Returns the microseconds of a random decision in chess: list the legal moves, pick one, push it."""
    decisions, seconds = 0, 0.0
    for number in range(GAMES):
        draw = random.Random(number).random
        board = chess.Board()
        start = process_time()
        for _ in range(PLIES):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[int(draw() * len(moves))])
            decisions += 1
        seconds += process_time() - start
    return 1e6 * seconds / decisions


def _searching(name: str, players: int) -> Figure:
    """Returns the speed of the search; with a value that was learned, compared with that of `evaluate`."""
    game = games.load(name)
    by_hand = structs.replace(game, learned=None)
    compared = (game, by_hand) if learned.of(game, players) else (game,)
    rate, *peer = in_turn(*(_search(each, players) for each in compared), rounds=3)
    what = f"search, {name}, {players} players, {POSITIONS} positions of a game"
    return Figure(what, rate, "playouts/s", peer[0] if peer else None, "evaluate")


def _search(game: AnyGame, players: int) -> Callable[[], float]:
    name = game.info.name
    prompted = [
        (game.view(at.state, at.seat), at.seat) for at in positions.of_a_game(name, players, seed=1) if at.options[1:]
    ]
    spread = prompted[:: len(prompted) // POSITIONS][:POSITIONS]

    def rate() -> float:
        start, calls = process_time(), count()
        budget = search.Budget(ITERATIONS, clock=lambda: float(next(calls)))
        for view, seat in spread:
            search.think(game, view, seat, budget, seed=1)
        playouts = next(calls) - POSITIONS  # once before those of each search, then after each
        seconds = process_time() - start
        if playouts < FEWEST:  # a search may end before its budget does
            raise RuntimeError(f"{name}: only {playouts} playouts, too few to measure a search")
        return playouts / seconds

    return rate
