"""The pieces that stand as emojis in buttons and in the story: goods, workers, cattle, and signs of the board."""

from collections.abc import Callable
from functools import partial

from PIL import Image

from rendering.montana.icons import COMPUTED, UNIT
from rendering.pictures import sharp
from rendering.sprites import fitted
from rules.game import Event, Move
from rules.montana import events, moves
from rules.montana.board import COLOUR_NAMES, GOOD_NAMES
from rules.montana.state import NONE

SIGNS = ("silver", "cattle", "canteen", "house", "upgrade", "broom", "first")


def _painted(name: str) -> Callable[[int], Image.Image]:
    return partial(fitted, UNIT, UNIT, COMPUTED[name]) if name in COMPUTED else sharp("montana", name)


PIECES = {name: _painted(name) for name in (*GOOD_NAMES, *COLOUR_NAMES, *SIGNS)}
"""By name, what gives each at any width."""


def piece(thing: Move | Event) -> str | None:
    """Names the piece that stands for an option or an event. None does for an option of several pieces."""
    match thing:
        case moves.UseBank() | moves.TradeForSilver() | moves.StopBuilding():
            return "silver"
        case events.Banked() | events.TradedForSilver() | events.BuildingEnded():
            return "silver"
        case moves.UseArea(area) | events.Produced(_, area) | events.ProducedMore(_, area):
            return GOOD_NAMES[area]
        case moves.Recruit() | events.Spun():
            return "white"
        case moves.TurnWheel() | events.WheelTurned():
            return "grain"
        case moves.TradeForGood(good) | events.TradedForGood(_, good) | events.GoodsGivenUp(_, good):
            return GOOD_NAMES[good]
        case moves.AddWorkers(_, _, good):
            return GOOD_NAMES[good]
        case moves.TakeGoods(good, second) if second == NONE != good:
            return GOOD_NAMES[good]
        case events.GoodsTaken(_, good) if good >= 0:
            return GOOD_NAMES[good]
        case _:
            return _worker(thing) or _place(thing)


def _worker(thing: Move | Event) -> str | None:
    match thing:
        case moves.TradeForWorker(colour) | moves.ReturnWorker(colour):
            return COLOUR_NAMES[colour]
        case events.TradedForWorker(_, colour) | events.WorkerReturned(_, colour) | events.WorkersGivenUp(_, colour):
            return COLOUR_NAMES[colour]
        case moves.Send(colour, second) if second == NONE:
            return COLOUR_NAMES[colour]
        case events.Recruited(_, colour) if colour >= 0:
            return COLOUR_NAMES[colour]
        case _:
            return None


def _place(thing: Move | Event) -> str | None:
    match thing:
        case moves.OpenCity() | moves.Bid() | events.CityOpened() | events.BidPlaced() | events.Outbid():
            return "pumpkin"
        case moves.TradeCattle() | events.Rewarded():
            return "cattle"
        case moves.Build() | moves.Settle() | events.Settled():
            return "house"
        case events.Upgraded():
            return "upgrade"
        case moves.UseCanteen() | events.CanteenUsed():
            return "canteen"
        case events.BankCleared() | events.AreaCleared():
            return "broom"
        case events.GameWon():
            return "first"
        case _:
            return None
