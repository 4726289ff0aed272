"""What a position is worth to a seat: how far it is ahead of its best rival in the opinion of the game."""

from typing import Any

from rules.game import State


def lead(game: Any, state: State, seat: int) -> float:
    """How far `seat` is ahead."""
    worth: list[float] = game.evaluate(state)
    return worth.pop(seat) - max(worth)
