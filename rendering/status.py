"""Whom the game is waiting for, or who won, as every board says it: `board-turn`, `board-complete`, `board-won`."""

from collections.abc import Callable, Sequence
from typing import Any, Generic

from msgspec import Struct

from rendering import lettering
from rendering.drawing import View, Words
from rules.game import State


def asked(view: State) -> list[int]:
    """Returns the seats that are still to answer: several where all are asked at once."""
    return [seat for step in view.agenda[-1:] for seat in step.seats]


def usual_name(view: Any, player: int, words: Words) -> str:
    """Returns the name of `player` if it can be drawn; else that of the colour, as `board-colour` says it."""
    return lettering.legible(words.player(player), words("board-colour", colour=player))


class Status(Struct, Generic[View], frozen=True):
    """What header, panels and alt text of a game say of its players."""

    winners: Callable[[View], Sequence[int]]
    """Finds the winners of a finished game."""
    name: Callable[[View, int, Words], str] = usual_name
    """Names a player."""

    def active(self, view: View, viewer: int | None) -> list[int]:
        """Returns who is to answer, or who won; only `viewer` while its complete turn waits for Done."""
        if not view.agenda:
            return list(self.winners(view))
        return asked(view) or [seat for seat in [viewer] if seat is not None]

    def names(self, view: View, players: Sequence[int], words: Words) -> str:
        """Returns the names of several players, joined by `board-and`."""
        return words("board-and").join(self.name(view, player, words) for player in players)

    def turn(self, view: View, viewer: int | None, words: Words) -> str:
        """Returns what the active players are to do, have done or have won; `board-turn` knows a step by its name."""
        active = self.active(view, viewer)
        if not view.agenda:
            return words("board-won", players=self.names(view, active, words), count=len(active))
        step = view.agenda[-1]
        if not step.seats:
            return words("board-complete", players=self.names(view, active, words))
        groups: dict[str, list[int]] = {type(step).__name__: []}
        for seat in active:
            groups.setdefault(step.prompt_key(view, seat), []).append(seat)
        told = [
            words("board-turn", players=self.names(view, seats, words), step=name)
            for name, seats in groups.items()
            if seats
        ]
        return told[0] if len(told) == 1 else words("board-between").join(told)
