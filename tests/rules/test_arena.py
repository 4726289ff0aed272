"""Matches between computer players: pairings, seats and confidence intervals."""

from itertools import count

import pytest

from rules import arena
from rules.arena import Pairing, Result, interval, pairings, result
from rules.selfplay import Clock
from tests.rules.one_question import Give, one_question
from tests.rules.small_games import nim

SHORT = 0.05
"""Seconds of the normal level for a turn: enough for few iterations."""


def ticking() -> Clock:
    ticks = count()
    return lambda: next(ticks) / 1000


def test_each_level_plays_every_level_named_after_it() -> None:
    assert pairings(["hard", "easy", "random"], [0, 1]) == [
        Pairing("hard", "easy"),
        Pairing("hard", "random"),
        Pairing("easy", "random"),
    ]


def test_a_solo_game_has_no_opposing_level() -> None:
    assert pairings(["hard", "random"], [0]) == [Pairing("hard", ""), Pairing("random", "")]


def test_a_game_of_partners_only_has_no_opposing_level() -> None:
    assert pairings(["hard", "random"], [7, 7, 7]) == [Pairing("hard", ""), Pairing("random", "")]


def test_a_level_plays_for_a_whole_team() -> None:
    """The seat that gives has to give to its own team, which random players often do not."""
    game, pairing = one_question(Give, [1, 2, 1, 2]), Pairing("hard", "random")
    sides = arena.sides(game, 4, {})
    assert sides == [1, 2, 1, 2]
    shares = [arena.play(game, 4, {}, pairing, 1, number, ticking(), 1.0) for number in range(8)]
    assert shares[0::2] == [1.0] * 4
    assert result(pairing, sides, shares).line().startswith("hard against random, in teams: ")


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(ValueError, match="no level called superb"):
        pairings(["hard", "superb"], [0, 1])


def test_the_first_player_moves_up_a_seat_with_each_game() -> None:
    """With three stones, the first to move can take them all."""
    game, pairing = nim(3), Pairing("hard", "random")
    shares = [arena.play(game, 2, {}, pairing, 1, number, ticking(), 1.0) for number in range(12)]
    assert shares[0::2] == [1.0] * 6
    assert 0.0 in shares[1::2]


@pytest.mark.strength
def test_the_longer_search_wins_more_often() -> None:
    game, pairing = nim(21), Pairing("hard", "random")
    shares = [arena.play(game, 2, {}, pairing, 1, number, ticking(), SHORT) for number in range(20)]
    assert sum(shares) >= 15


def test_a_result_has_its_win_rate_and_confidence_interval() -> None:
    found = result(Pairing("hard", "normal"), [0, 1, 2, 3], [1.0, 0.5, 0.0, 1.0])
    assert (found.wins, found.games, found.share) == (2.5, 4, 0.625)
    assert found.line() == "hard against 3 normal: 2.5 of 4 won, 62.5 % (22 to 91 %)"


def test_a_solo_result_names_no_opponents() -> None:
    assert Result("easy", "", 1, 10, 5.0, 0.2, 0.8).line() == "easy alone: 5 of 10 won, 50.0 % (20 to 80 %)"


@pytest.mark.parametrize(
    ("share", "games", "lowest", "highest"),
    [(0.5, 100, 0.404, 0.596), (1.0, 20, 0.839, 1.0), (0.0, 20, 0.0, 0.161)],
)
def test_the_interval_is_wilson_s(share: float, games: int, lowest: float, highest: float) -> None:
    assert interval(share, games) == pytest.approx((lowest, highest), abs=0.001)
