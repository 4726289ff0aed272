"""A computer player for every game: information-set Monte Carlo tree search over the contract.

It is given the view of its seat and nothing else. Every iteration determinizes that view, walks down a tree of moves
shared by all determinizations, then plays random moves up to a horizon and backs the result up along the path. Chance
has no nodes: what is drawn may differ whenever the same moves are made. A node of a simultaneous question holds the
choices of all its seats, so nobody's depends on another's.

A game's `prior` biases random choices: of two candidate moves, the more promising one is tried or played.
"""

from collections.abc import Callable, Collection
from math import exp, inf, log, sqrt
from random import Random
from typing import Any, NamedTuple

from rules import play
from rules.chance import Chance, key
from rules.game import AnyGame, Move, State

EXPLORATION = 0.8
"""UCB exploration constant, in standard deviations of the rewards."""

WARM_UP = 30
"""Rewards from which the deviation is taken."""

HORIZON = 2
"""Default horizon: full rotations of the turn before the game evaluates the position."""

HORIZON_TO_SCORES = 8
"""The same for a game without `evaluate`: points come in more rarely than prospects change."""

LONE_ROTATION = 4
"""In solo games, the number of decisions that counts as one rotation: nobody else has a turn."""

DEPTH = 200
"""Decisions after which a position is evaluated at the latest."""

GLANCE = 32
"""Iterations between two looks at whether the choice can still change."""


class Budget(NamedTuple):
    """How long to think: whichever of both limits comes first. Without seconds the outcome is repeatable.

    And how strictly to choose then.
    """

    iterations: int
    seconds: float = inf
    clock: Callable[[], float] = lambda: 0.0
    """Gives the time in seconds from any fixed point."""
    temperature: float = 0.0
    """0: the option tried most is taken. Else an option is taken the more rarely, the further it came out behind the
    best: 37 % as often at one temperature behind, 14 % at two, in standard deviations of the rewards."""


def think(game: AnyGame, view: Any, seat: int, budget: Budget, seed: int) -> Any:
    """The move of `seat` in a position of which it sees `view`. Raises ValueError where nothing is asked of it."""
    return _Search(game, view, seat, seed).choose([], budget)


def plan(game: AnyGame, view: Any, seat: int, budget: Budget, seed: int) -> list[Any]:
    """The moves of `seat` up to the next point at which chance, a secret or another seat comes in; at least one.

    Each move gets half of the budget that is left, on top of what the moves before it found out.
    """
    search = _Search(game, view, seat, seed)
    stop = budget.clock() + budget.seconds
    iterations = budget.iterations
    row: list[Any] = []
    while not row or search.goes_on(row):
        iterations = max(1, iterations // 2)
        row.append(search.choose(row, budget._replace(iterations=iterations, seconds=(stop - budget.clock()) / 2)))
    return row


class Advice(NamedTuple):
    """A move as the search sees it, to be told to a person."""

    move: Any
    trials: int
    """How often it was tried: what is tried most is taken to be best."""
    worth: float
    """How far ahead it led on average, in the unit of the game's `evaluate`, else in points."""


def advise(game: AnyGame, view: Any, seat: int, budget: Budget, seed: int) -> list[Advice]:
    """What `seat` could choose, as far as it was tried, best first. Raises ValueError where nothing is asked of it."""
    return _Search(game, view, seat, seed).advise(budget)


class _Arm:
    """One option of one seat at a node: how often it was there, how often it was chosen and what came of it."""

    __slots__ = ("move", "offered", "total", "visits")

    def __init__(self, move: Move) -> None:
        self.move = move
        self.offered = 0
        self.visits = 0
        self.total = 0.0

    def merit(self) -> tuple[int, float]:
        """What is tried most is best, for what is good is tried again; among equals what came out better."""
        return self.visits, self.total / max(1, self.visits)

    def mean(self) -> float:
        """What came of it on average, once it has been tried."""
        return self.total / self.visits

    def bound(self, doubt: float) -> float:
        """What may be hoped for from it, as far as it has been tried."""
        return self.total / self.visits + doubt * sqrt(log(self.offered) / self.visits)


class _Node:
    """A question that follows from one row of moves: the options of each seat, and where all answers lead."""

    __slots__ = ("arms", "next")

    def __init__(self) -> None:
        self.arms: dict[tuple[Any, ...], dict[Move, _Arm]] = {}
        self.next: dict[tuple[Any, ...], _Node] = {}


class _Place:
    """A place in the tree: a node and the answers given there, of which each seat knows but its own."""

    def __init__(self, root: _Node) -> None:
        self._node = root
        self._answers: dict[int, tuple[Move, ...]] = {}

    def arms(self, seat: int) -> dict[Move, _Arm]:
        """What is known about the options of `seat`."""
        return self._node.arms.setdefault((seat, *self._answers.get(seat, ())), {})

    def play(self, state: State, seat: int, move: Move) -> play.ToMove:
        """Carries out `move` and follows it. With another step on top, everybody knows what was answered."""
        step = state.agenda[-1]
        play.take(state, seat, move)
        to_move = play.settle(state)
        self._answers[seat] = (*self._answers.get(seat, ()), move)
        if not to_move or state.agenda[-1] is not step:
            self._node = self._node.next.setdefault(tuple(self._answers.items()), _Node())
            self._answers = {}
        return to_move


class _Search:
    """A tree that grows: what is known about the moves that follow one view of one seat."""

    def __init__(self, game: AnyGame, view: Any, seat: int, seed: int) -> None:
        self._game = game
        self._view = view
        self._seat = seat
        self._chance = Chance(key(seed))
        self._dice = Random(seed)
        self._root = _Node()
        self._spread = _Spread()
        self._evaluate = game.evaluate or self._points
        self._prior = game.prior
        self._alone = len(game.scores(view)) == 1
        self._horizon = game.horizon or (HORIZON if game.evaluate else HORIZON_TO_SCORES)

    def choose(self, row: list[Any], budget: Budget) -> Any:
        """The move after those of `row`: the best one, or at a temperature one of the better ones."""
        arms, options = self._question(row)
        if len(options) == 1:
            return options[0]
        self._grow(row, arms, budget)
        tried = [arms[move] for move in options if move in arms and arms[move].visits]
        if tried and (unit := budget.temperature * self._spread.deviation):
            best = max(arm.mean() for arm in tried)
            return self._dice.choices(tried, [exp((arm.mean() - best) / unit) for arm in tried])[0].move
        return max(options, key=lambda move: arms[move].merit() if move in arms else (0, 0.0))

    def advise(self, budget: Budget) -> list[Advice]:
        """Everything that was tried, the most tried first."""
        arms, _ = self._question([])
        self._grow([], arms, budget)
        best_first = sorted(arms.values(), key=_Arm.merit, reverse=True)
        return [Advice(arm.move, arm.visits, arm.mean()) for arm in best_first if arm.visits]

    def _question(self, row: list[Any]) -> tuple[dict[Move, _Arm], list[Any]]:
        """What the seat is asked after `row`, and what is known about its options."""
        place, _, to_move = self._after(row)
        if self._seat not in to_move:
            raise ValueError(f"seat {self._seat} is not asked")
        return place.arms(self._seat), to_move[self._seat]

    def _grow(self, row: list[Any], arms: dict[Move, _Arm], budget: Budget) -> None:
        """Searches on after `row`, until the budget is spent or its rest could not change which of `arms` is best."""
        begin = budget.clock()
        stop = begin + budget.seconds
        for made in range(1, budget.iterations + 1):
            self._iterate(row)
            now = budget.clock()
            if now >= stop:
                return
            if made % GLANCE == 0:
                rest = float(budget.iterations - made)
                if now > begin:
                    rest = min(rest, made * (stop - now) / (now - begin))
                if _lead(arms) > rest:
                    return

    def goes_on(self, row: list[Any]) -> bool:
        """Whether its mover is asked again right after `row`: nothing was drawn or shown, and nobody else played."""
        _, state, before = self._after(row[:-1])
        draws = state.chance.draws
        play.drain(state)
        play.take(state, self._seat, row[-1])
        to_move = None
        while to_move is None:
            if state.agenda and state.agenda[-1].plays:
                return False
            to_move = play.advance(state)
        again = self._seat in to_move and to_move.keys() <= before.keys()
        return again and state.chance.draws == draws and not any(event.reveals for event in state.events)

    def _after(self, row: list[Any]) -> tuple[_Place, State, play.ToMove]:
        """A determinization of the view, after the moves of `row`."""
        state: State = self._game.determinize(self._view, self._chance)
        place = _Place(self._root)
        to_move = play.settle(state)
        for move in row:
            to_move = place.play(state, self._seat, move)
        return place, state, to_move

    def _iterate(self, row: list[Any]) -> None:
        """Determinizes the view, plays on from there, and backs up the result."""
        place, state, to_move = self._after(row)
        chosen = self._play_on(place, state, to_move)
        rewards = self._rewards(state, {seat for seat, _ in chosen})
        self._spread.add(rewards.values())
        for seat, arm in chosen:
            arm.visits += 1
            arm.total += rewards[seat]

    def _play_on(self, place: _Place, state: State, to_move: play.ToMove) -> list[tuple[int, _Arm]]:
        """Plays by the tree up to a move that is new there, then at random. Gives the choices made in the tree."""
        chosen: list[tuple[int, _Arm]] = []
        known = True
        made, rotations, last = 0, 0, self._seat
        while to_move and made < DEPTH:
            made += 1
            seat, options = next(iter(to_move.items()))
            rotations += made % LONE_ROTATION == 0 if self._alone else seat == self._seat != last
            if rotations == self._horizon:
                break
            last = seat
            if known:
                arm = self._select(place.arms(seat), options)
                known = arm.visits > 0
                chosen.append((seat, arm))
                to_move = place.play(state, seat, arm.move)
            else:
                play.take(state, seat, self._random(options))
                to_move = play.settle(state)
        return chosen

    def _select(self, arms: dict[Move, _Arm], options: list[Any]) -> _Arm:
        """An option never tried, else the one with the highest upper bound; at first the least tried."""
        doubt = EXPLORATION * self._spread.deviation
        untried: list[Any] = []
        best, highest = None, -inf
        for move in options:
            arm = arms.get(move)
            if arm is None:
                arm = arms[move] = _Arm(move)
            arm.offered += 1
            if not arm.visits:
                untried.append(move)
                continue
            bound = arm.bound(doubt) if doubt else -arm.visits
            if bound > highest:
                best, highest = arm, bound
        return arms[self._random(untried)] if untried or best is None else best

    def _random(self, moves: list[Any]) -> Any:
        """Returns one at random; if the game has a prior, the more promising of two."""
        move = self._dice.choice(moves)
        if self._prior is not None:
            other = self._dice.choice(moves)
            if self._prior(other) > self._prior(move):
                return other
        return move

    def _rewards(self, state: State, seats: set[int]) -> dict[int, float]:
        """By seat, for each of `seats`: how far it is ahead of its best rival, as the game evaluates it."""
        worth = self._evaluate(state)
        return {seat: worth[seat] - _best_other(worth, seat) for seat in seats}

    def _points(self, state: State) -> list[float]:
        return [score.points for score in self._game.scores(state)]


def _lead(arms: dict[Move, _Arm]) -> int:
    """By how many visits the most visited of `arms` is ahead."""
    visits = sorted(arm.visits for arm in arms.values())
    return visits[-1] - visits[-2] if len(visits) > 1 else 0


def _best_other(worth: list[float], seat: int) -> float:
    return max(worth[:seat] + worth[seat + 1 :], default=0.0)


class _Spread:
    """How far the first rewards lie apart: the unit in which doubt is measured."""

    def __init__(self) -> None:
        self.deviation = 0.0
        """0 while it is not known."""
        self._count = 0
        self._total = 0.0
        self._squares = 0.0

    def add(self, rewards: Collection[float]) -> None:
        """Learns from an iteration. Once the deviation is known it stays, whatever the search turns to then."""
        if self.deviation:
            return
        self._count += len(rewards)
        self._total += sum(rewards)
        self._squares += sum(reward * reward for reward in rewards)
        if self._count >= WARM_UP:
            mean = self._total / self._count
            self.deviation = sqrt(max(0.0, self._squares / self._count - mean * mean))
