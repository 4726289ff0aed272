"""What a position is worth to a seat: how far it is ahead of its best rival in the opinion of the game."""

from typing import TypeVar

from rules.game import Game, State

S = TypeVar("S", bound=State)


def lead(game: Game[S], state: S, seat: int) -> float:
    """How far `seat` is ahead."""
    assert game.evaluate is not None
    worth = game.evaluate(state)
    return worth.pop(seat) - max(worth)
