"""Moving a position forward, in place: what tables, computer players and self-play share. Knows no game."""

from functools import cache
from typing import Any, TypeVar

import msgspec

from rules.chance import Chance
from rules.state import Event, Move, State, Step

ToMove = dict[int, list[Any]]
"""Each seat that is asked now, with its options."""

S = TypeVar("S", bound=State)

_encode = msgspec.json.Encoder().encode


class Illegal(Exception):
    """A move that is not among what its seat may do now."""


@cache
def _decoder(kind: type[Any]) -> "msgspec.json.Decoder[Any]":
    return msgspec.json.Decoder(kind)


def copy(state: S) -> S:
    """A position equal to `state` that shares nothing with it: what storing and loading would give."""
    same: S = _decoder(type(state)).decode(_encode(state))
    return same


def redacted(state: S, seat: int | None) -> S:
    """Returns a copy of `state` without the key of chance. What else `seat` may not see is for its game to blank."""
    view = copy(state)
    view.chance = state.chance.hidden()
    view.events = []
    return view


def determinized(view: S, chance: Chance) -> S:
    """Returns a copy of `view` that draws from `chance`. What else the view hides is for its game to deal."""
    state = copy(view)
    state.chance = chance
    return state


def settle(state: State) -> ToMove:
    """Runs everything that needs no choice; gives who is asked then. Nobody: the game is over."""
    while (to_move := advance(state)) is None:
        pass
    return to_move


def advance(state: State) -> ToMove | None:
    """Gives who is asked; where no choice is needed, does the next thing that happens by itself and gives None."""
    if not state.agenda:
        return {}
    step: Step[Any, Any] = state.agenda[-1]
    if not step.seats:
        state.agenda.pop().run(state)
        return None
    to_move: ToMove = {}
    for seat in step.seats:
        options = to_move[seat] = step.options(state, seat)
        if len(options) == 1 and step.takes_single:
            take(state, seat, options[0])
            return None
    return to_move


def take(state: State, seat: int, move: Move) -> None:
    """Carries out one option of the step on top, without settling what follows."""
    step: Step[Any, Any] = state.agenda[-1]
    step.seats.remove(seat)
    if not step.seats:  # before it is carried out, so that what it asks next comes on top
        state.agenda.pop()
    step.take(state, seat, move)


def drain(state: State) -> list[Event]:
    """Takes out what was told since the last call."""
    told, state.events = state.events, []
    return told
