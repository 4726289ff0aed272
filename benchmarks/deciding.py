"""The rules engine, in processor time: decisions in random self-play, and the speed of the search."""

import random
from collections.abc import Callable, Iterator
from itertools import count
from time import process_time

import chess

from benchmarks import positions
from benchmarks.measure import Figure, in_turn
from rules import games, search, selfplay

BUDGET = 0.3
GAMES = 12
PLIES = 200
ITERATIONS = 300
FEWEST = 100
"""The fewest playouts for a valid measurement of a search."""


def figures() -> Iterator[Figure]:
    """Yields figures for every game and number of players."""
    for name in games.names():
        info = games.load(name).info
        counts = range(info.fewest, info.most + 1)
        *decisions, peer = in_turn(*(_self_play(name, players) for players in counts), _chess)
        for players, microseconds in zip(counts, decisions, strict=True):
            what = f"{_unit(name, players)} in random self-play, {name}, {players} players"
            yield Figure(what, microseconds, "µs", peer, "python-chess", BUDGET)
        for players in counts:
            rate = in_turn(_search(name, players), rounds=3)[0]
            yield Figure(f"search, {name}, {players} players, a third into the game", rate, "playouts/s")


def _self_play(name: str, players: int) -> Callable[[], float]:
    def microseconds() -> float:
        return _report(name, players).microseconds_a_turn

    return microseconds


def _unit(name: str, players: int) -> str:
    """Returns the measured unit: a decision, or also the turns of automated opponents without a seat."""
    report = _report(name, players)
    if report.turns == report.decisions:
        return "decision"
    return f"decision or opponent's turn ({report.turns / report.decisions:.1f} to a decision)"


def _report(name: str, players: int) -> selfplay.Report:
    """Plays whole random games. Raises RuntimeError if one violates an invariant or does not end."""
    report = selfplay.run(games.load(name), players, GAMES, 1, {}, process_time, check_interval=GAMES + 1)
    if report.violations:
        raise RuntimeError(f"{name}: {report.violations}")
    return report


def _chess() -> float:
    """Returns the microseconds of a decision in random chess: list the legal moves, pick one, push it."""
    draw = random.Random(1).random
    decisions = 0
    start = process_time()
    for _ in range(GAMES):
        board = chess.Board()
        for _ in range(PLIES):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[int(draw() * len(moves))])  # as in self-play
            decisions += 1
    return 1e6 * (process_time() - start) / decisions


def _search(name: str, players: int) -> Callable[[], float]:
    game = games.load(name)
    length = sum(1 for _ in positions.of_a_game(name, players, seed=1))
    some = (at for number, at in enumerate(positions.of_a_game(name, players, seed=1)) if number >= length // 3)
    at = next(position for position in some if len(position.options) > 1)
    view = game.view(at.state, at.seat)

    def rate() -> float:
        start, calls = process_time(), count()
        budget = search.Budget(ITERATIONS, clock=lambda: float(next(calls)))
        search.think(game, view, at.seat, budget, seed=1)
        playouts = next(calls) - 1  # once before them, then after each; the search may end before its budget does
        seconds = process_time() - start
        if playouts < FEWEST:
            raise RuntimeError(f"{name}: only {playouts} playouts, too few to measure a search")
        return playouts / seconds

    return rate
