"""Finds a puzzle, in matches that it plays between weak computers or in one of people: one choice is clearly the best.

Two searches with different seeds have to agree on it, and it has to win duels against the next best beyond doubt.
"""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw, structs

from bot.features.puzzles.domain import Puzzle
from rules import games, play, record
from rules.analysis import Judgement, duel, judge
from rules.chance import Chance, key
from rules.game import AnyGame, Move
from rules.record import AnyRecord
from rules.search import Budget
from rules.selfplay import search_player

SEATS = 2
FEWEST, MOST = 4, 20
"""How many options the question of a puzzle has."""
PLAYING = Budget(60, temperature=0.3)
"""How the computers search that play the matches: well enough for usual positions, and no better."""
MOVES = 600
"""More than a match of two takes."""
OFTEN = 12
"""One of this many questions that fit is judged."""
FAMILIAR = 8
"""An option with fewer visits is no rival: both searches have left it alone."""


class Effort(NamedTuple):
    """How hard a puzzle is looked for."""

    search: int = 1500
    """The iterations of each of the two searches."""
    duel: int = 800
    """The iterations after each of two options."""
    least: float = 1.5
    """The points that the best option has to be ahead."""
    matches: int = 60
    """After how many matches it gives up."""


USUAL = Effort()


class Moment(NamedTuple):
    """A question of a match that may become a puzzle."""

    state: Any
    seat: int
    options: list[Move]


def find(seed: int, effort: Effort = USUAL, names: list[str] | None = None) -> Puzzle | None:
    """Returns the puzzle that `seed` leads to; None if there was none. The games take turns."""
    dice = Random(seed)
    found = [name for name in names or games.names() if games.load(name).info.fewest <= SEATS]
    for number in range(effort.matches if found else 0):
        game = games.load(found[(seed + number) % len(found)])
        for moment in moments(game, seed * effort.matches + number):
            if dice.randrange(OFTEN) == 0 and (puzzle := puzzle_of(game, moment, dice.getrandbits(30), effort)):
                return puzzle
    return None


def moments(game: AnyGame, seed: int) -> Iterator[Moment]:
    """Yields the questions of a match between computers that fit."""
    state = game.new(SEATS, games.complete(game, {}), Chance(key(seed)))
    players = [search_player(game, PLAYING, 1000 * seed + seat) for seat in range(SEATS)]
    for _ in range(MOVES):
        to_move = play.settle(state)
        if not to_move:
            return
        seat, choices = min(to_move.items(), key=lambda each: each[0])
        if len(to_move) == 1 and (moment := moment_of(game, state, seat, seed)):
            yield moment
        move = players[seat](lambda: game.view(state, seat), seat, choices)  # noqa: B023  # called at once
        play.take(state, seat, move)
        state.events.clear()


def find_in(match: AnyRecord, lines: Iterable[int], seed: int, effort: Effort = USUAL) -> Puzzle | None:
    """Returns the first question of a match of people that is a puzzle; None if none is.

    `lines`: how many lines of its log come before each that may be one.
    """
    game = games.load(match.game)
    for number, line in enumerate(lines):
        state, seat = record.replay(game, match, line).state, match.log[line].seat
        if seat is None or is_private(game, state, match.seats):
            continue
        moment = moment_of(game, state, seat, seed)
        found = puzzle_of(game, moment, seed + 1000 * number, effort) if moment else None
        if found:
            return structs.replace(found, seats=match.seats, own=True)
    return None


def moment_of(game: AnyGame, state: Any, seat: int, seed: int) -> Moment | None:
    """Returns the question of a seat if it fits, with a guess in place of what that seat does not know."""
    options = play.settle(state).get(seat, [])
    guess = game.determinize(game.view(state, seat), Chance(key(seed)))
    is_same = play.settle(guess).get(seat) == options
    return Moment(guess, seat, [*options]) if is_same and FEWEST <= len(options) <= MOST else None


def is_private(game: AnyGame, state: Any, seats: int) -> bool:
    """Whether one of `seats` seats knows more than everybody."""
    public = game.view(state, None)
    return any(game.view(state, seat) != public for seat in range(seats))


def puzzle_of(game: AnyGame, moment: Moment, seed: int, effort: Effort) -> Puzzle | None:
    """Returns a question as a puzzle; None if no option is clearly the best."""
    view = game.view(moment.state, moment.seat)
    found = judge(game, view, moment.seat, effort.search, seed)
    if not found.agree or len(found.choices) < 2:
        return None
    best = found.choices[0].move
    points = effort.least
    closest = float("inf")
    for number, rival in enumerate(_rivals(found)):
        compared = duel(game, view, moment.seat, best, rival, effort.duel, seed + 2 * number + 1)
        if not compared.is_sure or compared.points < points:
            return None
        closest = min(closest, compared.points)
    return Puzzle(
        game=game.info.name,
        version=game.info.version,
        seats=SEATS,
        state=Raw(msgspec.json.encode(moment.state)),
        seat=moment.seat,
        best=moment.options.index(best),
        points=round(10 * closest),
    )


def _rivals(found: Judgement) -> list[Move]:
    """Returns the next best options, by visits and by value."""
    others = found.choices[1:]
    familiar = [choice for choice in others if choice.visits >= FAMILIAR] or others[:1]
    rivals = [others[0].move, max(familiar, key=lambda choice: choice.value).move]
    return rivals if rivals[0] != rivals[1] else rivals[:1]
