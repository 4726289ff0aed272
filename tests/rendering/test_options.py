"""Every option is numbered on the board of the seat to move, except those that its game calls placeless."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from rendering import drawing
from rules import games, play
from rules.chance import Chance
from rules.game import Move, Options
from tests.rendering.text_words import TextWords

EVERY = 5
"""One of so many questions is rendered."""


class Question(NamedTuple):
    """The question of a seat in a position that it sees as `view`."""

    view: Any
    seat: int
    options: list[Move]


def cases() -> Iterator[tuple[str, int, Options]]:
    """Yields every number of seats with the usual options, and every other option once, with most or fewest seats."""
    for name in games.names():
        info = games.load(name).info
        for seats in range(info.fewest, info.most + 1):
            yield name, seats, {}
        for option in info.options:
            for number, value in enumerate(option.values[1:]):
                yield name, (info.most, info.fewest)[number % 2], {option.name: value}


def questions(name: str, seats: int, options: Options) -> Iterator[Question]:
    """Yields one of EVERY questions of a random game, for each seat to move, and all that offer a new kind of move."""
    rules, random = games.load(name), Random(seats)
    state = rules.new(seats, games.complete(rules, options), Chance(key=bytes([seats]) * 32))
    seen: set[type] = set()
    made = 0
    while choices_of := play.settle(state):
        kinds = {type(option) for choices in choices_of.values() for option in choices}
        if made % EVERY == 0 or kinds - seen:
            yield from (Question(rules.view(state, seat), seat, choices) for seat, choices in choices_of.items())
        seen |= kinds
        seat, choices = random.choice(sorted(choices_of.items()))
        play.take(state, seat, random.choice(choices))
        made += 1


@pytest.mark.parametrize(("game", "seats", "options"), list(cases()))
def test_every_option_has_a_place_on_the_board_or_is_placeless(game: str, seats: int, options: Options) -> None:
    drawn, words = drawing.load(game), TextWords(game, "en")
    for question in questions(game, seats, options):
        canvas = drawn.board(question.view, question.seat, words)
        for option in question.options:
            places = [key for key in drawn.meant(question.seat, option) if canvas.place(key)]
            assert bool(places) != drawn.placeless(option), (option, question.seat, question.view.agenda[-1])
