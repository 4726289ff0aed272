"""Analyses of small matches for tests."""

from collections.abc import Collection, Sequence
from typing import Any

from rules import games, play, selfplay
from rules.analysis_studies import Analyst, Line, Played, Progress, played
from rules.chance import Chance, key
from rules.game import AnyGame


def match_of(game: AnyGame, moves: Sequence[tuple[int, Any]], people: Collection[int] | None = None) -> Played:
    """Returns a match of these moves, of which each was chosen then. `people`: None for all seats."""
    seats = game.info.fewest
    state = game.new(seats, games.complete(game, {}), Chance(key(0)))
    play.settle(state)
    play.drain(state)
    lines, judged = [Line(*each) for each in moves], frozenset(range(seats) if people is None else people)
    return Played(game, state, lines, judged, seed=7, effort=0.4)


def random_match(game: AnyGame, seed: int, moves: int = 1000) -> Played:
    """Returns a match of random players, or the beginning of one."""
    seats = game.info.fewest
    return played(game, selfplay.recorded(game, seats, {}, seed, moves), range(seats))


def analysed(match: Played, progress: Progress | None = None) -> tuple[Analyst, Progress]:
    """Returns a finished analysis."""
    analyst, progress = Analyst(match), progress or Progress()
    while analyst.step(progress):
        pass
    return analyst, progress
