"""Trading cattle, possible at any time in one's turn, and the limit of workers, which a trade may exceed."""

from typing import Any, TypeVar

from rules.game import Move, Step
from rules.montana import events, moves
from rules.montana.board import DATA
from rules.montana.state import COLOURS, PUMPKIN, Position
from rules.montana.supply import take_goods, take_workers, workers_within_reach

M = TypeVar("M", bound=Move)

TRADE = moves.TradeCattle()
FOR_GOODS = [moves.TradeForGood(good) for good in range(PUMPKIN + 1)]
FOR_WORKERS = [moves.TradeForWorker(colour) for colour in range(COLOURS)]
FOR_SILVER = moves.TradeForSilver(DATA.trade_silver)

Trade = moves.TradeForGood | moves.TradeForSilver | moves.TradeForWorker


class Decision(Step[Position, M]):
    """A question at which the seat whose turn it is can also trade cattle; afterwards it comes again."""

    def choices(self, state: Position, seat: int) -> list[Any]:
        """Returns the options without the trade, as a new list."""
        raise NotImplementedError

    def trade_opens(self, state: Position, seat: int) -> bool:
        """Returns whether to offer a trade even if there is only one other choice."""
        return False

    def choose(self, state: Position, seat: int, move: M) -> None:
        """Carries out one of the choices."""
        raise NotImplementedError

    def options(self, state: Position, seat: int) -> list[M]:
        found = self.choices(state, seat)
        if seat == state.active and state.players[seat].cattle and (len(found) > 1 or self.trade_opens(state, seat)):
            found.append(TRADE)
        return found

    def take(self, state: Position, seat: int, move: M) -> None:
        if type(move) is moves.TradeCattle:
            self.seats = [seat]
            state.push(self)
            state.push(ChooseTrade([seat]))
        else:
            self.choose(state, seat, move)


class ChooseTrade(Step[Position, Trade]):
    """Choose what to trade one cattle for."""

    def options(self, state: Position, seat: int) -> list[Trade]:
        return [*FOR_GOODS, FOR_SILVER, *[trade for trade in FOR_WORKERS if workers_within_reach(state, trade.colour)]]

    def take(self, state: Position, seat: int, move: Trade) -> None:
        state.players[seat].cattle -= 1
        state.cattle += 1
        match move:
            case moves.TradeForGood(good):
                state.emit(events.TradedForGood(seat, good))
                take_goods(state, seat, good, 1)
            case moves.TradeForWorker(colour):
                state.emit(events.TradedForWorker(seat, colour))
                take_workers(state, seat, colour, 1)
                keep_to_cap(state, seat)
            case _:
                state.emit(events.TradedForSilver(seat, move.silver))
                state.players[seat].silver += move.silver


class DismissWorker(Decision[moves.ReturnWorker]):
    """Choose a worker to put back, as there are more workers than places."""

    def choices(self, state: Position, seat: int) -> list[Any]:
        workers = state.players[seat].workers
        left = sum(workers) - DATA.cap - 1
        return [moves.ReturnWorker(colour, left) for colour, count in enumerate(workers) if count]

    def choose(self, state: Position, seat: int, move: moves.ReturnWorker) -> None:
        state.players[seat].workers[move.colour] -= 1
        state.workers[move.colour] += 1
        state.emit(events.WorkerReturned(seat, move.colour))
        keep_to_cap(state, seat)


def keep_to_cap(state: Position, seat: int) -> None:
    """Pushes the choice of a worker to put back if `seat` has too many and no such choice yet."""
    if sum(state.players[seat].workers) > DATA.cap and not isinstance(state.agenda[-1], DismissWorker):
        state.push(DismissWorker([seat]))
