"""Plays whole games at full speed, to find violated invariants, measure the engine and compare computer players."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from statistics import mean, median_low
from typing import Any

from msgspec import Struct, field

from rules import play, record, search
from rules.chance import Chance, key
from rules.fast_chance import FastChance
from rules.game import AnyGame, Event, Options, State
from rules.games import check_seats, complete
from rules.match import AnyEntry, Entry, advance
from rules.ranking import shares
from rules.record import AnyRecord

MOVE_LIMIT = 20_000
"""Decisions after which a game counts as endless."""

CHECK_INTERVAL = 10
"""The invariants are checked in the first game, and in each that comes this number of games later."""

Clock = Callable[[], float]
"""Returns the time in seconds since any fixed moment."""

LazyView = Callable[[], Any]
"""Returns the view of the seat to move, which is made only for a player that calls for it."""

Player = Callable[[LazyView, int, list[Any]], Any]
"""Returns the choice for a seat, given the view of that seat, the seat and its options; never the position."""

Players = Callable[[int], Sequence[Player]]
"""Returns the players of a game by seat, given a seed."""


class Seat(Struct, frozen=True):
    """The results of a seat over all games. A tie for first place counts as an equal share of a win."""

    wins: float
    mean: float
    lowest: int
    highest: int


class Report(Struct, frozen=True):
    """The results of a number of games. The time leaves the checks out."""

    game: str
    games: int
    decisions: int
    turns: int
    """The decisions, plus the turns of automated opponents."""
    shortest: int
    median: int
    longest: int
    seats: list[Seat]
    seconds: float
    violations: list[str] = field(name="broken")  # its name in the JSON that scripts read
    """Violated invariants, with the game and the decision at which each was first found."""

    @property
    def microseconds(self) -> float:
        """Time per decision: listing the options, choosing, carrying out."""
        return 1e6 * self.seconds / max(1, self.decisions)

    @property
    def microseconds_a_turn(self) -> float:
        """The same per turn, turns of automated opponents included."""
        return 1e6 * self.seconds / max(1, self.turns)

    @property
    def games_per_second(self) -> float:
        """Whole games per second, set-up and scoring included."""
        return self.games / self.seconds if self.seconds else 0.0

    def lines(self) -> list[str]:
        """Returns the report as lines of text."""
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


class PlayedGame(Struct):
    """A finished game: its moves in order, and the results by seat."""

    moves: list[tuple[int, Any]]
    turns: int
    points: list[int]
    wins: list[float]
    """1 for first place; a tie for it counts as an equal share."""
    ended: bool


def random_player(seed: int) -> Player:
    """Returns a player that chooses at random."""
    draw = Random(seed).random
    return lambda view, seat, options: options[int(draw() * len(options))]  # twice as fast as Random.choice


def search_player(game: AnyGame, budget: search.Budget, seed: int) -> Player:
    """Returns a player that searches once a turn and then plays the moves it has planned."""
    planned: list[Any] = []
    seeds = iter(range(seed, seed + MOVE_LIMIT))

    def choose(view: LazyView, seat: int, options: list[Any]) -> Any:
        if not planned:
            planned.extend(search.plan(game, view(), seat, budget, next(seeds)))
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
    check_interval: int = CHECK_INTERVAL,
) -> Report:
    """Plays `games` games, at random unless `players` are given. The same seed gives the same games.

    The invariants are checked after every move of each `check_interval`-th game, in a second pass that is not timed.
    Raises ValueError for wrong seats or options.
    """
    if games < 1:
        raise ValueError("at least one game must be played")
    played: list[PlayedGame] = []
    violations: list[str] = []
    seconds = 0.0
    for number in range(games):
        start = clock()
        seated = players(seed + number) if players else [random_player(seed + number)] * seats
        result = match(game, seats, options, seated, seed, number)
        seconds += clock() - start
        played.append(result)
        if not result.ended:
            violations.append(f"game {number}: not over after {MOVE_LIMIT} decisions")
        if number % check_interval == 0:
            violations += _check(game, _open(game, seats, options, FastChance(key(seed, number))), result.moves, number)
    return _report(game.info.name, played, seconds, violations)


def match(
    game: AnyGame, seats: int, options: Options, players: Sequence[Player], seed: int, number: int = 0
) -> PlayedGame:
    """Plays one game between `players`, by seat: game `number` of those that belong to `seed`.

    Raises Illegal if a player chooses something that is not an option.
    """
    return match_with(game, seats, options, players, FastChance(key(seed, number)), number)


def match_with(
    game: AnyGame, seats: int, options: Options, players: Sequence[Player], chance: Chance, number: int = 0
) -> PlayedGame:
    """Plays one game between `players`, by seat, with the draws of `chance`. `number` is named by an error."""
    return _play(game, _open(game, seats, options, chance), players, number)


def recorded(
    game: AnyGame, seats: int, options: Options, seed: int, moves: int, players: Sequence[Player] = ()
) -> AnyRecord:
    """Returns the record of a game of `moves` decisions; of a whole one if it ends before.

    They are random unless `players` are given. Raises ValueError for wrong seats or options.
    """
    secret = key(seed)
    players = players or [random_player(seed)] * seats
    state = _open(game, seats, options, Chance(secret))
    to_move = play.settle(state)
    log: list[AnyEntry] = [Entry(events=tuple(play.drain(state)))]
    while to_move and len(log) <= moves:
        seat, choices = next(iter(to_move.items()))
        chosen = players[seat](partial(game.view, state, seat), seat, choices)
        log.append(advance(state, seat, chosen))
        to_move = play.settle(state)
    return record.new(game, seats, options, secret, log)


def position(game: AnyGame, seats: int, options: Options, seed: int, moves: int) -> tuple[State, list[Event]]:
    """Returns the last position of such a record, and the events of its last decision."""
    last = record.replay(game, recorded(game, seats, options, seed, moves))
    return last.state, [*last.events]


def _open(game: AnyGame, seats: int, options: Options, chance: Chance) -> State:
    state: State = game.new(check_seats(game, seats), complete(game, options), chance)
    return state


def _play(game: AnyGame, state: State, players: Sequence[Player], number: int) -> PlayedGame:
    moves: list[tuple[int, Any]] = []
    views = [partial(game.view, state, seat) for seat in range(len(players))]  # the state advances in place
    opponent_turns = automatic = 0
    try:
        while state.agenda and len(moves) < MOVE_LIMIT:
            step = state.agenda[-1]
            to_move = play.advance(state)
            if not to_move:
                opponent_turns += step.opponent_turn
                automatic += 1
                if automatic == play.AUTOMATIC_LIMIT:
                    raise play.endless(state)
                continue
            automatic = 0
            seat, options = to_move.popitem()
            move = players[seat](views[seat], seat, options)
            if move not in options:
                raise play.Illegal(f"seat {seat} chose {move}")
            moves.append((seat, move))
            play.take(state, seat, move)
            state.events.clear()
    except Exception as error:
        error.add_note(f"in game {number} after {len(moves)} decisions")
        raise
    scores = game.scores(state)
    points = [score.points for score in scores]
    return PlayedGame(moves, len(moves) + opponent_turns, points, shares(scores), ended=not state.agenda)


def _check(game: AnyGame, state: State, moves: list[tuple[int, Any]], number: int) -> list[str]:
    """Replays `moves` and returns the violations after the first decision that caused any."""
    for count in range(len(moves) + 1):
        play.settle(state)
        play.drain(state)
        problems = game.violations(state)
        if problems:
            return [f"game {number}, after {count} decisions: {problem}" for problem in problems]
        if count < len(moves):
            play.take(state, *moves[count])
    return []


def _report(name: str, played: list[PlayedGame], seconds: float, violations: list[str]) -> Report:
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
