"""Whole games at full speed: to find violated invariants, to measure the engine and to compare computer players."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from statistics import mean, median_low
from typing import Any

from msgspec import Struct, field

from rules import play, search
from rules.chance import Chance, key
from rules.game import AnyGame, Event, Options, State
from rules.games import check_seats, complete
from rules.ranking import places

MOVE_LIMIT = 20_000
"""Decisions after which a game counts as one that does not end."""

CHECKED = 10
"""Every how many games the invariants are checked, the first game included."""

Clock = Callable[[], float]
"""Gives the time in seconds from any fixed point."""

Look = Callable[[], Any]
"""Returns the view of the seat that is to choose: it is made only for a player that looks."""

Player = Callable[[Look, int, list[Any]], Any]
"""Returns its choice for a seat, given the view of that seat, the seat and its options. It never gets the position."""

Players = Callable[[int], Sequence[Player]]
"""The players of a game, by seat, given a number to seed them with."""


class Seat(Struct, frozen=True):
    """How a seat came out of all games. A shared first place is shared out as a win."""

    wins: float
    mean: float
    lowest: int
    highest: int


class Report(Struct, frozen=True):
    """What came of a number of games. The checks are no part of the time."""

    game: str
    games: int
    decisions: int
    turns: int
    """The decisions, and the turns of opponents that sit at no seat."""
    shortest: int
    median: int
    longest: int
    seats: list[Seat]
    seconds: float
    violations: list[str] = field(name="broken")  # as scripts that read the JSON know it
    """Everything that should not be, with the game and the decision at which it was first seen."""

    @property
    def microseconds(self) -> float:
        """Time of one decision: listing options, choosing, applying."""
        return 1e6 * self.seconds / max(1, self.decisions)

    @property
    def microseconds_a_turn(self) -> float:
        """The same for one turn, whether somebody decided on it or an opponent took it by itself."""
        return 1e6 * self.seconds / max(1, self.turns)

    @property
    def games_per_second(self) -> float:
        """Whole games, set-up and scores included."""
        return self.games / self.seconds if self.seconds else 0.0

    def lines(self) -> list[str]:
        """The report as text."""
        return [
            f"{self.game}: {self.games} games with {len(self.seats)} players, {self.decisions} decisions",
            f"decisions a game: {self.shortest} to {self.longest}, median {self.median}",
            *(
                f"seat {number}: {seat.wins:g} wins, {seat.mean:.1f} points ({seat.lowest} to {seat.highest})"
                for number, seat in enumerate(self.seats)
            ),
            *([f"{self.turns - self.decisions} turns by opponents in between"] if self.turns > self.decisions else []),
            f"{self.microseconds:.1f} µs a decision, {self.games_per_second:.1f} games a second",
            *(f"BROKEN: {problem}" for problem in self.violations),
        ]


class Played(Struct):
    """One finished game: its moves in order, and what every seat had at the end."""

    moves: list[tuple[int, Any]]
    turns: int
    points: list[int]
    wins: list[float]
    """1 for who came first alone; a shared first place is shared out."""
    ended: bool


def at_random(seed: int) -> Player:
    """A player that takes any option."""
    draw = Random(seed).random
    return lambda look, seat, options: options[int(draw() * len(options))]  # half the time of Random.choice


def searching(game: AnyGame, budget: search.Budget, seed: int) -> Player:
    """A player that thinks once a turn and then plays the row of moves it has planned."""
    planned: list[Any] = []
    numbers = iter(range(seed, seed + MOVE_LIMIT))

    def choose(look: Look, seat: int, options: list[Any]) -> Any:
        if not planned:
            planned.extend(search.plan(game, look(), seat, budget, next(numbers)))
        return planned.pop(0)

    return choose


def run(
    game: AnyGame,
    seats: int,
    games: int,
    seed: int,
    options: Options,
    clock: Clock,
    players: Players | None = None,
    checked: int = CHECKED,
) -> Report:
    """Plays `games` games, by default at random. The same seed gives the same games.

    The invariants are checked after every move of each `checked`-th game, on a second pass that is not timed.
    `clock` gives the time in seconds. Raises ValueError for wrong seats or options.
    """
    if games < 1:
        raise ValueError("at least one game must be played")
    played: list[Played] = []
    violations: list[str] = []
    seconds = 0.0
    for number in range(games):
        start = clock()
        at_table = players(seed + number) if players else [at_random(seed + number)] * seats
        result = match(game, seats, options, at_table, seed, number)
        seconds += clock() - start
        played.append(result)
        if not result.ended:
            violations.append(f"game {number}: not over after {MOVE_LIMIT} decisions")
        if number % checked == 0:
            violations += _check(game, _open(game, seats, options, key(seed, number)), result.moves, number)
    return _report(game.info.name, played, seconds, violations)


def match(game: AnyGame, seats: int, options: Options, players: Sequence[Player], seed: int, number: int = 0) -> Played:
    """One game between `players`, by seat: the game `number` of those that belong to `seed`."""
    return _play(game, _open(game, seats, options, key(seed, number)), players, number)


def position(game: AnyGame, seats: int, options: Options, seed: int, moves: int) -> tuple[State, list[Event]]:
    """A position after `moves` random decisions, or the last one, and what came of the last decision."""
    state, player = _open(game, seats, options, key(seed)), at_random(seed)
    to_move = play.settle(state)
    while to_move and moves:
        seat, choices = next(iter(to_move.items()))
        play.drain(state)
        play.take(state, seat, player(partial(game.view, state, seat), seat, choices))
        to_move = play.settle(state)
        moves -= 1
    return state, play.drain(state)


def _open(game: AnyGame, seats: int, options: Options, secret: bytes) -> State:
    state: State = game.new(check_seats(game, seats), complete(game, options), Chance(secret))
    return state


def _play(game: AnyGame, state: State, players: Sequence[Player], number: int) -> Played:
    moves: list[tuple[int, Any]] = []
    looks = [partial(game.view, state, seat) for seat in range(len(players))]  # the state moves on in place
    opposed = 0
    try:
        while state.agenda and len(moves) < MOVE_LIMIT:
            step = state.agenda[-1]
            to_move = play.advance(state)
            if not to_move:
                opposed += step.plays
                continue
            seat, options = to_move.popitem()
            move = players[seat](looks[seat], seat, options)
            moves.append((seat, move))
            play.take(state, seat, move)
            state.events.clear()
    except Exception as error:
        error.add_note(f"in game {number} after {len(moves)} decisions")
        raise
    scores = game.scores(state)
    ranks = places(scores)
    first = ranks.count(1)
    wins = [1 / first if rank == 1 else 0.0 for rank in ranks]
    return Played(moves, len(moves) + opposed, [score.points for score in scores], wins, ended=not state.agenda)


def _check(game: AnyGame, state: State, moves: list[tuple[int, Any]], number: int) -> list[str]:
    """Plays `moves` again; gives the violations at the first decision that has any."""
    for made in range(len(moves) + 1):
        play.settle(state)
        play.drain(state)
        problems = game.violations(state)
        if problems:
            return [f"game {number}, after {made} decisions: {problem}" for problem in problems]
        if made < len(moves):
            play.take(state, *moves[made])
    return []


def _report(name: str, played: list[Played], seconds: float, violations: list[str]) -> Report:
    lengths = [len(result.moves) for result in played]
    points = list(zip(*(result.points for result in played), strict=True))
    wins = list(zip(*(result.wins for result in played), strict=True))
    return Report(
        game=name,
        games=len(played),
        decisions=sum(lengths),
        turns=sum(result.turns for result in played),
        shortest=min(lengths),
        median=median_low(lengths),
        longest=max(lengths),
        seats=[
            Seat(sum(won), mean(scored), min(scored), max(scored)) for won, scored in zip(wins, points, strict=True)
        ],
        seconds=seconds,
        violations=violations,
    )
