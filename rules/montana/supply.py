"""Goods and workers that are taken from the supply, and shortages, which reach into everybody's stock."""

from rules.montana import events
from rules.montana.state import NONE, Position


def take_goods(state: Position, seat: int, good: int, count: int) -> int:
    """Gives `seat` so many of a good, as far as there are any at all; gives how many."""
    if state.goods[good] < count:
        given = _call_in(state.goods, [player.goods for player in state.players], good, count)
        for other, returned in enumerate(given):
            if returned:
                state.emit(events.GoodsGivenUp(other, good, returned))
    taken = min(count, state.goods[good])
    state.goods[good] -= taken
    state.players[seat].goods[good] += taken
    return taken


def take_workers(state: Position, seat: int, colour: int, count: int) -> int:
    """Gives `seat` so many workers of a colour, as far as there are any but on the work board; gives how many."""
    if state.workers[colour] < count:
        given = _call_in(state.workers, [player.workers for player in state.players], colour, count)
        for other, returned in enumerate(given):
            if returned:
                state.emit(events.WorkersGivenUp(other, colour, returned))
    taken = min(count, state.workers[colour])
    state.workers[colour] -= taken
    state.players[seat].workers[colour] += taken
    return taken


def take_pair(state: Position, seat: int, first: int, second: int) -> None:
    """Gives `seat` two workers of the wheel, and tells which there were."""
    if first == second:
        taken = [first] * take_workers(state, seat, first, 2)
    else:
        taken = [colour for colour in (first, second) if take_workers(state, seat, colour, 1)]
    state.emit(events.Recruited(seat, *[*taken, NONE, NONE][:2]))


def pay_goods(state: Position, seat: int, good: int, count: int) -> None:
    """Puts goods of `seat` into the supply."""
    state.players[seat].goods[good] -= count
    state.goods[good] += count


def goods_within_reach(state: Position, good: int) -> int:
    """How many of a good the supply can have at most, everybody's included."""
    return state.goods[good] + sum([player.goods[good] for player in state.players])


def workers_within_reach(state: Position, colour: int) -> int:
    """How many workers of a colour the supply can have at most, everybody's included."""
    return state.workers[colour] + sum([player.workers[colour] for player in state.players])


def _call_in(supply: list[int], boards: list[list[int]], kind: int, count: int) -> list[int]:
    """Everybody who has any returns one, again and again, until there are `count`; gives by seat how many."""
    given = [0] * len(boards)
    while supply[kind] < count:
        holders = [seat for seat, board in enumerate(boards) if board[kind]]
        if not holders:
            break
        for seat in holders:
            boards[seat][kind] -= 1
            supply[kind] += 1
            given[seat] += 1
    return given
