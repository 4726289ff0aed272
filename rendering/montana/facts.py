"""What drawing and text say in the same way: whose turn it is, what players are called, what is free."""

from rendering import lettering, turns
from rendering.drawing import Words
from rules.montana.board import DATA, SECTORS
from rules.montana.building import ChooseHex
from rules.montana.city import ChooseGoods, ChooseUpgrades, PayOut, PlaceBid
from rules.montana.recruiting import ChooseColours, ChooseFirstColours, PayGrain
from rules.montana.scoring import scores
from rules.montana.state import COLOURS, Position
from rules.montana.steps import ChooseCanteen, TakeTurn
from rules.montana.trading import ChooseTrade, DismissWorker
from rules.montana.working import AddToRight, SendToArea, SendToBank
from rules.ranking import leaders

TASKS: dict[type, str] = {
    TakeTurn: "act",
    ChooseTrade: "trade",
    ChooseFirstColours: "colours",
    PayGrain: "grain",
    ChooseColours: "colours",
    DismissWorker: "dismiss",
    SendToBank: "send",
    SendToArea: "send",
    AddToRight: "send",
    PlaceBid: "bid",
    ChooseUpgrades: "upgrade",
    ChooseGoods: "goods",
    ChooseHex: "build",
    ChooseCanteen: "canteen",
}
"""What is done in each step that asks."""
BANK = COLOURS
"""The bank, where places of the work board are numbered: after the areas."""
SPACES = (len(DATA.bank), *(len(area.spaces) for area in DATA.areas))
"""How many spaces the places of the work board have: the bank's first."""


def active(view: Position, viewer: int | None) -> list[int]:
    """Whom the board is waiting for, or who won."""
    return turns.active(view, viewer, [] if view.agenda else winners(view))


def winners(view: Position) -> list[int]:
    """Who is ahead, or has won if the game is over."""
    return leaders(scores(view))


def name(view: Position, seat: int, words: Words) -> str:
    """What the player at `seat` is called, as far as it can be drawn; else by colour."""
    return lettering.legible(words.player(seat), words("board-colour", colour=seat))


def turn(view: Position, viewer: int | None, words: Words) -> str:
    """Whose turn it is, that the turn of `viewer` is complete, or who has won."""
    names = [name(view, seat, words) for seat in active(view, viewer)]
    return turns.told(view, names, TASKS, words)


def free_of(view: Position, place: int) -> int:
    """How many spaces of an area, or of the BANK, are free."""
    if place == BANK:
        return sum(not workers for workers in view.bank)
    return sum(not space.left for space in view.areas[place])


def bidding(view: Position) -> bool:
    """Whether an auction goes on."""
    return any(isinstance(step, PayOut) for step in view.agenda)


def to_bid(view: Position) -> list[int]:
    """Who is still to bid or to pass, first the one who is asked."""
    waiting = (step for step in reversed(view.agenda) if isinstance(step, PlaceBid))
    return [seat for step in waiting for seat in step.seats]


def in_store(view: Position) -> list[int]:
    """Whose contractors are on the general store."""
    standing = {contractor.seat for contractor in view.city if contractor}
    return [seat for seat in range(len(view.players)) if seat not in standing]


def prices(view: Position) -> list[int]:
    """By sector of the wheel: the grain for which the pointer goes there, while that is being decided."""
    if not any(isinstance(step, PayGrain) for step in view.agenda):
        return []
    return [(sector - view.pointer) % len(SECTORS) for sector in range(len(SECTORS))]
