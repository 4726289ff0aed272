"""What is shown large: what a seat decides on now."""

from rendering.montana.layout import Focus
from rendering.turns import asked
from rules.montana import steps
from rules.montana.state import Position

LARGE: dict[type, Focus] = {
    steps.TakeTurn: "work",
    steps.SendToBank: "work",
    steps.SendToArea: "work",
    steps.AddToRight: "work",
    steps.ChooseCanteen: "work",
    steps.ChooseFirstColours: "wheel",
    steps.PayGrain: "wheel",
    steps.ChooseColours: "wheel",
    steps.DismissWorker: "wheel",
    steps.PlaceBid: "city",
    steps.ChooseUpgrades: "city",
    steps.ChooseGoods: "city",
    steps.ChooseHex: "map",
}
"""By the step that asks; a trade of cattle is made for the sake of the step that it interrupts."""


def focus(view: Position, seat: int | None) -> Focus:
    """What `seat` should see large: what it decides on, an auction, or else the map, to plan on."""
    if seat is None or (view.agenda and not asked(view)):
        return "overview"
    waiting = [LARGE[type(step)] for step in view.agenda if type(step) in LARGE]
    if waiting and (seat in asked(view) or waiting[-1] == "city"):
        return waiting[-1]
    return "map"
