"""What is pointed out on the board: what changed, what is being decided on, and what can be chosen."""

from collections.abc import Iterator, Sequence
from typing import Any

from rendering.canvas import Key
from rules.game import Event, Move, Step
from rules.montana import events, moves
from rules.montana.board import COLOUR_NAMES, GOOD_NAMES
from rules.montana.city import ChooseGoods, ChooseUpgrades
from rules.montana.state import LARGER, NONE
from rules.montana.working import AddToRight, SendToArea, SendToBank


def changed(happened: Sequence[Event]) -> dict[Key, None]:
    """Names what `happened` changed, each once; what has changed again since then has another name."""
    return dict.fromkeys(key for event in happened for key in _changed(event))


def _changed(event: Event) -> Iterator[Key]:
    match event:
        case events.Banked(_, space):
            yield "banked", space
        case events.Produced(_, area, space):
            yield "produced", area, space
        case events.ProducedMore(_, area, space):
            yield "produced more", area, space
        case events.BankCleared():
            yield ("bank title",)
        case events.AreaCleared(area):
            yield "area title", area
        case events.Spun(_, sector) | events.WheelTurned(_, _, sector):
            yield "pointer", sector
        case events.FinalRound():
            yield ("round",)
        case events.BidPlaced(seat, row, price) | events.Outbid(seat, _, row, price):
            yield "contractor", seat, row, price
        case events.Rewarded(_, row) | events.RewardLost(_, row):
            yield "reward", row
        case events.Settled(_, name):
            yield "hex", name
        case _:
            yield from _changed_in_row(event)


def _changed_in_row(event: Event) -> Iterator[Key]:
    """Yields what a player has now more or less of."""
    match event:
        case events.Recruited(seat, first, second):
            yield from _workers(seat, first, second)
        case (
            events.WorkerReturned(seat, colour)
            | events.TradedForWorker(seat, colour)
            | events.WorkersGivenUp(seat, colour)
        ):
            yield from _workers(seat, colour)
        case events.TradedForGood(seat, good) | events.GoodsGivenUp(seat, good):
            yield from _goods(seat, good)
        case events.GoodsTaken(seat, first, second, third):
            yield from _goods(seat, first, second, third)
        case events.Upgraded(seat, copper, stone):
            yield from _goods(seat, *(good + LARGER for good, count in enumerate((copper, stone)) if count))
        case events.TradedForSilver(seat) | events.BuildingEnded(seat):
            yield "silver", seat
        case events.CanteenUsed(seat):
            yield "canteen", seat
        case events.GameWon(seat):
            yield "house", seat


def decided(step: Step[Any, Any]) -> Iterator[Key]:
    """Names the space for which workers are being chosen; the row whose reward is."""
    match step:
        case SendToBank():
            yield "bank", step.space
        case SendToArea():
            yield "area", step.area, step.space
        case AddToRight():
            yield "right", step.area, step.space
        case ChooseUpgrades() | ChooseGoods():
            yield from (("reward of", seat) for seat in step.seats)


def meant(seat: int, option: Move) -> Iterator[Key]:
    """Names the hex, the space, the board or the counter of the own row that `option` means."""
    match option:
        case moves.Settle(name):
            yield "hex", name
        case moves.Recruit():
            yield ("wheel",)
        case moves.Build():
            yield ("map",)
        case moves.OpenCity():
            yield ("city",)
        case moves.UseBank(space):
            yield "bank", space
        case moves.UseArea(area, space):
            yield "area", area, space
        case moves.Bid(row, price):
            yield "city", row, price
        case moves.TurnWheel(grain):
            yield "price", grain
        case moves.TradeCattle():
            yield "cattle", seat
        case moves.UseCanteen():
            yield "canteen", seat
        case moves.TradeForSilver():
            yield "silver", seat
        case moves.TradeForGood(good):
            yield from _goods(seat, good)
        case moves.TradeForWorker(colour) | moves.ReturnWorker(colour):
            yield from _workers(seat, colour)
        case moves.Send(first, second) | moves.AddWorkers(first, second) if second in (NONE, first):
            yield from _workers(seat, first)


def placeless(option: Move) -> bool:
    """Returns whether `option` turns something down or takes several counters: these have no place."""
    match option:
        case moves.Send(first, second) | moves.AddWorkers(first, second):
            return second not in (NONE, first)
        case moves.TakeColours() | moves.Upgrade() | moves.TakeGoods() | moves.TakeFewer():
            return True
        case moves.Pass() | moves.LeaveRight() | moves.StopBuilding() | moves.KeepCanteens():
            return True
    return False


def _goods(seat: int, *goods: int) -> Iterator[Key]:
    yield from ((GOOD_NAMES[good], seat) for good in goods if good != NONE)


def _workers(seat: int, *colours: int) -> Iterator[Key]:
    yield from ((COLOUR_NAMES[colour], seat) for colour in colours if colour != NONE)
