"""Who may copy a die of somebody else's roll, and what they can answer."""

from functools import cache
from typing import NamedTuple

from rules.rolled_west import moves
from rules.rolled_west.board import ROUNDS, rule
from rules.rolled_west.state import Position


class Offer(NamedTuple):
    """That somebody may copy a die of a roll."""

    player: int
    last: bool
    """Whether no other roll can be copied before the own turn (or the end of the round, by the option)."""


def offers(state: Position) -> list[Offer]:
    """Who may copy a die of this roll, as they come in a round."""
    found = _offers(
        state.turn_order(),
        len(state.players),
        state.roller,
        ROUNDS - state.round,
        rule(state, "outside_bank_from"),
        state.options["outside_bank_period"],
    )
    return [offer for offer in found if not state.players[offer.player].has_copied]


@cache
def answers(faces: tuple[str, ...], last: bool) -> tuple[moves.AnyMove, ...]:
    """What can be answered to a roll. With one resource and no other chance there is no choice."""
    copies = [moves.Copy(face) for face in dict.fromkeys(faces)]
    if last and len(copies) == 1:
        return tuple(copies)
    return (*copies, moves.Decline(int(last)))


@cache
def _offers(order: tuple[int, ...], players: int, roller: int, to_come: int, whose: str, period: str) -> list[Offer]:
    """Who may copy a roll `to_come` rounds before the last, if they have not copied yet.

    Turns and players are called by their places in the order of a round: turn 0 opens this one.
    """
    ring = len(order)

    def may_copy(place: int, turn: int) -> bool:
        """Whether it sits next to who has this turn, and has one to come itself."""
        near = (place - turn) % ring in (1, ring - 1)
        return place != turn % ring and (near or whose == "any_opponent") and turn < to_come * ring + place

    def is_last(place: int, now: int) -> bool:
        end = ring if period == "per_round" else now + (place - now) % ring
        return not any(may_copy(place, turn) for turn in range(now + 1, end))

    now = order.index(roller)
    return [Offer(order[place], is_last(place, now)) for place in range(players) if may_copy(place, now)]
