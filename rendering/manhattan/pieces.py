"""The pieces that stand as emojis in buttons and in the story: cities, cards and what is paid for."""

from rendering.manhattan.ground import EMBLEMS
from rendering.pictures import sharp
from rules.game import Event, Move
from rules.manhattan import moves

PIECES = {name: sharp("manhattan", name) for name in (*EMBLEMS, "deck", "promo", "coin", "tallest")}
"""By name, what gives each at any width."""


def piece(thing: Move | Event) -> str | None:
    """Names the piece that stands for an option or an event."""
    match thing:
        case moves.BuildIn(city) | moves.Founded(_, city) | moves.Raised(_, city) | moves.TakenOver(_, _, city):
            return EMBLEMS[city]
        case moves.UseCard() | moves.Discard() | moves.CardDrawn() | moves.Passed() | moves.Reshuffled():
            return "deck"
        case moves.PromoRevealed():
            return "promo"
        case moves.RoundScored():
            return "coin"
        case moves.GameWon():
            return "tallest"
        case _:
            return None
