"""What is shown first: what a seat decides on now."""

from rendering.montana.layout import Focus
from rendering.status import to_move
from rules.montana.building import ChooseHex, EndBuilding
from rules.montana.city import ChooseGoods, ChooseUpgrades, PlaceBid
from rules.montana.recruiting import ChooseColours, ChooseFirstColours, PayGrain
from rules.montana.state import Position
from rules.montana.steps import ChooseCanteen, TakeTurn
from rules.montana.trading import DismissWorker
from rules.montana.working import AddToRight, SendToArea, SendToBank

FIRST: dict[type, Focus] = {
    TakeTurn: "turn",
    SendToBank: "work",
    SendToArea: "work",
    AddToRight: "work",
    ChooseCanteen: "turn",
    ChooseFirstColours: "wheel",
    PayGrain: "wheel",
    ChooseColours: "wheel",
    DismissWorker: "wheel",
    PlaceBid: "city",
    ChooseUpgrades: "city",
    ChooseGoods: "city",
    ChooseHex: "map",
    EndBuilding: "map",
}
"""By the step to answer; a trade of cattle is made for the sake of the step that it interrupts."""


def focus(view: Position, seat: int | None) -> Focus:
    """Returns what `seat` should see first: what it decides on, an auction, or else the map, to plan on."""
    if seat is None:
        return "overview"
    if view.agenda and not to_move(view):
        return "turn"
    waiting = [FIRST[type(step)] for step in view.agenda if type(step) in FIRST]
    if waiting and (seat in to_move(view) or waiting[-1] == "city"):
        return waiting[-1]
    return "map"
