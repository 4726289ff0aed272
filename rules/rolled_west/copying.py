"""Copying dice of other players' rolls: who may copy, and the options."""

from functools import cache

from rules.rolled_west import events, moves
from rules.rolled_west.board import DIE_OF, ROUNDS, rule
from rules.rolled_west.state import Position, turn_order


def offers(state: Position) -> tuple[list[int], list[int]]:
    """Returns the players who may copy a die of this roll, in turn order, and those of them whose last chance it is.

    That is the last one before the player's own turn (by the option: before the end of the round).
    """
    seats, last = [], []
    for player, is_last in _offers(
        len(state.players),
        state.starter,
        state.roller,
        ROUNDS - state.round,
        rule(state, "outside_bank_from"),
        state.options["outside_bank_period"],
    ):
        if not state.players[player].has_copied:
            seats.append(player)
            if is_last:
                last.append(player)
    return seats, last


def choices(state: Position, last: bool) -> list[moves.AnyMove]:
    """Returns the options for this roll. On the last chance, three equal dice leave no choice."""
    faces = []
    for die in state.dice:
        faces.append(die.face)
    return _choices(tuple(faces), state.terrain, last)


def answer(state: Position, seat: int, move: moves.AnyMove, last: bool) -> None:
    """Copies a die or declines."""
    if type(move) is moves.Copy:
        player = state.players[seat]
        player.bank[move.resource] += 1
        player.has_copied = True
        state.emit(events.Copied(seat, move.resource))
    else:
        state.emit(events.Declined(seat, int(last)))


@cache
def _choices(roll: tuple[str, ...], terrain: str, last: bool) -> list[moves.AnyMove]:
    faces = list(roll)
    if terrain:
        faces.remove(DIE_OF[terrain])
    found: list[moves.AnyMove] = [moves.Copy(face) for face in dict.fromkeys(faces)]
    return found if last and len(found) == 1 else [*found, moves.Decline(int(last))]


@cache
def _offers(players: int, starter: int, roller: int, to_come: int, whose: str, period: str) -> list[tuple[int, bool]]:
    """Returns the players who may copy a roll `to_come` rounds before the last one, if they have not copied yet.

    With each comes whether it is the last chance. Turns and players are numbered by their places in the turn order:
    turn 0 is the first one of this round.
    """
    order = turn_order(players, starter)
    ring = len(order)

    def may_copy(place: int, turn: int) -> bool:
        """Returns whether the player is next to the roller and has a turn to come."""
        near = (place - turn) % ring in (1, ring - 1)
        return place != turn % ring and (near or whose == "any_opponent") and turn < to_come * ring + place

    def is_last(place: int, now: int) -> bool:
        end = ring if period == "per_round" else now + (place - now) % ring
        return not any(may_copy(place, turn) for turn in range(now + 1, end))

    now = order.index(roller)
    return [(order[place], is_last(place, now)) for place in range(players) if may_copy(place, now)]
