"""Courses for tests: of random matches, and made by hand."""

from collections.abc import Sequence
from typing import NamedTuple

from rules import games, recap, selfplay
from rules.chance import key
from rules.fast_chance import FastChance
from rules.game import AnyGame, Event, Score, State
from rules.ranking import places
from rules.recap import AnyRecap, Recap, Taken
from tests.rules.tiny.raid import RAID


class Played(NamedTuple):
    """A random match: its recap, and its points as self-play counts them."""

    recap: AnyRecap
    points: list[int]


def played(game: AnyGame, seats: int, seed: int = 1) -> Played:
    """Returns a random match."""
    options = games.complete(game, {})
    players = [selfplay.random_player(seed + seat) for seat in range(seats)]
    match = selfplay.match(game, seats, options, players, seed)
    beginning = game.new(seats, options, FastChance(key(seed, 0)))
    return Played(recap.of_moves(game, beginning, match.moves), match.points)


def went(
    points: Sequence[Sequence[int]],
    rounds: Sequence[int] = (),
    *,
    scores: Sequence[Score] = (),
    turns: Sequence[Taken] = (),
    end: State | None = None,
    events: Sequence[Event] = (),
) -> AnyRecap:
    """Returns a recap with these points before its first turn and after each. `rounds`: that of each turn."""
    found = [*scores] or [Score(own) for own in points[-1]]
    taken = [*turns] or [Taken(0, number, 0, ()) for number in rounds or range(1, len(points))]
    after = [[*each] for each in points]
    return Recap(
        end or RAID.new(2, games.complete(RAID, {}), FastChance(key(1, 0))),
        found,
        places(found),
        taken,
        after,
        [*events],
    )
