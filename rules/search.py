"""A computer player for every game: information-set Monte Carlo tree search over the contract.

It sees nothing but the view of its seat. Each iteration determinizes that view, walks down a tree of moves shared by
all determinizations, plays random moves up to a horizon, evaluates the position there and backs the reward up along
the path. There are no chance nodes: the same moves may lead to different draws. A node of a simultaneous question
holds the options of all its seats, so no seat's choice depends on another's; a choice that stays secret is no part of
the way to a node, and only its own seat remembers it.

A game's `prior` biases random choices: of two random moves, the more promising one is expanded or played.
"""

from collections.abc import Callable, Iterable
from math import exp, inf, log, sqrt
from random import Random
from typing import Any, NamedTuple

from rules import drafts, learned, play, ranking
from rules.chance import key
from rules.fast_chance import FastChance
from rules.game import AnyGame, Move, State, Step
from rules.learned import Worth

EXPLORATION = 0.8
"""UCB exploration constant, in standard deviations of the rewards."""

WARM_UP = 30
"""Rewards after which their standard deviation is known well enough to explore by it."""

SURVEY_INTERVAL = 16
"""Iterations after which the option tried least comes first: a rare big prize may be behind it."""

HORIZON = 2
"""Default horizon: full rotations of the turn before the position is evaluated."""

HORIZON_TO_SCORES = 8
"""The same for games without `evaluate`: points change more rarely than prospects."""

SOLO_ROTATION = 4
"""In solo games, where nobody else has a turn: the number of decisions that counts as one rotation."""

MAX_DEPTH = 200
"""Decisions after which a position is evaluated even before the horizon."""

CHECK_INTERVAL = 32
"""Iterations between two checks whether the best move can still change."""


class Budget(NamedTuple):
    """How long to search, up to the first of two limits, and how strictly to choose from the result.

    Without a limit in seconds the result is reproducible.
    """

    iterations: int
    seconds: float = inf
    clock: Callable[[], float] = lambda: 0.0
    """Returns the time in seconds since any fixed moment."""
    temperature: float = 0.0
    """0: the most visited move is chosen. Otherwise the softmax temperature of the mean rewards, in their standard
    deviations: a move one temperature behind the best is chosen 37 % as often, one two temperatures behind 14 %."""


def think(game: AnyGame, view: Any, seat: int, budget: Budget, seed: int) -> Any:
    """Returns a move for `seat`, given its view. Raises ValueError if it is not to move."""
    return Search(game, view, seat, seed).choose([], budget)


def plan(game: AnyGame, view: Any, seat: int, budget: Budget, seed: int) -> list[Any]:
    """Returns the moves of `seat` up to the next draw or revelation, or the end of its turn; at least one."""
    return Search(game, view, seat, seed).turn(budget)


class Rating(NamedTuple):
    """What the search found out about an option."""

    move: Any
    visits: int
    """How often it was tried: the most visited option is taken to be the best."""
    lead: float
    """The mean lead over the best rival, in points as the game's `evaluate` counts them; the mean value without one."""


class Advice(NamedTuple):
    """What the search advises a person to do."""

    turn: list[Any]
    """Its moves up to the next draw or revelation, or the end of the turn; at least one."""
    ratings: list[Rating]
    """The options of the first question that were tried, best first; none if there is a single option."""


def advise(game: AnyGame, view: Any, seat: int, budget: Budget, seed: int) -> Advice:
    """Returns the best moves of `seat`, at no temperature. Raises ValueError if it is not to move."""
    search = Search(game, view, seat, seed)
    turn = search.turn(budget._replace(temperature=0.0))
    return Advice(turn, search.ratings())


class Arm:
    """An option of a seat at a node: how often it was available and visited, and its total reward."""

    __slots__ = ("available", "move", "total", "visits")

    def __init__(self, move: Move) -> None:
        self.move = move
        self.available = 0
        self.visits = 0
        self.total = 0.0

    def robustness(self) -> tuple[int, float]:
        """Returns the key of the robust choice: the most visits, then the higher mean."""
        return self.visits, self.total / max(1, self.visits)

    def mean(self) -> float:
        """Returns the mean reward. It has to have been visited."""
        return self.total / self.visits


class _Node:
    """A question after one sequence of moves: the options of each seat, and the nodes that all choices lead to."""

    __slots__ = ("arms", "next")

    def __init__(self) -> None:
        self.arms: dict[tuple[Any, ...], dict[Move, Arm]] = {}
        self.next: dict[tuple[Any, ...], _Node] = {}


class _Cursor:
    """A place in the tree: a node, and the choices made so far. Each seat knows only its own."""

    __slots__ = ("_choices", "_node", "_secrets")

    def __init__(self, root: _Node) -> None:
        self._node = root
        self._choices: dict[int, tuple[Move, ...]] = {}
        """Those at this node."""
        self._secrets: dict[int, tuple[Move, ...]] = {}
        """Those that have stayed secret since."""

    def arms(self, seat: int) -> dict[Move, Arm]:
        """Returns the statistics of the options of `seat`."""
        known = (seat, self._secrets.get(seat, ()), self._choices.get(seat, ()))
        arms = self._node.arms.get(known)
        if arms is None:
            arms = self._node.arms[known] = {}
        return arms

    def play(self, state: State, seat: int, move: Move) -> play.ToMove:
        """Carries out `move` and follows it. Once others are to move, everybody knows choices that do not stay secret.

        A step that is on top again is the same question as long as only seats that were to move before are to move.
        """
        step: Step[Any, Any] = state.agenda[-1]
        before, count = step.seats.copy(), len(state.events)
        play.take(state, seat, move)
        to_move = play.settle(state)
        self._choices[seat] = (*self._choices.get(seat, ()), move)
        if not to_move or state.agenda[-1] is not step or not to_move.keys() <= set(before):
            if step.stays_secret:
                self._keep_secret()
            self._leave(state, count)
        return to_move

    def _keep_secret(self) -> None:
        for seat, moves in self._choices.items():
            self._secrets[seat] = (*self._secrets.get(seat, ()), *moves)
        self._choices = {}

    def _leave(self, state: State, count: int) -> None:
        """Goes to the next node. What was secret is known if an event after the first `count` reveals it to all."""
        way = tuple(self._choices.items())
        if self._secrets and any(event.reveals and not event.private for event in state.events[count:]):
            way += tuple(self._secrets.items())
            self._secrets = {}
        node = self._node.next.get(way)
        if node is None:
            node = self._node.next[way] = _Node()
        self._node = node
        self._choices = {}


class Iteration(NamedTuple):
    """Where an iteration has led."""

    path: list[tuple[int, Arm]]
    """The options in the tree, and the seats that chose them."""
    state: State
    worth: Worth


class Search:
    """The search tree below one view of one seat. `seat` has to be to move only for what chooses its moves."""

    def __init__(self, game: AnyGame, view: Any, seat: int, seed: int, rotations: float = inf) -> None:
        """`rotations`: how long a playout lasts at most, if it would last longer in this game."""
        self._game = game
        self._sample = game.sampler(view)
        self._seat = seat
        self._chance = FastChance(key(seed))
        self._random = Random(seed)
        self._draw = self._random.random
        self._root = _Node()
        self._iterations = 0
        self._rewards = _RewardScale()
        self._prior = game.prior
        scores = game.scores(view)
        self._rivals = ranking.rivals(scores)
        self._is_solo = len(scores) == 1
        value = learned.of(game, len(scores))
        self._worth = value.worth if value else self._evaluated
        horizon = value.horizon if value else game.horizon
        self._horizon = min(horizon or (HORIZON if game.evaluate else HORIZON_TO_SCORES), rotations)

    def choose(self, moves: list[Any], budget: Budget) -> Any:
        """Returns the move after `moves`: the best one or, at a temperature, a good one."""
        arms, options = self._question(moves)
        if len(options) == 1:
            return options[0]
        self._run(moves, arms, budget)
        tried = [arms[move] for move in options if move in arms and arms[move].visits]
        if tried and (unit := budget.temperature * self._rewards.deviation):
            best = max(arm.mean() for arm in tried)
            return self._random.choices(tried, [exp((arm.mean() - best) / unit) for arm in tried])[0].move
        return max(options, key=lambda move: arms[move].robustness() if move in arms else (0, 0.0))

    def turn(self, budget: Budget) -> list[Any]:
        """Returns the moves of the turn. Each gets half of the remaining budget, after the searches before it."""
        stop = budget.clock() + budget.seconds
        iterations = budget.iterations
        moves: list[Any] = []
        while not moves or self.continues(moves):
            iterations = max(1, iterations // 2)
            seconds = (stop - budget.clock()) / 2
            moves.append(self.choose(moves, budget._replace(iterations=iterations, seconds=seconds)))
        return moves

    def ratings(self) -> list[Rating]:
        """Returns what is known of the options of the first question that were tried, the most visited first."""
        arms, _ = self._question([])
        best_first = sorted(arms.values(), key=Arm.robustness, reverse=True)
        return [Rating(arm.move, arm.visits, arm.mean()) for arm in best_first if arm.visits]

    def _question(self, moves: list[Any]) -> tuple[dict[Move, Arm], list[Any]]:
        """Returns the options of the seat after `moves`, and their statistics."""
        cursor, _, to_move = self._after(moves)
        if self._seat not in to_move:
            raise ValueError(f"seat {self._seat} is not to move")
        return cursor.arms(self._seat), to_move[self._seat]

    def _run(self, moves: list[Any], arms: dict[Move, Arm], budget: Budget) -> None:
        """Searches after `moves` until the budget is spent, or what is left of it cannot change the best of `arms`."""
        begin = budget.clock()
        stop = begin + budget.seconds
        for iteration in range(1, budget.iterations + 1):
            self.iterate(moves)
            now = budget.clock()
            if now >= stop:
                return
            if iteration % CHECK_INTERVAL == 0:
                rest = float(budget.iterations - iteration)
                if now > begin:
                    rest = min(rest, iteration * (stop - now) / (now - begin))
                if _lead(arms) > rest:
                    return

    def continues(self, moves: list[Any]) -> bool:
        """Returns whether the turn goes on after `moves`, as in the draft of a person."""
        _, state, to_move = self._after(moves[:-1])
        play.drain(state)
        return drafts.goes_on(state, to_move, self._seat, moves[-1])

    def _after(self, moves: list[Any]) -> tuple[_Cursor, State, play.ToMove]:
        """Returns a new determinization of the view, after `moves`."""
        state: State = self._sample(self._chance)
        cursor = _Cursor(self._root)
        to_move = play.settle(state)
        for move in moves:
            to_move = cursor.play(state, self._seat, move)
        return cursor, state, to_move

    def iterate(self, moves: list[Any]) -> Iteration:
        """Runs one iteration after `moves`: determinization, selection, expansion, playout and backpropagation."""
        self._iterations += 1
        cursor, state, to_move = self._after(moves)
        path = self._descend(cursor, state, to_move)
        worth = self._worth(state)
        rewards = self.leads(worth.values, dict(path))
        if self._seat in rewards:
            self._rewards.add(rewards[self._seat])
        for seat, arm in path:
            arm.visits += 1
            arm.total += rewards[seat]
        return Iteration(path, state, worth)

    def _descend(self, cursor: _Cursor, state: State, to_move: play.ToMove) -> list[tuple[int, Arm]]:
        """Plays down the tree to a new move, then at random to the horizon. Returns the path in the tree."""
        path: list[tuple[int, Arm]] = []
        in_tree, is_solo, horizon, own = True, self._is_solo, self._horizon, self._seat
        depth, rotations, last = 0, 0, own
        while to_move and depth < MAX_DEPTH:
            depth += 1
            seat, options = next(iter(to_move.items()))
            has_rotated = depth % SOLO_ROTATION == 0 if is_solo else seat == own != last
            if has_rotated:
                rotations += 1
                if rotations == horizon:
                    break
            last = seat
            if in_tree:
                is_survey = not path and self._iterations % SURVEY_INTERVAL == 0
                arm = self._select(cursor.arms(seat), options, is_survey)
                in_tree = arm.visits > 0
                path.append((seat, arm))
                to_move = cursor.play(state, seat, arm.move)
            else:
                play.take(state, seat, self._random_move(options))
                to_move = play.settle(state)
        return path

    def _select(self, arms: dict[Move, Arm], options: list[Any], is_survey: bool) -> Arm:
        """Returns an unvisited option if there is one, else the one with the highest upper confidence bound.

        In a survey, and while the scale of the rewards is unknown, the least visited option stands in for that.
        """
        exploration = 0.0 if is_survey else EXPLORATION * self._rewards.deviation
        unvisited: list[Any] = []
        best, highest = None, -inf
        for move in options:
            arm = arms.get(move)
            if arm is None:
                arm = arms[move] = Arm(move)
            arm.available += 1
            visits = arm.visits
            if not visits:
                unvisited.append(move)
            elif not unvisited:
                bound: float = -visits
                if exploration:
                    bound = arm.total / visits + exploration * sqrt(log(arm.available) / visits)
                if bound > highest:
                    best, highest = arm, bound
        return arms[self._random_move(unvisited)] if unvisited or best is None else best

    def _random_move(self, moves: list[Any]) -> Any:
        """Returns a random move; if the game has a prior, the more promising of two."""
        draw, prior, count = self._draw, self._prior, len(moves)
        move = moves[int(draw() * count)]  # three times as fast as Random.choice
        if prior is not None and count > 1:
            other = moves[int(draw() * count)]
            if other is not move and prior(other) > prior(move):
                return other
        return move

    def leads(self, values: list[float], seats: Iterable[int]) -> dict[int, float]:
        """Returns the reward of each of `seats`: its lead in `values`, those of all seats, over its best rival.

        Partners are no rivals. Without rivals, the value itself is the reward.
        """
        leads = {}
        for seat in seats:
            lead = values[seat]
            if rivals := self._rivals[seat]:
                lead -= max(map(values.__getitem__, rivals))
            leads[seat] = lead
        return leads

    def _evaluated(self, state: State) -> Worth:
        """Returns the worth by `evaluate`; without it, and for the points at the end of the match, by the score."""
        values = self._game.evaluate(state) if self._game.evaluate else None
        if values is not None and state.agenda:
            return Worth(values, values)
        points: list[float] = [score.points for score in self._game.scores(state)]
        return Worth(points if values is None else values, points)


def _lead(arms: dict[Move, Arm]) -> int:
    """Returns by how many visits the most visited of `arms` is ahead."""
    visits = sorted(arm.visits for arm in arms.values())
    return visits[-1] - visits[-2] if len(visits) > 1 else 0


class _RewardScale:
    """The standard deviation of the rewards of the searching seat so far: the unit of exploration and temperature."""

    def __init__(self) -> None:
        self.deviation = 0.0
        """0 while unknown."""
        self._count = 0
        self._total = 0.0
        self._squares = 0.0

    def add(self, reward: float) -> None:
        """Adds the reward of an iteration."""
        self._count += 1
        self._total += reward
        self._squares += reward * reward
        if self._count >= WARM_UP:
            mean = self._total / self._count
            self.deviation = sqrt(max(0.0, self._squares / self._count - mean * mean))
