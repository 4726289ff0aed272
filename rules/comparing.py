"""Compares two options of a seat by what they lead to: points by category, things and moves, for every seat.

A search goes on after each option. Both begin each iteration in the same position, which fits the view, and get equal
draws for as long as these come in the same order. What is counted at their horizons is counted alike for both, so only
what follows from the choice differs. A search that prefers a reply early on stays with it, so a comparison consists of
many short searches, and a difference has to show in spite of their spread.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import sqrt
from typing import Any, Literal, NamedTuple, Self

from rules import play, ranking
from rules.chance import key
from rules.fast_chance import FastChance
from rules.game import AnyGame, Move, Part, Score, State
from rules.search import HORIZON, MAX_DEPTH, SOLO_ROTATION, Search

SEEDS = 1 << 33
"""The seeds of two rounds are so far apart."""
OFTEN = 0.25
"""What a seat chooses in a smaller part of the samples is not counted."""

Kind = Literal["points", "holding", "value", "lead", "win"]
"""Points of a category; how much of a thing a seat has; the value of the position to it, and how far that is above
the best rival's; its share of the win if the match is over by then, 0 to 1."""


class Effort(NamedTuple):
    """How much work a round of a comparison is, for each of the two options."""

    learned: int
    """Iterations of the search before anything is counted."""
    counted: int
    """Iterations in which it is."""
    followed: int
    """In how many positions the moves of all seats are noted."""

    def times(self, part: float) -> Self:
        """Returns this part of it."""
        return type(self)(*[max(2, round(part * number)) for number in self])


class Figure(NamedTuple):
    """Something that is counted."""

    kind: Kind
    seat: int
    name: str = ""
    """The category, or the name of the holding."""
    round: int = 0
    """The round to which points belong; 0: none."""


class Difference(NamedTuple):
    """How much of something there is after either option, on average."""

    one: float
    other: float
    error: float
    """The standard error of the difference."""

    @property
    def size(self) -> float:
        """How much more there is after the first option."""
        return self.one - self.other

    def is_sure(self, errors: float) -> bool:
        """Whether it is larger than this number of its standard errors."""
        return abs(self.size) > errors * self.error


Choices = Sequence[tuple[int, Any, Sequence[Any]]]
"""What was chosen on the way to an end: the seat, its move, and its options."""


class End(NamedTuple):
    """Where an option has led in one position."""

    figures: Mapping[Figure, float]
    unscored: frozenset[Figure]
    """Which points are not scored yet."""
    is_over: bool


class Comparison:
    """Two options of a seat, as far as they were compared."""

    def __init__(self, game: AnyGame, view: Any, seat: int, pair: tuple[Move, Move], seed: int) -> None:
        self._game = game
        self._view = view
        self._seat = seat
        self._pair = pair
        self._seed = seed
        self.followed: list[tuple[Choices, Choices]] = []
        self.rounds: list[list[tuple[End, End]]] = []
        """By round and sample, where both options have led."""

    def add_round(self, effort: Effort) -> None:
        """Searches after both options, and follows them."""
        seed = self._seed + SEEDS * len(self.rounds)
        one, other = (_Followed(self._game, self._view, self._seat, seed, option) for option in self._pair)
        for search in (one, other):
            for number in range(effort.learned):
                search.play(seed - 1 - number)
        seeds = range(seed, seed + effort.counted)
        self.rounds.append([(one.play(each), other.play(each)) for each in seeds])
        self.followed += [(one.follow(each), other.follow(each)) for each in seeds[: effort.followed]]

    @property
    def ends(self) -> list[End]:
        """Where both options have led, in all rounds."""
        return [end for found in self.rounds for pair in found for end in pair]

    def differences(self) -> dict[Figure, Difference]:
        """Returns what was counted at the ends."""
        names = dict.fromkeys(name for end in self.ends for name in end.figures)
        return {
            name: self._difference(
                [(a.figures.get(name, 0.0), b.figures.get(name, 0.0)) for a, b in found] for found in self.rounds
            )
            for name in names
        }

    def moves(self) -> dict[tuple[int, Any], tuple[Difference, Difference]]:
        """Returns by seat and move how often it was chosen and how often it was possible, if it was chosen often."""
        often = []
        for side in (0, 1):
            taken: Counter[tuple[int, Any]] = Counter()
            for pair in self.followed:
                taken.update({(seat, move) for seat, move, _ in pair[side]})
            often += [each for each, number in taken.items() if number >= OFTEN * len(self.followed)]
        return {
            each: (self._often(*each, taken=True), self._often(*each, taken=False)) for each in dict.fromkeys(often)
        }

    def can_choose(self, seat: int, kind: type[Move]) -> Difference:
        """Returns how often a seat could choose a move of this type."""
        return self._of_choices(lambda choices: any(by == seat and kind in map(type, had) for by, _, had in choices))

    def _often(self, seat: int, move: Any, *, taken: bool) -> Difference:
        return self._of_choices(
            lambda choices: any(by == seat and (move == made if taken else move in had) for by, made, had in choices)
        )

    def _of_choices(self, holds: Callable[[Choices], bool]) -> Difference:
        """Returns in which part of the positions something holds for the choices."""
        return self._difference([[(float(holds(one)), float(holds(other))) for one, other in self.followed]])

    def _difference(self, rounds: Iterable[list[tuple[float, float]]]) -> Difference:
        rounds = list(rounds)
        pairs = [pair for found in rounds for pair in found]
        apart = [one - other for one, other in pairs]
        means = [_mean([one - other for one, other in found]) for found in rounds]
        error = max(_error(apart), _error(means))
        return Difference(_mean([one for one, _ in pairs]), _mean([other for _, other in pairs]), error)


def _mean(numbers: Sequence[float]) -> float:
    """Returns a mean, a hundred times as fast as that of `statistics`, which is exact."""
    return sum(numbers) / len(numbers)


def _error(numbers: Sequence[float]) -> float:
    """Returns the standard error of the mean; 0 of a single number."""
    count = len(numbers)
    if count == 1:
        return 0.0
    middle = sum(numbers) / count
    return sqrt(sum([(number - middle) ** 2 for number in numbers]) / (count - 1) / count)


class _Followed(Search):
    """A search after one option, which is then followed in given positions."""

    def __init__(self, game: AnyGame, view: Any, seat: int, seed: int, option: Move) -> None:
        super().__init__(game, view, seat, seed)
        self._option = option
        self._horizon = max(self._horizon, game.horizon or HORIZON)  # what was learned may look less far

    def play(self, seed: int) -> End:
        """Runs an iteration from the position of this seed; returns where it has led."""
        self._chance = FastChance(key(seed))
        found = self.iterate([self._option])
        return _end(self._game, found.state, found.worth.values)

    def follow(self, seed: int) -> Choices:
        """Plays what the search likes best up to the horizon, from the position of this seed."""
        self._chance = FastChance(key(seed))
        cursor, state, to_move = self._after([self._option])
        choices: list[tuple[int, Any, Sequence[Any]]] = []
        last, rotations, in_tree = self._seat, 0, True
        while to_move and len(choices) < MAX_DEPTH:
            seat, options = next(iter(to_move.items()))
            is_full = len(choices) % SOLO_ROTATION == SOLO_ROTATION - 1
            if is_full if self._is_solo else seat == self._seat != last:
                rotations += 1
                if rotations == self._horizon:
                    break
            last = seat
            arms = cursor.arms(seat) if in_tree else {}
            known = [arms[move] for move in options if move in arms and arms[move].visits]
            in_tree = bool(known)
            move = max(known, key=lambda arm: arm.robustness()).move if known else self._random_move(options)
            if in_tree:
                to_move = cursor.play(state, seat, move)
            else:
                play.take(state, seat, move)
                to_move = play.settle(state)
            choices.append((seat, move, options))
        return choices


def _end(game: AnyGame, state: State, values: Sequence[float]) -> End:
    """Counts everything in a position of these values."""
    later: set[Figure] = set()
    found: dict[Figure, float] = defaultdict(float)
    scores = game.scores(state)
    unscored = game.unscored(state) if game.unscored and state.agenda else [[] for _ in scores]
    if not game.evaluate:
        values = [_total(*each) for each in zip(scores, unscored, strict=True)]
    rivals = ranking.rivals(scores)
    shares = ranking.shares(scores) if not state.agenda else [0.0 for _ in scores]
    for seat, score in enumerate(scores):
        for part in score.parts:
            found[Figure("points", seat, part.category, part.round)] += part.points
        for part in unscored[seat]:
            found[name := Figure("points", seat, part.category, part.round)] += part.points
            later.add(name)
        found[Figure("value", seat)] = values[seat]
        found[Figure("lead", seat)] = values[seat] - max((values[rival] for rival in rivals[seat]), default=0.0)
        found[Figure("win", seat)] = shares[seat]
        for thing, count in game.holdings(state, seat).items() if game.holdings else ():
            found[Figure("holding", seat, thing)] = count
    return End(found, frozenset(later), not state.agenda)


def _total(score: Score, unscored: Iterable[Part]) -> float:
    return score.points + sum(part.points for part in unscored)
