"""A whole game as text that reads well in a diff: every question, every answer and all that came of it.

Its head says which game it is: name, seats, seed and options. So it can be played again, with the same answers.
"""

import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from rules import games, play
from rules.chance import Chance, key
from rules.game import AnyGame, Options

Answers = Sequence[tuple[str, str]]
"""The seats that answered, and with what."""


def transcript(game: AnyGame, seats: int, options: Options, seed: int, answers: Answers = ()) -> str:
    """A game from `seed`, played by `answers` as long as they last and are legal, else at random."""
    return "\n".join(_lines(game, seats, options, seed, iter(answers))) + "\n"


def played_again(golden: str) -> str:
    """The game of a transcript as it runs now."""
    head = _HEAD.match(golden)
    assert head, "a transcript begins with its game"
    options = dict(line.split(" = ") for line in head["options"].splitlines())
    answers = _ANSWER.findall(golden)
    return transcript(games.load(head["name"]), int(head["seats"]), options, int(head["seed"]), answers)


def seats_of(golden: str) -> int:
    """How many players the game of a transcript has."""
    head = _HEAD.match(golden)
    assert head, "a transcript begins with its game"
    return int(head["seats"])


_HEAD = re.compile(
    r"(?P<name>\w+) version \d+, (?P<seats>\d+) seats, seed (?P<seed>\d+)\n(?P<options>(?:\w+ = \w+\n)*)"
)
_ANSWER = re.compile(r"^seat (\d+) \w+: .*\n    = (.*)$", re.MULTILINE)


def _lines(game: AnyGame, seats: int, options: Options, seed: int, answers: Iterator[tuple[str, str]]) -> Iterator[str]:
    yield f"{game.info.name} version {game.info.version}, {seats} seats, seed {seed}"
    yield from (f"{name} = {value}" for name, value in options.items())
    state = game.new(seats, options, Chance(key(seed)))
    dice = Random(seed)
    asked = play.settle(state)
    yield from _story(play.drain(state))
    while asked:
        seat, move = _answer(asked, next(answers, None)) or _at_random(asked, dice)
        yield f"seat {seat} {type(state.agenda[-1]).__name__}: {' | '.join(map(short, asked[seat]))}"
        yield f"    = {short(move)}"
        play.take(state, seat, move)
        asked = play.settle(state)
        yield from _story(play.drain(state))
    for seat, score in enumerate(game.scores(state)):
        yield f"seat {seat}: {score.points} points, tie-breaks {score.tie_breaks}"


def _answer(asked: play.ToMove, recorded: tuple[str, str] | None) -> tuple[int, Any] | None:
    """The recorded answer, where it is still legal."""
    if recorded is None:
        return None
    seat = int(recorded[0])
    return next(((seat, move) for move in asked.get(seat, []) if short(move) == recorded[1]), None)


def _at_random(asked: play.ToMove, dice: Random) -> tuple[int, Any]:
    seat = dice.choice(sorted(asked))
    return seat, dice.choice(asked[seat])


def _story(events: Iterable[Struct]) -> Iterator[str]:
    return (f"    {short(event)}" for event in events)


def short(thing: Struct) -> str:
    """`TakeBlocks 0 4 2 4`: the type and the values of its fields in order."""
    values: list[Any] = [getattr(thing, field) for field in thing.__struct_fields__]
    return " ".join([type(thing).__name__, *map(str, values)])


if __name__ == "__main__":
    name, players, path, *chosen = sys.argv[1:]
    found = games.complete(games.load(name), dict(option.split("=") for option in chosen))
    Path(path).write_text(transcript(games.load(name), int(players), found, seed=1), encoding="utf-8")
