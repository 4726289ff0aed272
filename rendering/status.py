"""Whom the game is waiting for, or who won, as every board shows it: `board-turn`, `board-complete`, `board-won`."""

from collections.abc import Callable, Sequence
from typing import Any, Generic

from msgspec import Struct

from rendering import lettering
from rendering.drawing import View, Words
from rules.game import State


def to_move(view: State) -> list[int]:
    """Returns the seats to move: several if all choose at once."""
    return [seat for step in view.agenda[-1:] for seat in step.seats]


def _person(*_: Any) -> None:
    return None


def _own_colour(_: Any, player: int) -> Sequence[int]:
    return [player]


class Status(Struct, Generic[View], frozen=True):
    """What header, panels and alt text of a game show about its players."""

    winners: Callable[[View], Sequence[int]]
    """Finds the winners of a finished game."""
    special_name: Callable[[View, int, Words], str | None] = _person
    """Names a player that is not a person; None: it is one."""
    colours: Callable[[View, int], Sequence[int]] = _own_colour
    """Finds the colours of a player; its own number by default."""

    def name(self, view: View, player: int, words: Words) -> str:
        """Returns the name of `player`; if no font can show it, that of its first colour, as `board-colour` has it."""
        if special := self.special_name(view, player, words):
            return special
        return lettering.legible(words.player(player), words("board-colour", colour=self.colours(view, player)[0]))

    def active(self, view: View, viewer: int | None) -> list[int]:
        """Returns the seats to move, or the winners; only `viewer` while its complete turn waits for Done."""
        if not view.agenda:
            return list(self.winners(view))
        return to_move(view) or [seat for seat in [viewer] if seat is not None]

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
        turns = [
            words("board-turn", players=self.names(view, seats, words), step=name)
            for name, seats in groups.items()
            if seats
        ]
        return turns[0] if len(turns) == 1 else words("board-between").join(turns)
