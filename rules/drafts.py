"""A draft: the moves of a turn that only their seat sees and may take back, carried out on a copy of the position.

A move that itself draws chance or shows something hidden is final: nothing up to it can be taken back. What then
happens by itself and would draw or show (a card drawn at the end of a turn), or is for somebody else, waits until the
turn is done.
"""

from collections.abc import Iterable
from typing import NamedTuple

from rules import play
from rules.game import Event, Move, State
from rules.play import Illegal


class Draft(NamedTuple):
    """A position after the moves of a draft."""

    state: State
    to_move: play.ToMove
    waits: bool
    """Whether everything is chosen."""
    events: list[Event]
    """What the moves have brought about."""


def draft(state: State, seat: int, moves: Iterable[Move]) -> Draft | None:
    """Returns the draft of `seat` on a copy of `state`; None if nothing is asked of it. Raises Illegal."""
    at = play.copy(state)
    to_move = play.settle(at)
    if seat not in to_move:
        return None
    found = Draft(at, to_move, waits=False, events=[])
    for move in moves:
        if found.waits or move not in found.to_move[seat]:
            raise Illegal(move)
        found = _with_move(found, seat, move)
    return found


def is_final(state: State, seat: int, move: Move) -> bool:
    """Returns whether `move` itself draws chance or shows something hidden."""
    after = play.copy(state)
    play.take(after, seat, move)
    return _is_firm(state, after, play.drain(after))


def _with_move(draft: Draft, seat: int, move: Move) -> Draft:
    """`draft`, one more move and what follows by itself. It waits where that would draw, show or ask somebody else."""
    state = draft.state
    play.take(state, seat, move)
    events = draft.events + play.drain(state)
    while not _is_for_others(state, seat):
        ahead = play.copy(state)
        to_move = play.advance(ahead)
        told = play.drain(ahead)
        if _is_firm(state, ahead, told):
            break
        if to_move is not None and not (seat in to_move and to_move.keys() <= draft.to_move.keys()):
            break
        state, events = ahead, events + told
        if to_move is not None:
            return Draft(state, to_move, waits=False, events=events)
    return Draft(state, {}, waits=True, events=events)


def _is_for_others(state: State, seat: int) -> bool:
    """Whether the next step is a question that is not for `seat`, or the turn of an opponent at no seat."""
    step = state.agenda[-1] if state.agenda else None
    return step is not None and (step.plays or (bool(step.seats) and seat not in step.seats))


def _is_firm(before: State, after: State, told: Iterable[Event]) -> bool:
    return before.chance.draws != after.chance.draws or any(event.reveals for event in told)
