"""The value of a position for a seat: its lead over the best rival, as the game evaluates it."""

from typing import TypeVar

from rules.game import Game, State

S = TypeVar("S", bound=State)


def lead(game: Game[S], state: S, seat: int) -> float:
    """Returns the lead of `seat`."""
    assert game.evaluate is not None
    values = game.evaluate(state)
    return values.pop(seat) - max(values)
