"""Who may copy a die of somebody else's roll, and what they can answer."""

from functools import cache

from rules.rolled_west import moves
from rules.rolled_west.board import ROUNDS, rule
from rules.rolled_west.state import Position


def copiers(state: Position) -> list[int]:
    """Who may copy a die of this roll, as they come in a round."""
    return [
        player
        for player in state.order()
        if player < len(state.players)
        and not state.players[player].has_copied
        and _may_copy(state, player, state.round, state.roller)
    ]


def has_later_chance(state: Position, player: int) -> bool:
    """Whether `player` can still copy from a later roll if it declines now."""
    order = state.order()
    per_round = state.options["outside_bank_period"] == "per_round"
    round, place = state.round, order.index(state.roller)  # noqa: A001 - a round of the game
    while True:
        place += 1
        if place == len(order):
            round, place = round + 1, 0  # noqa: A001
            if per_round or round > ROUNDS:
                return False
        if order[place] == player and not per_round:
            return False
        if _may_copy(state, player, round, order[place]):
            return True


def answers(faces: tuple[str, ...], *, last: bool) -> list[moves.Copy | moves.Decline]:
    """What can be answered to a roll. With one resource and no other chance there is no choice."""
    return list(_answers(faces, last))


@cache
def _answers(faces: tuple[str, ...], last: bool) -> tuple[moves.Copy | moves.Decline, ...]:
    copies = [moves.Copy(face) for face in dict.fromkeys(faces)]
    if last and len(copies) == 1:
        return tuple(copies)
    return (*copies, moves.Decline(int(last)))


def _may_copy(state: Position, player: int, round: int, roller: int) -> bool:  # noqa: A002
    """Whether `player` may copy a roll of `roller` in `round`, if it has not copied yet."""
    if player == roller or not _has_turn_after(state, player, round, roller):
        return False
    ring = len(state.players) + state.has_ghost()
    near = (player - roller) % ring in (1, ring - 1)
    return near or rule(state, "outside_bank_from") == "any_opponent"


def _has_turn_after(state: Position, player: int, round: int, roller: int) -> bool:  # noqa: A002
    order = state.order()
    last = ROUNDS if order.index(roller) < order.index(player) else ROUNDS - 1
    return round <= last
