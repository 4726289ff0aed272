"""Computer players against each other: who plays whom, who sits where, and how sure the outcome is."""

from itertools import count

import pytest

from rules import arena
from rules.arena import Pairing, Result, interval, pairings, result
from rules.selfplay import Clock
from tests.rules.small_games import nim

SHORT = 0.05
"""Ticks of the clock that the normal level may think for: hardly an iteration."""


def ticking() -> Clock:
    ticks = count()
    return lambda: next(ticks) / 1000


def test_each_level_meets_every_level_named_after_it() -> None:
    assert pairings(["hard", "easy", "random"], 2) == [
        Pairing("hard", "easy"),
        Pairing("hard", "random"),
        Pairing("easy", "random"),
    ]


def test_who_plays_alone_meets_nobody() -> None:
    assert pairings(["hard", "random"], 1) == [Pairing("hard", ""), Pairing("random", "")]


def test_a_level_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="no level called superb"):
        pairings(["hard", "superb"], 2)


def test_the_one_sits_one_seat_further_in_every_game() -> None:
    """Of three stones the first to move can take all."""
    game, pairing = nim(3), Pairing("hard", "random")
    shares = [arena.play(game, 2, {}, pairing, 1, number, ticking(), 1.0) for number in range(12)]
    assert shares[0::2] == [1.0] * 6
    assert 0.0 in shares[1::2]


def test_the_longer_thought_wins_more_often() -> None:
    game, pairing = nim(21), Pairing("hard", "random")
    shares = [arena.play(game, 2, {}, pairing, 1, number, ticking(), SHORT) for number in range(20)]
    assert sum(shares) >= 15


def test_a_result_tells_its_share_and_how_sure_that_is() -> None:
    found = result(Pairing("hard", "normal"), 4, [1.0, 0.5, 0.0, 1.0])
    assert (found.wins, found.games, found.share) == (2.5, 4, 0.625)
    assert found.line() == "hard against 3 normal: 2.5 of 4 won, 62.5 % (22 to 91 %)"


def test_who_played_alone_is_reported_alone() -> None:
    assert Result("easy", "", 1, 10, 5.0, 0.2, 0.8).line() == "easy alone: 5 of 10 won, 50.0 % (20 to 80 %)"


@pytest.mark.parametrize(
    ("share", "games", "lowest", "highest"),
    [(0.5, 100, 0.404, 0.596), (1.0, 20, 0.839, 1.0), (0.0, 20, 0.0, 0.161)],
)
def test_the_interval_is_wilsons(share: float, games: int, lowest: float, highest: float) -> None:
    assert interval(share, games) == pytest.approx((lowest, highest), abs=0.001)
