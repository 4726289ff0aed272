"""A position played on by moves, where one seat is asked at a time."""

from typing import Any

from rules import play
from rules.game import State


def asked(state: State) -> tuple[int, list[Any]]:
    """The one seat that is asked, and its options."""
    (answer,) = play.settle(state).items()
    return answer


def offered(state: State) -> list[Any]:
    """The options of the one seat that is asked."""
    return asked(state)[1]


def make(state: State, *moves: Any) -> list[Any]:
    """Plays `moves`, each for the one seat that is asked, and what follows by itself; gives the events."""
    for move in moves:
        seat, found = asked(state)
        assert move in found, f"{move} is not among {found}"
        play.take(state, seat, move)
        play.settle(state)
    return play.drain(state)
