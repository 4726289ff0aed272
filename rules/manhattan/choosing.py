"""Choosing the blocks for a round: by size, in public or in secret, or one by one."""

from bisect import insort
from typing import Any

from rules.game import Step
from rules.manhattan import events, moves
from rules.manhattan.board import blocks_left
from rules.manhattan.state import SIZES, Position
from rules.seats import next_seat


class ChooseBlocks(Step[Position, moves.TakeBlocks]):
    """Choose how many blocks of each size to take, the largest first, one colour after the other."""

    prompt_fields = ("colour", "floors", "left")

    answered: dict[int, int] = {}
    """By seat: the number of these questions it has answered."""
    secret: bool = False
    """Whether all seats choose at once, in secret until all have chosen."""

    def options(self, state: Position, seat: int) -> list[moves.TakeBlocks]:
        colour, floors = self._question(state, seat)
        supply = state.players[seat].supply[colour]
        wanted = self._wanted(state, seat)
        least = max(0, wanted - sum(supply[: floors - 1]))
        most = min(wanted, supply[floors - 1])
        return [moves.TakeBlocks(colour, floors, count, wanted - count) for count in range(least, most + 1)]

    def prompt_values(self, state: Position, seat: int) -> dict[str, int | str]:
        colour, floors = self._question(state, seat)
        return {"colour": colour, "floors": floors, "left": self._wanted(state, seat)}

    def turn_of(self, state: Position, seat: int) -> Step[Any, Any] | None:
        own = state.pull(ChooseBlocks, seat)  # it waits below those of the seats before it
        return own if own is not None else _building(state, seat)

    def presets(self, state: Position, seat: int) -> list[moves.Balanced]:
        if self.answered.get(seat, 0):
            return []
        by_colour = [_balanced(state, state.players[seat].supply[colour]) for colour in state.players[seat].colours]
        return [moves.Balanced(*map(sum, zip(*by_colour, strict=True)))]

    def obey(self, state: Position, seat: int, order: Any) -> moves.TakeBlocks | None:
        """Returns the answer of the preset; whatever was chosen before it, the nearest one that is possible."""
        if not isinstance(order, moves.Balanced):
            return None
        colour, floors = self._question(state, seat)
        player = state.players[seat]
        whole = [kept + taken for kept, taken in zip(player.supply[colour], player.chosen[colour], strict=True)]
        wanted = _balanced(state, whole)[floors - 1]
        return min(self.options(state, seat), key=lambda move: abs(move.count - wanted))

    def take(self, state: Position, seat: int, move: moves.TakeBlocks) -> None:
        player = state.players[seat]
        player.supply[move.colour][move.floors - 1] -= move.count
        player.chosen[move.colour][move.floors - 1] += move.count
        self.answered[seat] = self.answered.get(seat, 0) + 1
        if self.answered[seat] < SIZES * len(player.colours):
            self._continue(state, seat)
        elif not self.secret:
            emit_choice(state, seat)
        elif not self.seats:
            state.push(self)

    def run(self, state: Position) -> None:
        for seat in state.turn_order():
            emit_choice(state, seat, events.BlocksRevealed)

    def _question(self, state: Position, seat: int) -> tuple[int, int]:
        colour, size = divmod(self.answered.get(seat, 0), SIZES)
        return state.players[seat].colours[colour], SIZES - size

    def _wanted(self, state: Position, seat: int) -> int:
        """Returns how many blocks of the present colour are still to be chosen."""
        colour, _ = self._question(state, seat)
        return state.quota - sum(state.players[seat].chosen[colour])

    def _continue(self, state: Position, seat: int) -> None:
        if not self.seats:  # for the last seat to answer, the step was removed from the agenda
            state.push(self)
        insort(self.seats, seat)


class ChooseBlock(Step[Position, moves.TakeBlock]):
    """Choose one block; then the next seat chooses one, until all have their blocks."""

    def options(self, state: Position, seat: int) -> list[moves.TakeBlock]:
        player = state.players[seat]
        return [
            moves.TakeBlock(colour, floors)
            for colour in player.colours
            if sum(player.chosen[colour]) < state.quota
            for floors in range(SIZES, 0, -1)
            if player.supply[colour][floors - 1]
        ]

    def turn_of(self, state: Position, seat: int) -> Step[Any, Any] | None:
        player = state.players[seat]
        if blocks_left(player) < state.quota * len(player.colours):
            return ChooseBlock([seat])
        return _building(state, seat)

    def take(self, state: Position, seat: int, move: moves.TakeBlock) -> None:
        player = state.players[seat]
        player.supply[move.colour][move.floors - 1] -= 1
        player.chosen[move.colour][move.floors - 1] += 1
        state.emit(events.BlockChosen(seat, move.colour, move.floors))
        following = next_seat(len(state.players), seat)
        if blocks_left(state.players[following]) < state.quota * len(player.colours):
            state.push(ChooseBlock(seats=[following]))


def _building(state: Position, seat: int) -> Step[Any, Any] | None:
    """Returns the question with which the first turn of `seat` begins once all blocks are chosen; leaves only that."""
    del state.agenda[1:]
    first: Step[Any, Any] = state.agenda[0]
    return first.turn_of(state, seat)


def _balanced(state: Position, supply: list[int]) -> list[int]:
    """Returns how many blocks of each size a round gets, if every round to come gets nearly the same, and any rest."""
    rounds = state.rounds - state.round + 1
    counts, wanted = [0] * SIZES, state.quota
    for size in range(SIZES - 1, -1, -1):
        least = max(0, wanted - sum(supply[:size]))
        counts[size] = max(least, min(wanted, (2 * supply[size] + rounds) // (2 * rounds)))
        wanted -= counts[size]
    return counts


def emit_choice(state: Position, seat: int, event: type[events.BlocksChosen] = events.BlocksChosen) -> None:
    """Emits an event for each colour of `seat` with the blocks it has chosen."""
    for colour, counts in state.players[seat].chosen.items():
        state.emit(event(seat, colour, *counts))
