"""Who may copy a die of somebody else's roll, and what they can answer."""

from functools import cache

from rules.rolled_west import moves
from rules.rolled_west.board import ROUNDS, rule
from rules.rolled_west.state import Position


def chances(state: Position) -> dict[int, bool]:
    """Who may copy a die of this roll, and whether it is their last chance."""
    order = state.order()
    found = _chances(
        len(state.players),
        ROUNDS - state.round,
        order.index(state.roller),
        rule(state, "outside_bank_from"),
        state.options["outside_bank_period"],
    )
    return {order[place]: last for place, last in found if not state.players[order[place]].has_copied}


def answers(faces: tuple[str, ...], *, last: bool) -> list[moves.AnyMove]:
    """What can be answered to a roll. With one resource and no other chance there is no choice."""
    return list(_answers(faces, last))


@cache
def _answers(faces: tuple[str, ...], last: bool) -> tuple[moves.AnyMove, ...]:
    copies = [moves.Copy(face) for face in dict.fromkeys(faces)]
    if last and len(copies) == 1:
        return tuple(copies)
    return (*copies, moves.Decline(int(last)))


@cache
def _chances(players: int, to_come: int, roller: int, whose: str, period: str) -> list[tuple[int, bool]]:
    """Who may copy a roll `to_come` rounds before the last, and whether it is their last chance.

    Everybody is called by the place in the order of a round; the ghost of a game for two comes last.
    """
    ring = players + (players == 2)

    def may_copy(player: int, turn: int) -> bool:
        """Whether it sits next to who has this turn, and has one to come itself. Turn 0 opens this round."""
        near = (player - turn) % ring in (1, ring - 1)
        return player != turn % ring and (near or whose == "any_opponent") and turn < to_come * ring + player

    def is_last(player: int) -> bool:
        end = ring if period == "per_round" else roller + (player - roller) % ring
        return not any(may_copy(player, turn) for turn in range(roller + 1, end))

    return [(player, is_last(player)) for player in range(players) if may_copy(player, roller)]
