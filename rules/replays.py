"""Replays: the positions that the log of a match leads through, and steps from one turn or round to another."""

from collections.abc import Iterator, Sequence
from itertools import pairwise, takewhile
from typing import Any

from rules import play
from rules.match import AnyEntry, AnyMatch, Illegal, advance, is_same
from rules.turns import Turn


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


def last_turn(entries: Sequence[AnyEntry]) -> list[AnyEntry]:
    """Returns the lines at the end of a log, or of a part of it, that the same seat made."""
    own = takewhile(lambda entry: entry.seat == entries[-1].seat, reversed(entries))
    return [*own][::-1]


def at(turns: Sequence[Turn], line: int) -> int:
    """Returns the number of the turn that the position after `line` lines belongs to: its last move is one of them."""
    return next((number for number, turn in enumerate(turns) if line <= turn.stop), len(turns) - 1)


def beside(turns: Sequence[Turn], line: int, turn_steps: int = 0, round_steps: int = 0) -> int:
    """Returns the line that is this number of turns or rounds after `line`, or before it if below 0; at most the last.

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
