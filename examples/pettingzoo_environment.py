"""A game as an environment of PettingZoo, which has to be installed: `pip install pettingzoo`.

`.venv/bin/python examples/pettingzoo_environment.py [GAME]` plays a game at random.
"""

import sys
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from rules.environment import ACTIONS, Environment

LARGEST = 10_000.0
"""No number that a seat sees is larger."""


class Parlour(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """An AEC environment with the agents `seat_0`, `seat_1` ...; see `rules.environment.Environment`."""

    def __init__(self, game: str, players: int, options: dict[str, str] | None = None) -> None:
        self.metadata = {"name": game, "render_modes": [], "is_parallelizable": False}
        self._match = Environment(game, players, options=options)
        self.possible_agents = [*self._match.possible_agents]
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self.observation_spaces = {agent: _seen(self._match.size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """Returns the space of what an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Returns the space of actions, of which `action_mask` says which are legal."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins another match."""
        self._match.reset(seed)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._match.agent_selection

    def observe(self, agent: str) -> Any:
        """Returns what an agent sees."""
        return self._match.observe(agent)

    def step(self, action: Any) -> None:
        """Plays a move of the selected agent, or removes it once the match is over."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._match.step(int(action))
        self.rewards = dict(self._match.rewards)
        if self._match.agents:
            self.agent_selection = self._match.agent_selection
        else:
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()


def _seen(size: int) -> Any:
    numbers = spaces.Box(-LARGEST, LARGEST, (size,), dtype=np.float32)
    return spaces.Dict({"observation": numbers, "action_mask": spaces.MultiBinary(ACTIONS)})


def main(game: str) -> None:
    """Plays a game at random."""
    environment = Parlour(game, 2)
    environment.reset(seed=1)
    rewards = {}
    for agent in environment.agent_iter():
        seen, rewards[agent], terminated, truncated, _ = environment.last()
        is_over = terminated or truncated
        environment.step(None if is_over else environment.action_space(agent).sample(seen["action_mask"]))
    print(f"{game}: {rewards}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "mint_works")
