"""Recruiting: spinning the wheel, turning the pointer for grain, choosing colours for white workers."""

from bisect import insort
from itertools import combinations_with_replacement
from typing import Any

from rules.game import Move, Step
from rules.montana import events, moves
from rules.montana.board import DATA, SECTORS, rule
from rules.montana.state import COLOURS, GRAIN, WHITE, Position
from rules.montana.supply import pay_goods, take_pair, workers_within_reach
from rules.montana.trading import Decision

TURNS = [
    [
        [moves.TurnWheel(grain, *SECTORS[(pointer + grain) % len(SECTORS)], also) for grain in range(len(SECTORS))]
        for pointer in range(len(SECTORS))
    ]
    for also in range(2)
]
"""By whether the pair is taken in addition, and by sector of the pointer: the moves that turn it on."""
PAIRS = [moves.TakeColours(*pair) for pair in combinations_with_replacement(range(COLOURS), 2)]


class SpinFirst(Step[Position, Move]):
    """Spins the wheel for everybody before the first turn, and pushes the simultaneous choice of white workers."""

    def run(self, state: Position) -> None:
        state.emit(events.GameBegan(state.starter))
        left: dict[int, int] = {}
        for seat in state.turn_order():
            for _ in range(DATA.spins):
                first, second = spin(state, seat)
                if first == WHITE:
                    state.emit(events.Spun(seat, state.pointer, first, second))
                    left[seat] = left.get(seat, 0) + 1
                else:
                    take_pair(state, seat, first, second)
        if left:
            state.push(ChooseFirstColours(sorted(left), left=left))


class ChooseFirstColours(Step[Position, moves.TakeColours], kw_only=True):
    """Choose the colours of white workers in the set-up."""

    left: dict[int, int]
    """By seat: the white pairs it has left to choose."""

    def options(self, state: Position, seat: int) -> list[moves.TakeColours]:
        return PAIRS[:]

    def take(self, state: Position, seat: int, move: moves.TakeColours) -> None:
        take_pair(state, seat, move.first, move.second)
        self.left[seat] -= 1
        if self.left[seat]:
            if not self.seats:  # for the last seat to answer, the step was removed from the agenda
                state.push(self)
            insort(self.seats, seat)


class PayGrain(Decision[moves.TurnWheel]):
    """Choose how far to move the pointer for grain."""

    def choices(self, state: Position, seat: int) -> list[Any]:
        also = int(rule(state, "recruit_grain") == "additional")
        return TURNS[also][state.pointer][: state.players[seat].goods[GRAIN] + 1]

    def trade_opens(self, state: Position, seat: int) -> bool:
        return True

    def choose(self, state: Position, seat: int, move: moves.TurnWheel) -> None:
        if move.grain:
            pay_goods(state, seat, GRAIN, move.grain)
            state.pointer = (state.pointer + move.grain) % len(SECTORS)
            state.emit(events.WheelTurned(seat, move.grain, state.pointer, move.first, move.second))
        if move.grain or not move.also:
            _take(state, seat, move.first, move.second)


class ChooseColours(Decision[moves.TakeColours]):
    """Choose the colours of white workers."""

    def choices(self, state: Position, seat: int) -> list[Any]:
        there = [workers_within_reach(state, colour) for colour in range(COLOURS)]
        return [pair for pair in PAIRS if there[pair.first] > (pair.first == pair.second) and there[pair.second]]

    def choose(self, state: Position, seat: int, move: moves.TakeColours) -> None:
        take_pair(state, seat, move.first, move.second)


def recruit(state: Position, seat: int) -> None:
    """Spins the wheel for `seat` and pushes the choices that follow."""
    first, second = spin(state, seat)
    state.emit(events.Spun(seat, state.pointer, first, second))
    state.push(PayGrain([seat]))
    if rule(state, "recruit_grain") == "additional":
        _take(state, seat, first, second)


def spin(state: Position, seat: int) -> tuple[int, int]:
    """Turns the pointer to a random sector for `seat`, and returns its two workers."""
    state.pointer = state.chance.below(len(SECTORS), f"spins of {seat}")
    first, second = SECTORS[state.pointer]
    return first, second


def _take(state: Position, seat: int, first: int, second: int) -> None:
    if first == WHITE:
        state.push(ChooseColours([seat]))
    else:
        take_pair(state, seat, first, second)
