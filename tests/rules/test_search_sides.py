"""The search in games with partners, with a secret that lasts, in turn order by one step, and with a rare prize."""

from collections import Counter

import pytest

from rules.chance import Chance, key
from rules.game import Game
from rules.search import Budget, advise, think
from tests.rules.one_question import SURE, TICKET, Give, Hide, HideBadly, Move, Play, Position, Show, one_question


def chosen(game: Game[Position], iterations: int = 1000, seed: int = 1) -> int:
    state = game.new(game.info.fewest, {}, Chance(key(0)))
    move: Move = think(game, game.view(state, 0), 0, Budget(iterations), seed)
    return move.number


def test_a_player_of_a_team_helps_its_partner_and_not_a_rival() -> None:
    assert chosen(one_question(Give, [1, 2, 2, 1])) in (0, 3)
    assert chosen(one_question(Give, [1, 1, 2])) in (0, 1)


def test_players_who_are_all_partners_play_for_their_points() -> None:
    assert chosen(one_question(Give, [1, 1, 1])) >= 0


@pytest.mark.strength
def test_a_rival_does_not_know_a_choice_that_stays_secret() -> None:
    """Hiding costs five points in one of three cases, less than the four points for not hiding."""
    assert all(chosen(one_question(Hide, [None, None]), 3000, seed) for seed in range(10))


def test_a_rival_knows_what_has_been_uncovered_since() -> None:
    """Hiding always costs five points then."""
    assert chosen(one_question(HideBadly, [None, None]), 3000) == 0


def test_everybody_knows_the_choices_of_a_step_that_is_pushed_again_in_turn_order() -> None:
    """The seat that answers knows the number: three is worth three points and costs twelve."""
    game = one_question(Show, [None, None])
    state = game.new(2, {}, Chance(key(0)))
    best, *_ = advise(game, game.view(state, 0), 0, Budget(3000), seed=1).ratings
    assert best.move == Move(1)
    assert best.lead == pytest.approx(-3, abs=0.5)


@pytest.mark.strength
@pytest.mark.parametrize(("odds", "prize", "best"), [(20, 60, TICKET), (40, 100, TICKET), (3, 2, SURE), (10, 9, SURE)])
def test_a_rare_prize_is_found_if_it_is_worth_it(odds: int, prize: int, best: int) -> None:
    game = one_question(Play, [None], odds=odds, prize=prize)
    assert Counter(chosen(game, 10_000, seed) for seed in range(10)) == {best: 10}
