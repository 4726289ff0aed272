"""The words of a turn, and the share of questions that fit a phone, in matches of a weak computer player."""

from __future__ import annotations

from statistics import median

import pytest

from benchmarks import hand, taps
from rules import games

ITERATIONS = 10
SEATS = 3
WORDS = {"rolled_west": 125}
"""The most words of a turn at the median, where they are more than in the budget."""


@pytest.mark.parametrize("game", sorted(games.names()))
def test_a_question_fits_a_phone_and_a_turn_takes_few_words(game: str) -> None:
    played = [*taps.play(game, SEATS, 1, ITERATIONS)]
    assert hand.share_that_fits(played) >= hand.FITS
    own = [turn for turn in played if turn.question in hand.TURNS]
    assert 0 < median(map(hand.words_of_turn, own)) <= WORDS.get(game, hand.WORDS)


@pytest.mark.parametrize(
    ("text", "words"), [("**Bob** pays 2 → 3", 4), ("<t:1:R> <:x:1>", 3), ("木材を2個", 3), ("· ❓ …", 0)]
)
def test_words_are_counted_as_they_are_read(text: str, words: int) -> None:
    assert hand.words_in(text) == words
