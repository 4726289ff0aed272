"""A whole game as text that reads well in a diff: every question, choice and event.

Its head identifies the game: name, seats, seed and options. So it can be played again with the same choices.
"""

import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from msgspec import Struct

from rules import games, play
from rules.chance import Chance, key
from rules.game import AnyGame, Options

Choices = Sequence[tuple[str, str]]
"""The seats that chose, and their moves as text."""


def transcript(game: AnyGame, seats: int, options: Options, seed: int, choices: Choices = ()) -> str:
    """Returns the game of `seed`, played by `choices` as long as they last and are legal, and then at random."""
    return "\n".join(_lines(game, seats, options, seed, iter(choices))) + "\n"


class Head(NamedTuple):
    """What identifies the game of a transcript."""

    game: str
    seats: int
    seed: int
    options: Options


def played_again(golden: str) -> str:
    """Plays the game of a transcript again and returns its transcript."""
    head = head_of(golden)
    return transcript(games.load(head.game), head.seats, head.options, head.seed, choices_of(golden))


def head_of(golden: str) -> Head:
    """Returns the head of a transcript."""
    head = _HEAD.match(golden)
    assert head, "the head of the transcript is missing"
    options = dict(line.split(" = ") for line in head["options"].splitlines())
    return Head(head["name"], int(head["seats"]), int(head["seed"]), options)


def choices_of(golden: str) -> Choices:
    """Returns what was chosen in a transcript."""
    return _CHOICE.findall(golden)


def seats_of(golden: str) -> int:
    """Returns the number of players in the game of a transcript."""
    return head_of(golden).seats


_HEAD = re.compile(
    r"(?P<name>\w+) version \d+, (?P<seats>\d+) seats, seed (?P<seed>\d+)\n(?P<options>(?:\w+ = \w+\n)*)"
)
_CHOICE = re.compile(r"^seat (\d+) \w+: .*\n    = (.*)$", re.MULTILINE)


def _lines(game: AnyGame, seats: int, options: Options, seed: int, choices: Iterator[tuple[str, str]]) -> Iterator[str]:
    yield f"{game.info.name} version {game.info.version}, {seats} seats, seed {seed}"
    yield from (f"{name} = {value}" for name, value in options.items())
    state = game.new(seats, options, Chance(key(seed)))
    dice = Random(seed)
    to_move = play.settle(state)
    yield from _story(play.drain(state))
    while to_move:
        seat, move = _recorded(to_move, next(choices, None)) or _random(to_move, dice)
        yield f"seat {seat} {type(state.agenda[-1]).__name__}: {' | '.join(map(short, to_move[seat]))}"
        yield f"    = {short(move)}"
        play.take(state, seat, move)
        to_move = play.settle(state)
        yield from _story(play.drain(state))
    for seat, score in enumerate(game.scores(state)):
        yield f"seat {seat}: {score.points} points, tie-breaks {score.tie_breaks}"


def _recorded(to_move: play.ToMove, recorded: tuple[str, str] | None) -> tuple[int, Any] | None:
    """Returns the recorded choice if it is still legal."""
    if recorded is None:
        return None
    seat = int(recorded[0])
    return next(((seat, move) for move in to_move.get(seat, []) if short(move) == recorded[1]), None)


def _random(to_move: play.ToMove, dice: Random) -> tuple[int, Any]:
    seat = dice.choice(sorted(to_move))
    return seat, dice.choice(to_move[seat])


def _story(events: Iterable[Struct]) -> Iterator[str]:
    return (f"    {short(event)}" for event in events)


def short(thing: Struct) -> str:
    """Returns the type and the values of the fields in order: `TakeBlocks 0 4 2 4`."""
    values: list[Any] = [getattr(thing, field) for field in thing.__struct_fields__]
    return " ".join([type(thing).__name__, *map(str, values)])


if __name__ == "__main__":
    name, players, path, *chosen = sys.argv[1:]
    found = games.complete(games.load(name), dict(option.split("=") for option in chosen))
    Path(path).write_text(transcript(games.load(name), int(players), found, seed=1), encoding="utf-8")
