"""A whole game as text that reads well in a diff: every question, every answer and all that came of it."""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from rules import play
from rules.chance import Chance
from rules.dice import Dice, key
from rules.game import Game, Options


def transcript(game: Game, seats: int, options: Options, seed: int) -> str:
    """A game played at random from `seed`."""
    return "\n".join(_lines(game, seats, options, seed)) + "\n"


def _lines(game: Game, seats: int, options: Options, seed: int) -> Iterator[str]:
    yield f"{game.INFO.name} version {game.INFO.version}, {seats} seats, seed {seed}"
    yield from (f"{name} = {value}" for name, value in options.items())
    state = game.new(seats, options, Chance(key(seed)))
    dice = Dice(seed)
    asked = play.settle(state)
    yield from _story(play.drain(state))
    while asked:
        seat = dice.pick(sorted(asked))
        move = dice.pick(asked[seat])
        yield f"seat {seat} {type(state.agenda[-1]).__name__}: {' | '.join(map(short, asked[seat]))}"
        yield f"    = {short(move)}"
        play.take(state, seat, move)
        asked = play.settle(state)
        yield from _story(play.drain(state))
    for seat, score in enumerate(game.scores(state)):
        yield f"seat {seat}: {score.points} points, tie-breaks {score.tie_breaks}"


def _story(events: Iterable[Struct]) -> Iterator[str]:
    return (f"    {short(event)}" for event in events)


def short(thing: Struct) -> str:
    """`TakeBlocks 0 4 2 4`: the type and the values of its fields in order."""
    values: list[Any] = [getattr(thing, field) for field in thing.__struct_fields__]
    return " ".join([type(thing).__name__, *map(str, values)])
