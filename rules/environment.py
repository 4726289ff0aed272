"""A game as an environment in which a program can learn to play: what a seat sees, its legal moves, and rewards.

The names are those of PettingZoo's AEC interface (https://pettingzoo.farama.org/api/aec/), whose package is not needed:
`examples/pettingzoo_environment.py` wraps this class for it. Equal seeds and actions give equal games.

    environment = Environment(game, players=2, seed=7)
    while environment.agents:
        agent = environment.agent_selection
        environment.step(random.randrange(len(environment.moves)))
    print(environment.rewards)
"""

from collections.abc import Mapping
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
        """Numbers of the position. What the seat does not know is drawn at random, so that it fits what it knows."""
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
            raise ValueError(f"{self._game.info.name} has no features, so there is nothing to observe")
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
        self._drawn = 0
        self._state: State = self._game.new(len(self.possible_agents), self._options, self._chance())
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
        if not 0 <= action < len(self._moves):
            raise ValueError(f"action {action} is not legal: there are {len(self._moves)} moves")
        play.take(self._state, self._seat, self._moves[action])
        self._settle()

    def observe(self, agent: str) -> "Observation":
        """Returns what an agent sees: nothing once the match is over. Only who is to move has legal actions."""
        import numpy as np

        mask = np.zeros(ACTIONS, dtype=np.int8)
        if agent == self.agent_selection:
            mask[: len(self._moves)] = 1
        return {"observation": self._numbers(self._sampled(agent), agent), "action_mask": mask}

    def after(self, action: int) -> "NDArray[np.float32]":
        """Returns what the agent that is to move would see after a legal action, if nothing hidden surprised it."""
        agent = self.agent_selection
        state = self._sampled(agent)
        play.take(state, self._seat, self._moves[action])
        play.settle(state)
        return self._numbers(state, agent)

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
        view = self._game.view(self._state, self.possible_agents.index(agent))
        state: State = self._game.determinize(view, self._chance())
        return state

    def _numbers(self, state: State, agent: str) -> "NDArray[np.float32]":
        import numpy as np

        if not state.agenda:
            return np.zeros(self.size, dtype=np.float32)
        numbers: NDArray[np.float32] = self._inputs.of(state)[self.possible_agents.index(agent)]
        return numbers

    def _chance(self) -> FastChance:
        self._drawn += 1
        return FastChance(key(self._seed, self._drawn))
