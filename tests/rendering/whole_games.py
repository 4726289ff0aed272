"""Whole random games rendered and described: every position that play leads to, with all that its seats may choose."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from rendering import drawing
from rendering.drawing import Marks
from rules import games, play
from rules.chance import Chance
from rules.game import Options
from tests.rendering.text_words import TextWords

EVERY = 20
"""One position in this number is rendered."""
WIDEST = 1400
"""The most pixels that a board may be wide."""


class Shown(NamedTuple):
    """A position as it was described to `seat`, or to everybody."""

    view: Any
    seat: int | None
    described: str


def played(game: str, seats: int, options: Options, language: str, every: int = EVERY) -> Iterator[Shown]:
    """Plays a random game; shows one of `every` positions to the seat to move and to everybody, and the end."""
    rules, random = games.load(game), Random(seats)
    words = TextWords(game, language)
    state = rules.new(seats, games.complete(rules, options), Chance(key=bytes([seats]) * 32))
    decisions = 0
    while choices_of := play.settle(state):
        seat, choices = random.choice(sorted(choices_of.items()))
        if decisions % every == 0:
            yield _shown(game, state, seat, Marks(play.drain(state), choices), words)
            yield _shown(game, state, None, Marks(), words)
        play.take(state, seat, random.choice(choices))
        decisions += 1
    yield _shown(game, state, None, Marks(play.drain(state)), words)


def _shown(game: str, state: Any, seat: int | None, marks: Marks, words: TextWords) -> Shown:
    view, drawn = games.load(game).view(state, seat), drawing.load(game)
    image = drawn.draw(view, seat, marks, words)
    assert image.width <= WIDEST
    return Shown(view, seat, drawn.describe(view, seat, words))
