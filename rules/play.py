"""Advances positions, in place: the part shared by matches, computer players and self-play. Knows no game."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, TypeVar

import msgspec

from rules.chance import Chance
from rules.state import Event, Move, State, Step

ToMove = dict[int, list[Any]]
"""Each seat that is to move, with its options."""

S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)

AUTOMATIC_LIMIT = 1_000
"""Steps in a row that need no choice, after which a game counts as endless."""

_ATTEMPTS = range(AUTOMATIC_LIMIT)

_encode = msgspec.json.Encoder().encode


class Illegal(Exception):
    """A move that is not among the options of its seat."""


class BrokenGame(Exception):
    """A game cannot go on because of an error in its steps. The message names the step, and the seat if it has one."""


@cache
def _decoder(kind: type[Any]) -> "msgspec.json.Decoder[Any]":
    return msgspec.json.Decoder(kind)


def copy(state: S) -> S:
    """Returns a deep copy of `state`, as storing and loading would give it."""
    same: S = _decoder(type(state)).decode(_encode(state))
    return same


def redacted(state: S, seat: int | None) -> S:
    """Returns a copy of `state` without the key of chance. Anything else hidden from `seat` is left to the game."""
    view = copy(state)
    view.chance = state.chance.hidden()
    view.events = []
    return view


def sampler(view: S) -> Callable[[Chance], S]:
    """Returns a function that copies `view`, to draw from a given chance. What else it hides is left to the game."""
    decode, stored = _decoder(type(view)).decode, _encode(view)

    def sample(chance: Chance) -> S:
        state: S = decode(stored)
        state.chance = chance
        return state

    return sample


def settle(state: State) -> ToMove:
    """Runs everything that needs no choice. Returns who is to move then; nobody if the game is over.

    Raises BrokenGame if that does not end, or if a seat that is to move has no options.
    """
    for _ in _ATTEMPTS:
        agenda = state.agenda
        if not agenda:
            return {}
        step = agenda[-1]
        if not step.seats:
            agenda.pop().run(state)
            continue
        to_move: ToMove = {}
        for seat in step.seats:
            offered = to_move[seat] = step.options(state, seat)
            if len(offered) < 2:
                if not offered:
                    raise _stuck(step, seat)
                if step.takes_single:
                    take(state, seat, offered[0])
                    break
        else:
            return to_move
    raise endless(state)


def advance(state: State) -> ToMove | None:
    """Returns who is to move. If the next step needs no choice, carries it out and returns None."""
    if not state.agenda:
        return {}
    step = state.agenda[-1]
    if not step.seats:
        state.agenda.pop().run(state)
        return None
    to_move = options(state)
    for seat, offered in to_move.items():
        if len(offered) == 1 and step.takes_single:
            take(state, seat, offered[0])
            return None
    return to_move


def options(state: State) -> ToMove:
    """Returns who is to move at the step on top, whether there is a choice or not; nobody if it is automatic.

    Raises BrokenGame if a seat has no options.
    """
    step: Step[Any, Any] = state.agenda[-1]
    to_move: ToMove = {seat: step.options(state, seat) for seat in step.seats}
    for seat, offered in to_move.items():
        if not offered:
            raise _stuck(step, seat)
    return to_move


def take(state: State, seat: int, move: Move) -> None:
    """Carries out an option of the step on top, without settling what follows."""
    agenda = state.agenda
    step: Step[Any, Any] = agenda[-1]
    seats = step.seats
    seats.remove(seat)
    if not seats:  # removed before it runs, so that the steps it pushes come on top
        agenda.pop()
    step.take(state, seat, move)


def chosen(options: Sequence[M], move: M) -> M:
    """Returns the option that `move` names: the same choice, whatever its label says. Raises Illegal."""
    if move in options:
        return move
    wanted = identity(move)
    for option in options:
        if identity(option) == wanted:
            return option
    raise Illegal(move)


def identity(move: Move) -> tuple[Any, ...]:
    """Returns what distinguishes `move` from other options: its type, and its fields without those of its label."""
    return type(move), *[getattr(move, field) for field in move.__struct_fields__ if field not in move.label_fields]


def _stuck(step: Step[Any, Any], seat: int) -> BrokenGame:
    return BrokenGame(f"{name_of(step)} has no options for seat {seat}")


def endless(state: State) -> BrokenGame:
    """Returns the error of a position in which no choice has come for `AUTOMATIC_LIMIT` steps."""
    return BrokenGame(f"{name_of(state.agenda[-1])} comes after {AUTOMATIC_LIMIT} steps in a row without a choice")


def name_of(step: Step[Any, Any]) -> str:
    """Returns the name of a step with that of its game, as in `rules.pig.steps.TakeTurn`."""
    return f"{type(step).__module__}.{type(step).__qualname__}"


def drain(state: State) -> list[Event]:
    """Removes and returns the events since the last call."""
    events, state.events = state.events, []
    return events
