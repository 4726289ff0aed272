"""Copying dice of other players' rolls: who may copy, and the options."""

from functools import cache
from typing import NamedTuple

from rules.rolled_west import moves
from rules.rolled_west.board import DIE_OF, ROUNDS, rule
from rules.rolled_west.state import Position, turn_order


class Offer(NamedTuple):
    """The right of a player to copy a die of the present roll."""

    player: int
    last: bool
    """Whether it is the last roll to copy before the player's own turn (by the option: before the end of the round)."""


def offers(state: Position) -> list[Offer]:
    """Returns the players who may copy a die of this roll, in turn order."""
    found = _offers(
        len(state.players),
        state.starter,
        state.roller,
        ROUNDS - state.round,
        rule(state, "outside_bank_from"),
        state.options["outside_bank_period"],
    )
    return [offer for offer in found if not state.players[offer.player].has_copied]


def choices(state: Position, last: bool) -> list[moves.AnyMove]:
    """Returns the options for this roll. On the last chance, three equal dice leave no choice."""
    return _choices(tuple([die.face for die in state.dice]), state.terrain, last)


@cache
def _choices(roll: tuple[str, ...], terrain: str, last: bool) -> list[moves.AnyMove]:
    faces = list(roll)
    if terrain:
        faces.remove(DIE_OF[terrain])
    found: list[moves.AnyMove] = [moves.Copy(face) for face in dict.fromkeys(faces)]
    return found if last and len(found) == 1 else [*found, moves.Decline(int(last))]


@cache
def _offers(players: int, starter: int, roller: int, to_come: int, whose: str, period: str) -> list[Offer]:
    """Returns the players who may copy a roll `to_come` rounds before the last one, if they have not copied yet.

    Turns and players are numbered by their places in the turn order: turn 0 is the first one of this round.
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
    return [Offer(order[place], is_last(place, now)) for place in range(players) if may_copy(place, now)]
