"""Every position that play leads to can be drawn and told, with all that its seats may choose."""

from random import Random

import pytest

from rendering import manhattan as drawing
from rendering.drawing import Marks
from rules import manhattan, play
from rules.chance import Chance
from rules.manhattan.steps import State
from tests.rendering.text_words import TextWords

EVERY = 9
"""One of so many positions is drawn."""

GAMES = [
    (4, "en", {"promo": "on"}),
    (3, "ja", {"selection_mode": "simultaneous", "promo": "on", "card_reading": "fixed"}),
    (2, "ja", {"selection_mode": "one_by_one", "tallest_tie": "by_building"}),
    (2, "en", {"ruleset": "publisher", "two_player_mode": "per_colour"}),
]


@pytest.mark.parametrize(("seats", "language", "options"), GAMES)
def test_a_whole_game_can_be_drawn_and_told(seats: int, language: str, options: dict[str, str]) -> None:
    words, random = TextWords("manhattan", language), Random(seats)
    chosen = {option.name: option.values[0] for option in manhattan.INFO.options} | options
    state: State = manhattan.new(seats, chosen, Chance(key=bytes([seats]) * 32))
    decisions = 0
    while asked := play.settle(state):
        seat, choices = next(iter(asked.items()))
        if decisions % EVERY == 0:
            show(state, seat, Marks(play.drain(state), choices), words)
            show(state, None, Marks(), words)
        play.take(state, seat, random.choice(choices))
        decisions += 1
    show(state, None, Marks(play.drain(state)), words)


def show(state: State, seat: int | None, marks: Marks, words: TextWords) -> None:
    seen = manhattan.view(state, seat)
    assert drawing.draw(seen, seat, marks, words).size == drawing.SIZE
    assert len(drawing.describe(seen, seat, words).splitlines()) > len(seen.players) + 6
