"""Learns a game by playing against itself: `.venv/bin/python examples/learn_by_playing.py [GAME] [LESSONS]`.

What it learns is a weighted sum of the numbers that a seat sees. It plays the move after which that sum is greatest.
"""

import sys
from random import Random

import numpy as np

from rules.environment import Environment

LESSONS = 200
"""Games against itself; half as many follow against random moves."""
CURIOSITY = 0.1
"""How often a move is random while it learns."""
STEP = 0.02
SPREAD = 10.0
"""By what the numbers of a position are divided."""


def main(name: str, lessons: int) -> None:
    """Learns, and then plays against somebody who chooses at random, from each seat in turn."""
    environment = Environment(name, 2)
    weights = learned(environment, lessons, Random(1))
    draw, games = Random(2), range(lessons, lessons + lessons // 2)
    won = sum(one_game(environment, weights, number, draw) for number in games)
    print(f"{name}: after {lessons} games against itself, it wins {won:g} of {len(games)} against random moves")


def learned(environment: Environment, lessons: int, draw: Random) -> "np.ndarray":
    """Returns the weights that are learned from games against itself."""
    weights = np.zeros(environment.size)
    for lesson in range(lessons):
        environment.reset(lesson)
        seen: dict[str, list[np.ndarray]] = {agent: [] for agent in environment.agents}
        while environment.agents:
            agent = environment.agent_selection
            choice = draw.randrange(len(environment.moves)) if draw.random() < CURIOSITY else best(environment, weights)
            seen[agent].append(environment.after(choice) / SPREAD)
            environment.step(choice)
        for agent, positions in seen.items():
            for position in positions:
                error = environment.rewards[agent] - np.tanh(weights @ position)
                weights += STEP * error * position / max(1.0, position @ position)
    return weights


def best(environment: Environment, weights: "np.ndarray") -> int:
    """Returns the action after which the position is worth most."""
    return max(range(len(environment.moves)), key=lambda action: float(weights @ environment.after(action)))


def one_game(environment: Environment, weights: "np.ndarray", number: int, draw: Random) -> float:
    """Plays a game in which one seat has learned; returns its share of the win."""
    environment.reset(number)
    taught = environment.possible_agents[number % 2]
    while environment.agents:
        is_taught = environment.agent_selection == taught
        environment.step(best(environment, weights) if is_taught else draw.randrange(len(environment.moves)))
    return (environment.rewards[taught] + 1) / 2


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "mint_works", int(sys.argv[2]) if len(sys.argv) > 2 else LESSONS)
