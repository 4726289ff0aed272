"""Turns: the moves of a seat in a row, up to Done. Everything that counts or shows turns asks here where they begin."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from rules import play
from rules.game import AnyGame, Move, State
from rules.state import Step


class Turn(NamedTuple):
    """A turn, as lines of a log."""

    start: int
    """How many lines of the log come before it."""
    stop: int
    """How many lines there are after it."""
    seat: int | None
    """None: it is the set-up, the first line of a log."""
    round: int
    """The round in which it begins, from 1; 0 if that is before the first, or the game names none."""


def ends_before(step: Step[Any, Any]) -> bool:
    """Returns whether the turn before `step` is over, even if the same seat goes on."""
    return step.waits_for_done or step.opponent_turn


class Turns:
    """Finds the turns of a match that is played step by step."""

    def __init__(self, game: AnyGame) -> None:
        self.found: list[Turn] = []
        """The turns of seats, so far."""
        self.is_over = True
        """Whether the next move begins a turn, even if the same seat makes it."""
        self._game = game

    def move(self, state: State, seat: int) -> bool:
        """Adds a move of `seat` in the position `state`. Returns whether a turn begins with it."""
        line = self.found[-1].stop if self.found else 1
        begins = self.is_over or self.found[-1].seat != seat
        if begins:
            self.found.append(Turn(line, line + 1, seat, round_of(self._game, state)))
            self.is_over = False
        else:
            self.found[-1] = self.found[-1]._replace(stop=line + 1)
        return begins

    def reach(self, state: State) -> None:
        """Notes whether the turn is over at the next step of `state`."""
        if state.agenda:
            self.is_over = self.is_over or ends_before(state.agenda[-1])


def turns_of(game: AnyGame, state: State, moves: Iterable[tuple[int, Move]]) -> list[Turn]:
    """Returns the turns of a match, the set-up first. Raises Illegal.

    `state`: the position after the set-up, which is played on in place.
    """
    turns, first = Turns(game), Turn(0, 1, None, round_of(game, state))
    to_move = play.settle(state)
    for seat, move in moves:
        option = play.chosen(to_move.get(seat, []), move)
        turns.move(state, seat)
        play.take(state, seat, option)
        to_move = _settle(state, turns)
    return [first, *turns.found]


def round_of(game: AnyGame, state: State) -> int:
    """Returns the round of a position; 0 if the game names none."""
    return game.round(state) if game.round else 0


def _settle(state: State, turns: Turns) -> play.ToMove:
    """Runs everything that needs no choice, and notes if it ends a turn. Returns who is to move then."""
    for _ in range(play.AUTOMATIC_LIMIT):
        turns.reach(state)
        to_move = play.advance(state)
        if to_move is not None:
            return to_move
    raise play.endless(state)
