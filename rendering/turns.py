"""Whose turn it is, in the words that every game has: `board-turn`, `board-complete`, `board-won`, `board-and`."""

from collections.abc import Mapping, Sequence

from rendering.drawing import Words
from rules.game import State


def asked(view: State) -> list[int]:
    """The seats that are still to answer: several where all are asked at once."""
    return [seat for step in view.agenda[-1:] for seat in step.seats]


def active(view: State, viewer: int | None, winners: Sequence[int]) -> list[int]:
    """Who is to answer; nobody but `viewer` while its complete turn waits for Done; `winners` once the game is over."""
    if not view.agenda:
        return list(winners)
    return asked(view) or [seat for seat in [viewer] if seat is not None]


def told(view: State, names: Sequence[str], tasks: Mapping[type, str], words: Words) -> str:
    """What those who are active, called `names`, are to do: `tasks` knows it by the type of the step; or have done."""
    players = words("board-and").join(names)
    if not view.agenda:
        return words("board-won", players=players, count=len(names))
    if not asked(view):
        return words("board-complete", players=players)
    return words("board-turn", players=players, task=tasks[type(view.agenda[-1])])
