"""Plays moves in positions in which one seat at a time is to move."""

from typing import Any

from rules import play
from rules.game import State


def to_move(state: State) -> tuple[int, list[Any]]:
    """Returns the only seat to move, and its options."""
    (only,) = play.settle(state).items()
    return only


def offered(state: State) -> list[Any]:
    """Returns the options of the only seat to move."""
    return to_move(state)[1]


def make(state: State, *moves: Any) -> list[Any]:
    """Plays `moves`, each for the only seat to move, with the automatic steps after them. Returns the events."""
    for move in moves:
        seat, found = to_move(state)
        assert move in found, f"{move} is not among {found}"
        play.take(state, seat, move)
        play.settle(state)
    return play.drain(state)
