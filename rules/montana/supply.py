"""Taking goods and workers from the supply, and shortages, in which all players return some."""

from rules.montana import events
from rules.montana.state import NONE, Position


def take_goods(state: Position, seat: int, good: int, count: int) -> int:
    """Gives `seat` up to `count` of a good. Returns how many."""
    if state.goods[good] < count:
        given = _call_in(state.goods, [player.goods for player in state.players], good, count)
        for other, returned in enumerate(given):
            if returned:
                state.emit(events.GoodsGivenUp(other, good, returned))
        count = min(count, state.goods[good])
    state.goods[good] -= count
    state.players[seat].goods[good] += count
    return count


def take_workers(state: Position, seat: int, colour: int, count: int) -> int:
    """Gives `seat` up to `count` workers of a colour; those on the work board stay there. Returns how many."""
    if state.workers[colour] < count:
        given = _call_in(state.workers, [player.workers for player in state.players], colour, count)
        for other, returned in enumerate(given):
            if returned:
                state.emit(events.WorkersGivenUp(other, colour, returned))
        count = min(count, state.workers[colour])
    state.workers[colour] -= count
    state.players[seat].workers[colour] += count
    return count


def take_pair(state: Position, seat: int, first: int, second: int) -> None:
    """Gives `seat` two workers of the wheel, as far as there are any, and emits which."""
    if first == second:
        taken = [first] * take_workers(state, seat, first, 2)
    else:
        taken = [colour for colour in (first, second) if take_workers(state, seat, colour, 1)]
    state.emit(events.Recruited(seat, *[*taken, NONE, NONE][:2]))


def pay_goods(state: Position, seat: int, good: int, count: int) -> None:
    """Moves goods of `seat` to the supply."""
    state.players[seat].goods[good] -= count
    state.goods[good] += count


def workers_within_reach(state: Position, colour: int) -> int:
    """Returns how many workers of a colour there are in the supply and on all player boards."""
    found = state.workers[colour]
    for player in state.players:
        found += player.workers[colour]
    return found


def _call_in(supply: list[int], boards: list[list[int]], kind: int, count: int) -> list[int]:
    """Makes all who have any return one, repeatedly, until there are `count`. Returns by seat how many it returned."""
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
