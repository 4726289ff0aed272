"""Every position that play leads to can be drawn and told, with all that its seats may choose."""

from random import Random

import pytest

from rendering import mint_works as drawing
from rendering.drawing import Marks
from rules import mint_works, play
from rules.chance import Chance
from rules.mint_works.steps import State
from tests.rendering.text_words import TextWords

EVERY = 11
"""One of so many positions is drawn."""

GAMES = [
    (4, "en", {"advanced": "chosen", "advanced_first": "swap_meet", "advanced_second": "temp_agency"}),
    (3, "ja", {"advanced": "chosen", "advanced_first": "recycler", "advanced_second": "crowdfunder"}),
    (2, "ja", {"ruleset": "publisher", "advanced": "random"}),
    (1, "en", {"opponent": "justin", "advanced": "random"}),
    (1, "ja", {"opponent": "rachael"}),
    (1, "en", {"opponent": "sonic"}),
    (1, "ja", {"opponent": "mort"}),
]


@pytest.mark.parametrize(("seats", "language", "options"), GAMES)
def test_a_whole_game_can_be_drawn_and_told(seats: int, language: str, options: dict[str, str]) -> None:
    words, random = TextWords("mint_works", language), Random(seats)
    chosen = {option.name: option.values[0] for option in mint_works.INFO.options} | options
    state: State = mint_works.new(seats, chosen, Chance(key=bytes([seats]) * 32))
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
    seen = mint_works.view(state, seat)
    assert drawing.draw(seen, seat, marks, words).size == drawing.SIZE
    assert len(drawing.describe(seen, seat, words).splitlines()) > len(seen.players) + len(seen.locations)
