"""Work in the bank and in the four areas: placing workers for silver or goods."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from typing import Any

from msgspec import Struct

from rules.game import Refusal
from rules.montana import events, moves
from rules.montana.board import DATA
from rules.montana.state import COLOURS, NONE, Player, Position, Space
from rules.montana.supply import take_goods, workers_within_reach
from rules.montana.trading import Decision

BANK = [moves.UseBank(number, space.workers, space.silver) for number, space in enumerate(DATA.bank, 1)]
"""The moves for the spaces of the bank."""
AREAS = [
    [moves.UseArea(area, number, space.silver, space.goods) for number, space in enumerate(card.spaces, 1)]
    for area, card in enumerate(DATA.areas)
]
"""By area: the moves for its spaces."""
SKIP = moves.LeaveRight()


class Crew(Struct, frozen=True):
    """Workers sent together: the number of each colour, and the moves that send them."""

    needs: tuple[tuple[int, int], ...]
    send: moves.Send
    add: list[moves.AddWorkers]
    """By area; for one or two workers."""


def _crew(colours: tuple[int, ...]) -> Crew:
    first, second, third = (*colours, NONE, NONE, NONE)[:3]
    needs = tuple((colour, colours.count(colour)) for colour in dict.fromkeys(colours))
    add = [moves.AddWorkers(first, second, area, DATA.right_goods) for area in range(COLOURS)]
    return Crew(needs, moves.Send(first, second, third), add)


CREWS = [[_crew(colours) for colours in combinations_with_replacement(range(COLOURS), size)] for size in range(4)]
"""By number of workers: all possible crews."""


def spaces(state: Position, seat: int) -> list[moves.UseBank | moves.UseArea]:
    """Returns all spaces that `seat` can use."""
    player = state.players[seat]
    workers, silver = sum(player.workers), player.silver
    found: list[moves.UseBank | moves.UseArea] = []
    if not workers:
        return found
    for number, bank in enumerate(BANK):
        if not state.bank[number] and bank.workers <= workers:
            found.append(bank)
    for area, taken in enumerate(state.areas):
        if workers > 1 or player.workers[area]:
            for number, offer in enumerate(AREAS[area]):
                if not taken[number].left and offer.silver <= silver:
                    found.append(offer)
    return found


def refused_spaces(state: Position, seat: int) -> Iterator[Refusal]:
    """Yields the reasons why `seat` cannot use free spaces, each once."""
    player = state.players[seat]
    workers = sum(player.workers)
    if not workers:
        yield moves.NobodyToSend()
        return
    free = [offer.workers for taken, offer in zip(state.bank, BANK, strict=True) if not taken]
    if max(free, default=0) > workers:
        yield moves.BankNeedsWorkers(min(needed for needed in free if needed > workers), workers)
    manned = [area for area in range(COLOURS) if workers > 1 or player.workers[area]]
    if len(manned) < COLOURS:
        yield moves.AreasNeedWorkers()
    prices = [left.silver for area in manned for left in AREAS[area] if not _space(state, area, left.space).left]
    if max(prices, default=0) > player.silver:
        yield moves.AreasNeedSilver(min(price for price in prices if price > player.silver), player.silver)


class SendToBank(Decision[moves.Send], kw_only=True):
    """Choose the workers for a space of the bank."""

    space: int

    def choices(self, state: Position, seat: int) -> list[Any]:
        return [crew.send for crew in _crews(DATA.bank[self.space - 1].workers, *state.players[seat].workers)]

    def choose(self, state: Position, seat: int, move: moves.Send) -> None:
        state.bank[self.space - 1] = _leave(state.players[seat], (move.first, move.second, move.third))
        silver = DATA.bank[self.space - 1].silver
        state.players[seat].silver += silver
        state.emit(events.Banked(seat, self.space, move.first, move.second, move.third, silver))


class SendToArea(Decision[moves.Send], kw_only=True):
    """Choose the workers for the left part of a space in an area: one of its colour, or any two."""

    area: int
    space: int

    def choices(self, state: Position, seat: int) -> list[Any]:
        return [crew.send for crew in _area_crews(state.players[seat], self.area)]

    def choose(self, state: Position, seat: int, move: moves.Send) -> None:
        player = state.players[seat]
        offer = AREAS[self.area][self.space - 1]
        _space(state, self.area, self.space).left = _leave(player, (move.first, move.second))
        player.silver -= offer.silver
        count = take_goods(state, seat, self.area, offer.goods)
        state.emit(events.Produced(seat, self.area, self.space, move.first, move.second, offer.silver, count))
        if player.workers[self.area] or sum(player.workers) > 1 or player.cattle:
            state.push(AddToRight([seat], area=self.area, space=self.space))


class AddToRight(Decision[moves.AddWorkers | moves.LeaveRight], kw_only=True):
    """Choose workers for the right part of the space, or none."""

    area: int
    space: int

    def choices(self, state: Position, seat: int) -> list[Any]:
        return [SKIP, *[crew.add[self.area] for crew in _area_crews(state.players[seat], self.area)]]

    def trade_opens(self, state: Position, seat: int) -> bool:
        player = state.players[seat]
        any_two = sum(player.workers) + player.cattle > 1
        return any_two or workers_within_reach(state, self.area) > 0

    def choose(self, state: Position, seat: int, move: moves.AddWorkers | moves.LeaveRight) -> None:
        if type(move) is moves.AddWorkers:
            _space(state, self.area, self.space).right = _leave(state.players[seat], (move.first, move.second))
            count = take_goods(state, seat, self.area, move.goods)
            state.emit(events.ProducedMore(seat, self.area, self.space, move.first, move.second, count))


def work(state: Position, seat: int, move: moves.UseBank | moves.UseArea) -> None:
    """Starts the use of a space: pushes the choice of its workers."""
    if type(move) is moves.UseBank:
        state.push(SendToBank([seat], space=move.space))
    else:
        state.push(SendToArea([seat], area=move.area, space=move.space))


def clear(state: Position) -> None:
    """Empties the bank and every area whose spaces are all occupied."""
    if all(state.bank):
        for workers in state.bank:
            _dismiss(state, workers)
        state.bank = [[] for _ in state.bank]
        state.emit(events.BankCleared())
    for area, taken in enumerate(state.areas):
        for space in taken:
            if not space.left:
                break
        else:
            _clear_area(state, area)


def _clear_area(state: Position, area: int) -> None:
    for space in state.areas[area]:
        _dismiss(state, space.left + space.right)
    state.areas[area] = empty_area()
    state.emit(events.AreaCleared(area))


def empty_area() -> list[Space]:
    """Returns the free spaces of an area."""
    return [Space([], []) for _ in DATA.areas[0].spaces]


def _space(state: Position, area: int, space: int) -> Space:
    return state.areas[area][space - 1]


def _area_crews(player: Player, area: int) -> list[Crew]:
    """Returns the crews of `player` that can use a part of a space in an area."""
    alone = [CREWS[1][area]] if player.workers[area] else []
    return alone + _crews(2, *player.workers)


@cache
def _crews(size: int, *workers: int) -> list[Crew]:
    """Returns the crews of a number among `workers`, given by colour."""
    return [crew for crew in CREWS[size] if all(workers[colour] >= count for colour, count in crew.needs)]


def _leave(player: Player, colours: tuple[int, ...]) -> list[int]:
    """Removes workers from `player` and returns them without NONE."""
    workers = [colour for colour in colours if colour != NONE]
    for colour in workers:
        player.workers[colour] -= 1
    return workers


def _dismiss(state: Position, workers: list[int]) -> None:
    for colour in workers:
        state.workers[colour] += 1
