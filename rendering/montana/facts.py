"""What image and text show alike: whose turn it is, what players are called, what is free."""

from rendering.status import Status
from rules.montana.board import DATA, SECTORS
from rules.montana.city import PayOut, PlaceBid
from rules.montana.recruiting import PayGrain
from rules.montana.scoring import scores
from rules.montana.state import COLOURS, Position
from rules.ranking import leaders

BANK = COLOURS
"""The bank, where places of the work board are numbered: after the areas."""
SPACES = (len(DATA.bank), *(len(area.spaces) for area in DATA.areas))
"""How many spaces the places of the work board have: the bank's first."""


STATUS = Status[Position](lambda view: leaders(scores(view)))


def free_of(view: Position, place: int) -> int:
    """Returns how many spaces of an area, or of the BANK, are free."""
    if place == BANK:
        return sum(not workers for workers in view.bank)
    return sum(not space.left for space in view.areas[place])


def bidding(view: Position) -> bool:
    """Returns whether an auction goes on."""
    return any(isinstance(step, PayOut) for step in view.agenda)


def to_bid(view: Position) -> list[int]:
    """Returns the seats still to bid or to pass, the one to move first."""
    waiting = (step for step in reversed(view.agenda) if isinstance(step, PlaceBid))
    return [seat for step in waiting for seat in step.seats]


def in_store(view: Position) -> list[int]:
    """Returns whose contractors are on the general store."""
    in_rows = {contractor.seat for contractor in view.city if contractor}
    return [seat for seat in range(len(view.players)) if seat not in in_rows]


def prices(view: Position) -> list[int]:
    """Returns the grain that moves the pointer to each sector of the wheel, while that is being decided."""
    if not any(isinstance(step, PayGrain) for step in view.agenda):
        return []
    return [(sector - view.pointer) % len(SECTORS) for sector in range(len(SECTORS))]
