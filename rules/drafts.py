"""A draft: the moves of an unfinished turn, carried out on a copy of the position. Only their seat sees them.

A move that draws chance or reveals something hidden is final: neither it nor any move before it can be taken back.
Automatic steps after a move run in the draft too, up to the first one that would draw or reveal (such as drawing a card
at the end of a turn) or that concerns another player. Those wait for Done.
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
    complete: bool
    """Whether everything is chosen, so that only Done is missing."""
    events: list[Event]
    """What the moves caused."""


def draft(state: State, seat: int, moves: Iterable[Move]) -> Draft | None:
    """Carries out `moves` on a copy of `state`. Returns None if `seat` is not to move; raises Illegal if a move is."""
    at = play.copy(state)
    to_move = play.settle(at)
    if seat not in to_move:
        return None
    found = Draft(at, to_move, complete=False, events=[])
    for move in moves:
        if found.complete or move not in found.to_move[seat]:
            raise Illegal(move)
        found = _with_move(found, seat, move)
    return found


def is_final(state: State, seat: int, move: Move) -> bool:
    """Returns whether `move` itself draws chance or reveals something hidden."""
    after = play.copy(state)
    play.take(after, seat, move)
    return _is_irreversible(state, after, play.drain(after))


def _with_move(draft: Draft, seat: int, move: Move) -> Draft:
    """Returns `draft` with one more move and the automatic steps after it that need not wait for Done."""
    state = draft.state
    play.take(state, seat, move)
    events = draft.events + play.drain(state)
    while not _is_for_others(state, seat):
        ahead = play.copy(state)
        to_move = play.advance(ahead)
        more = play.drain(ahead)
        if _is_irreversible(state, ahead, more):
            break
        if to_move is not None and not (seat in to_move and to_move.keys() <= draft.to_move.keys()):
            break
        state, events = ahead, events + more
        if to_move is not None:
            return Draft(state, to_move, complete=False, events=events)
    return Draft(state, {}, complete=True, events=events)


def _is_for_others(state: State, seat: int) -> bool:
    """Returns whether the next step is a question for other seats only, or the turn of an automated opponent."""
    step = state.agenda[-1] if state.agenda else None
    return step is not None and (step.opponent_turn or (bool(step.seats) and seat not in step.seats))


def _is_irreversible(before: State, after: State, events: Iterable[Event]) -> bool:
    return before.chance.draws != after.chance.draws or any(event.reveals for event in events)
