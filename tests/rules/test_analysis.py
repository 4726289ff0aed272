from typing import Any

import pytest
from msgspec import structs

from rules import play
from rules.analysis import ENOUGH, ROUNDS, SEEDS, Duel, contest, duel, judge, judgement
from rules.chance import Chance, key
from rules.outlook import outlook
from tests.rules.small_games import Move, Position, doors, fingers, nim


def begun(game: Any, seats: int = 2) -> Any:
    state = game.new(seats, {}, Chance(key(0)))
    play.settle(state)
    return state


def test_all_seats_have_an_expected_lead() -> None:
    game = nim(2)
    found = outlook(game, game.view(begun(game), 0), 0, 400, seed=1)
    assert found.leads == pytest.approx([1, -1], abs=0.3)
    assert found.value == pytest.approx(found.leads[0])


def test_options_have_what_is_expected_after_them_best_first() -> None:
    game = nim(2)
    found = outlook(game, game.view(begun(game), 0), 0, 400, seed=1)
    best, other = found.options
    assert (best.move, best.leads) == (Move(2), [1, -1])
    assert (other.move, other.value) == (Move(1), -1)
    assert found.option(Move(1)) == other
    assert found.option(Move(3)) is None
    assert found.impression == Move(2)


def test_a_move_has_an_outlook_without_options() -> None:
    game = nim(2)
    view = game.view(begun(game), 0)
    assert outlook(game, view, 0, 50, seed=1, moves=(Move(1),)).leads == [-1, 1]
    found = outlook(game, view, 0, 50, seed=1, moves=(Move(2),))
    assert (found.leads, found.error, found.options, found.impression) == ([1, -1], 0, [], None)


def test_who_is_not_to_move_has_an_outlook_too() -> None:
    game = nim(5)
    found = outlook(game, game.view(begun(game), 1), 1, 500, seed=1)
    assert found.leads == pytest.approx([1, -1], abs=0.5)
    assert found.options == []


def test_choices_of_all_at_once_are_each_of_their_own_seat() -> None:
    game = fingers()
    found = outlook(game, game.view(begun(game), 1), 1, 600, seed=1)
    assert {option.move for option in found.options} == {Move(1), Move(2), Move(3)}
    assert found.options[0].move == Move(3)


def test_leads_are_points_without_the_bonus_for_a_win() -> None:
    def evaluate(state: Position) -> list[float]:
        return [10.0 * points for points in state.points]

    game = structs.replace(nim(1), evaluate=evaluate)
    found = outlook(game, game.view(begun(game), 0), 0, 10, seed=1)
    assert (found.value, found.leads) == (10, [1, -1])


def test_who_is_alone_expects_points() -> None:
    game = doors(1)
    assert outlook(game, game.view(begun(game, 1), 0), 0, 10, seed=1, moves=(Move(1),)).leads == [3]


def test_two_searches_agree_on_the_winning_move() -> None:
    game = nim(5)
    found = judge(game, game.view(begun(game), 0), 0, 800, seed=1)
    assert found.agree
    assert found.choices[0].move == Move(1)
    assert found.choices[0].value > max(choice.value for choice in found.choices[1:]) + 0.5
    assert found.first != found.second


def test_the_same_seed_gives_the_same_judgement() -> None:
    game = doors(3)
    view = game.view(begun(game, 1), 0)
    assert judge(game, view, 0, 100, seed=5) == judge(game, view, 0, 100, seed=5)


def test_an_option_that_only_one_search_has_tried_is_left_out() -> None:
    game = nim(3)
    found = outlook(game, game.view(begun(game), 0), 0, 100, seed=1)
    assert len(judgement(found, found._replace(options=found.options[:1])).choices) == 1
    assert not judgement(found, found._replace(options=found.options[1:])).agree
    assert not judgement(found._replace(options=[]), found).agree


def test_a_duel_shows_the_better_of_two_options() -> None:
    game = nim(5)
    view = game.view(begun(game), 0)
    won = duel(game, view, 0, Move(1), Move(2), 1000, seed=1)
    assert won.is_sure
    assert won.difference == pytest.approx(2, abs=0.6)
    assert won.points == won.difference
    assert not duel(game, view, 0, Move(2), Move(1), 1000, seed=1).is_sure


def test_a_duel_within_its_error_is_not_sure() -> None:
    assert not Duel(difference=0.1, error=0.1, points=0.1).is_sure


def test_an_option_that_is_better_wins_a_match_of_duels() -> None:
    game = nim(2)
    view = game.view(begun(game), 0)
    found = contest(game, view, 0, Move(2), Move(1), 20, seed=1, least=1.0)
    assert (found.difference, found.error, found.least, found.points) == (2, 0, 2, 2)


def test_duels_that_differ_make_a_match_of_duels_less_sure() -> None:
    game = nim(6)
    view = game.view(begun(game), 0)
    found = contest(game, view, 0, Move(2), Move(1), 4, seed=3, least=0.0)
    single = [duel(game, view, 0, Move(2), Move(1), 4, seed=3 + SEEDS * number) for number in range(ROUNDS)]
    assert found.difference == pytest.approx(sum(each.difference for each in single) / ROUNDS)
    assert found.error >= min(each.error for each in single) / ROUNDS**0.5


def test_a_match_of_duels_goes_on_while_it_is_open() -> None:
    searched = []

    def evaluate(state: Position) -> list[float]:
        searched.append(state)
        return [float(points) for points in state.points]

    def duels(one: int, other: int, least: float, stones: int = 2) -> float:
        """Returns how many duels there are; of two stones, to take both is better by two points."""
        game = structs.replace(nim(stones), evaluate=evaluate)
        before = len(searched)
        contest(game, game.view(begun(game), 0), 0, Move(one), Move(other), 10, seed=1, least=least)
        return (len(searched) - before) / 20  # 10 iterations after each option

    assert duels(1, 2, least=1.0) == 1  # it is surely not ahead by so much
    assert duels(2, 1, least=1.0) == ENOUGH
    assert duels(2, 1, least=0.35, stones=6) == ROUNDS
    assert duels(2, 1, least=0.6, stones=6) == 2  # it would have to be ahead by even more
