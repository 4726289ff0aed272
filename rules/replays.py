"""Replays: the positions that the log of a match leads through, its turns, and steps from one to another."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from rules import play
from rules.game import AnyGame
from rules.match import AnyEntry, AnyMatch, Illegal, advance, is_same


class Turn(NamedTuple):
    """Lines of a log in a row that are moves of one seat in one round; the set-up is the first turn."""

    start: int
    """How many lines of the log come before it."""
    stop: int
    """How many lines there are after it."""
    seat: int | None
    round: int
    """The round in which it begins; 0 if the game has no rounds."""


def positions(begun: AnyMatch, log: Sequence[AnyEntry]) -> Iterator[Any]:
    """Yields the position after each line of `log`: the same one, which is changed in place.

    `begun`: the match after the first line. Raises Illegal if the log does not follow from it and the rules.
    """
    state = play.copy(begun.state)
    yield state
    for number, entry in enumerate(log[1:], 1):
        if entry.seat is None or entry.move is None:
            raise Illegal("the first line of a log, and no other, is the set-up")
        again = advance(state, entry.seat, entry.move, by_standing_order=entry.by_standing_order)
        if not is_same(entry, again):
            raise Illegal(f"line {number} of the log differs from what happens")
        yield state


def turns(game: AnyGame, begun: AnyMatch, log: Sequence[AnyEntry]) -> list[Turn]:
    """Returns the turns of a match. Raises Illegal as `positions` does."""
    found: list[Turn] = []
    before = _round(game, begun.state)
    for line, (entry, state) in enumerate(zip(log, positions(begun, log), strict=True)):
        last = found[-1] if found else None
        if last and (last.seat, last.round) == (entry.seat, before):
            found[-1] = last._replace(stop=line + 1)
        else:
            found.append(Turn(line, line + 1, entry.seat, before))
        before = _round(game, state)
    return found


def _round(game: AnyGame, state: Any) -> int:
    return game.round(state) if game.round else 0


def at(turns: Sequence[Turn], line: int) -> int:
    """Returns the number of the turn that the position after `line` lines belongs to: its last move is one of them."""
    return next((number for number, turn in enumerate(turns) if line <= turn.stop), len(turns) - 1)


def beside(turns: Sequence[Turn], line: int, turn_steps: int = 0, round_steps: int = 0) -> int:
    """Returns the line to go to from `line`: so many turns or rounds on, or back if below 0; as far as there are any.

    Turns are stepped by their ends, rounds by the positions in which they begin.
    """
    if round_steps:
        begins = _round_begins(turns)
        later = [stop for stop in begins if stop > line] or [turns[-1].stop]
        earlier = [stop for stop in begins if stop < line] or [turns[0].stop]
        return later[0] if round_steps > 0 else earlier[-1]
    stops = [turn.stop for turn in turns]
    later, earlier = [stop for stop in stops if stop > line], [stop for stop in stops if stop < line]
    if turn_steps > 0:
        return (later or stops[-1:])[0]
    return (earlier or stops[:1])[-1] if turn_steps else line


def _round_begins(turns: Sequence[Turn]) -> list[int]:
    """Returns the lines after which a round begins."""
    own = [turn for turn in turns if turn.seat is not None]
    begins = [later.start for earlier, later in pairwise(own) if later.round != earlier.round]
    return [turns[0].stop, *begins]


def has_rounds(turns: Sequence[Turn]) -> bool:
    """Returns whether there is more than one round to step by."""
    return len(_round_begins(turns)) > 1
