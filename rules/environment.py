"""A game as an environment in which a program can learn to play: what a seat sees, its legal moves, and rewards.

The names are those of PettingZoo's AEC interface (https://pettingzoo.farama.org/api/aec/), whose package is not needed:
`examples/pettingzoo_environment.py` wraps this class for it. Equal seeds and actions give equal games.
docs/learn-by-playing.md begins with it.

    environment = Environment(game, players=2, seed=7)
    while environment.agents:
        agent = environment.agent_selection
        environment.step(random.randrange(len(environment.moves)))
    print(environment.rewards)
"""

from collections.abc import Mapping
from operator import index
from typing import TYPE_CHECKING, TypedDict

from rules import games, learned, play
from rules.chance import key
from rules.fast_chance import FastChance
from rules.game import AnyGame, Move, State
from rules.ranking import shares

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    class Observation(TypedDict):
        """What a seat sees."""

        observation: NDArray[np.float32]
        """Numbers of the position. What the seat does not know is drawn, so that it fits what it knows."""
        action_mask: NDArray[np.int8]
        """1 for each action that is legal: action number n is move n of `Environment.moves`."""


ACTIONS = 256
"""How many actions there are. A question with more options offers the first ones."""


class Environment:
    """A match of a game. Seats are agents, called `seat_0`, `seat_1`, and so on."""

    def __init__(
        self, game: str | AnyGame, players: int, *, options: Mapping[str, str] | None = None, seed: int = 0
    ) -> None:
        """Begins a match. `options`: rule options by name; those left out have their defaults.

        Raises KeyError if there is no such game, and ValueError for a wrong number of players, a wrong option, or a
        game without features.
        """
        self._game = games.load(game) if isinstance(game, str) else game
        games.check_seats(self._game, players)
        if self._game.features is None:
            raise ValueError(f"{self._game.info.name} has no features: see docs/learn-by-playing.md")
        self._options = games.complete(self._game, dict(options or {}))
        self._inputs = learned.Inputs(self._game, players)
        self._seed = seed
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.reset(seed)
        self.size = len(self._inputs.of(self._state)[0])
        """How many numbers an agent sees."""

    def reset(self, seed: int | None = None) -> None:
        """Begins another match. Without a seed, that after the last one."""
        self._seed = self._seed + 1 if seed is None else seed
        self._steps = 0
        self._state: State = self._game.new(len(self.possible_agents), self._options, FastChance(key(self._seed)))
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        """By agent: once the match is over, its share of the win, from -1 for none to 1 for all of it; 0 before."""
        self._settle()

    @property
    def agent_selection(self) -> str:
        """The agent that is to move, one of them if several are; empty once the match is over."""
        return self.possible_agents[self._seat] if self.agents else ""

    @property
    def moves(self) -> list[Move]:
        """The legal moves of the agent that is to move, at most `ACTIONS`."""
        return self._moves

    def step(self, action: int) -> None:
        """Plays move number `action` of the agent that is to move. Raises ValueError if that is none of its moves."""
        play.take(self._state, self._seat, self._move(action))
        self._steps += 1
        self._settle()

    def observe(self, agent: str) -> "Observation":
        """Returns what an agent sees: nothing once the match is over. Only who is to move has legal actions.

        What it does not know is drawn once for each of its positions, so equal calls have equal answers until the next
        step. Raises ValueError if there is no such agent.
        """
        import numpy as np

        numbers = self._numbers(self._sampled(agent), agent)
        mask = np.zeros(ACTIONS, dtype=np.int8)
        if agent == self.agent_selection:
            mask[: len(self._moves)] = 1
        return {"observation": numbers, "action_mask": mask}

    def after(self, action: int) -> "NDArray[np.float32]":
        """Returns what the agent that is to move would see after an action, if nothing hidden surprised it.

        What is hidden is as in `observe`. Raises ValueError if the action is none of its moves.
        """
        move, agent = self._move(action), self.agent_selection
        state = self._sampled(agent)
        play.take(state, self._seat, move)
        play.settle(state)
        return self._numbers(state, agent)

    def _move(self, action: int) -> Move:
        try:
            number = index(action)
        except TypeError:
            number = -1
        if not 0 <= number < len(self._moves):
            raise ValueError(f"action {action!r} is not legal: {len(self._moves)} moves are, counted from 0")
        move: Move = self._moves[number]
        return move

    def _settle(self) -> None:
        to_move = play.settle(self._state)
        self._state.events.clear()
        if to_move:
            self._seat, options = next(iter(to_move.items()))
            self._moves = options[:ACTIONS]
            return
        self._moves, self.agents = [], []
        won = shares(self._game.scores(self._state))
        self.rewards = {agent: 2 * share - 1 for agent, share in zip(self.possible_agents, won, strict=True)}

    def _sampled(self, agent: str) -> State:
        """Returns a position that fits what an agent knows."""
        if agent not in self.possible_agents:
            raise ValueError(f"there is no agent called {agent!r}: there are {', '.join(self.possible_agents)}")
        seat = self.possible_agents.index(agent)
        chance = FastChance(key(self._seed, self._steps, seat))
        state: State = self._game.determinize(self._game.view(self._state, seat), chance)
        return state

    def _numbers(self, state: State, agent: str) -> "NDArray[np.float32]":
        import numpy as np

        if not state.agenda:
            return np.zeros(self.size, dtype=np.float32)
        numbers: NDArray[np.float32] = self._inputs.of(state)[self.possible_agents.index(agent)]
        return numbers
