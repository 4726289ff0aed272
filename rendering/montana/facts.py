"""What drawing and text say in the same way: whose turn it is, what players are called, what is free."""

from rendering import lettering, turns
from rendering.drawing import Words
from rules.montana.board import DATA
from rules.montana.state import COLOURS, Position

BANK = COLOURS
"""The bank, where places of the work board are numbered: after the areas."""
SPACES = (len(DATA.bank), *(len(area.spaces) for area in DATA.areas))
"""How many spaces the places of the work board have: the bank's first."""


def active(view: Position, viewer: int | None) -> list[int]:
    """Whom the board is waiting for, or who won."""
    return turns.active(view, viewer, [])


def name(view: Position, seat: int, words: Words) -> str:
    """What the player at `seat` is called, as far as it can be drawn; else by colour."""
    return lettering.legible(words.player(seat), words("board-colour", colour=seat))


def turn(view: Position, viewer: int | None, words: Words) -> str:
    """Whose turn it is, that the turn of `viewer` is complete, or who has won."""
    names = [name(view, seat, words) for seat in active(view, viewer)]
    return turns.told(view, names, {}, words)


def free_of(view: Position, place: int) -> int:
    """How many spaces of an area, or of the BANK, are free."""
    if place == BANK:
        return sum(not workers for workers in view.bank)
    return sum(not space.left for space in view.areas[place])


def in_store(view: Position) -> list[int]:
    """Whose contractors are on the general store."""
    standing = {contractor.seat for contractor in view.city if contractor}
    return [seat for seat in range(len(view.players)) if seat not in standing]
