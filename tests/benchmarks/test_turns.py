"""The taps and the words of a turn, and how many questions fit a phone, in matches of a weak computer player."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from statistics import median

import pytest

from benchmarks import hand, taps
from benchmarks.taps import MEASURED, Measured, Turn
from rules import games

ITERATIONS = 60
"""With far fewer, the computer player takes turns that no person takes."""
SEATS = 3

every_game = pytest.mark.parametrize("game", sorted(games.names()), scope="session")


@lru_cache(maxsize=1)
def played(game: str) -> Sequence[Turn]:
    """Returns the turns of a match, which is played once for all tests of a game."""
    return [*taps.play(game, SEATS, 1, ITERATIONS)]


@every_game
def test_a_turn_takes_few_taps_but_at_least_play_and_a_choice_that_ends_it(game: str) -> None:
    turns = played(game)
    measured = [each for each in MEASURED if each.game == game and each.seats in (0, SEATS)]
    assert {each.name: median(each.taps(turns)) for each in measured if median(each.taps(turns)) > each.budget} == {}
    assert {each.game for each in turns} == {game}
    assert min(each.taps for each in turns) >= 2
    assert all(each.taps > len(each.moves) for each in turns)


@every_game
def test_a_question_fits_a_phone_and_a_turn_takes_few_words(game: str) -> None:
    assert hand.share_that_fits(played(game)[::16]) >= hand.FITS  # a sixteenth of them: each question is drawn
    own = [turn for turn in played(game) if turn.question in hand.TURNS]
    for number, language in enumerate(("en", "ja")):
        assert 0 < median(hand.words_of_turn(turn, language) for turn in own[number::2]) <= hand.WORDS


@pytest.mark.parametrize(
    ("text", "words"), [("**Bob** pays 2 → 3", 4), ("<t:1:R> <:x:1>", 3), ("木材を2個", 3), ("· ❓ …", 0)]
)
def test_words_are_counted_as_they_are_read(text: str, words: int) -> None:
    assert hand.words_in(text) == words


def test_every_game_is_measured() -> None:
    assert {each.game for each in MEASURED} == set(games.names())


def test_nothing_is_measured_without_turns() -> None:
    with pytest.raises(RuntimeError, match="no turn of Montana was played"):
        Measured("turn of Montana", "montana", "TakeTurn", 6).taps([Turn("manhattan", 2, "TakeTurn", [], 2, [])])


def test_the_figures_are_the_same_every_time() -> None:
    assert [*taps.play("mint_works", 2, 7, 10)] == [*taps.play("mint_works", 2, 7, 10)]
