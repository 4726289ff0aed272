"""The pieces that stand as emojis in buttons and in the story: cities, cards and what is paid for."""

from rendering.manhattan.ground import EMBLEMS
from rendering.pictures import sharp
from rules.game import Event, Move
from rules.manhattan import events, moves

PIECES = {name: sharp("manhattan", name) for name in (*EMBLEMS, "deck", "promo", "coin", "tallest")}
"""By name, what gives each at any width."""


def piece(thing: Move | Event) -> str | None:
    """Names the piece that stands for an option or an event."""
    match thing:
        case moves.BuildIn(city) | events.Founded(_, city) | events.Raised(_, city) | events.TakenOver(_, _, city):
            return EMBLEMS[city]
        case moves.UseCard() | moves.Discard() | events.CardDrawn() | events.Passed() | events.Reshuffled():
            return "deck"
        case events.PromoRevealed():
            return "promo"
        case events.RoundScored():
            return "coin"
        case events.GameWon():
            return "tallest"
        case _:
            return None
