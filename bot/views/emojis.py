"""The emojis of pieces, as texts and buttons show them; none as long as Discord does not have them."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from rendering import drawing
from rules.game import Event, Move


class Emojis(NamedTuple):
    """Those that Discord has, each as it is written in a text."""

    pieces: Mapping[tuple[str, str], str] = MappingProxyType({})
    """By game and piece."""
    seats: Mapping[int, str] = MappingProxyType({})
    """The tokens of seats, by number of their colour."""

    def of(self, game: str, thing: Move | Event) -> str:
        """Returns the emoji of the piece that stands for an option or an event of `game`; empty if there is none."""
        piece = drawing.load(game).piece(thing)
        return self.pieces.get((game, piece), "") if piece else ""

    def of_seat(self, colour: int) -> str:
        """Returns the token of a colour; empty if there is none."""
        return self.seats.get(colour, "")


NONE = Emojis()
"""Texts as they are without emojis."""
