from collections import Counter
from itertools import count
from typing import Any

import pytest
from msgspec import structs

from rules import games, play, search, selfplay
from rules.chance import Chance, key
from rules.search import Budget, plan, think
from tests.rules.small_games import Move, OpenDoor, Position, doors, errands, fingers, greedy, nim, patience
from tests.rules.tiny.follow import FOLLOW

QUICK = Budget(iterations=300)


def opening(game: Any, seats: int = 2, seed: int = 0) -> Any:
    state = game.new(seats, {}, Chance(key(seed)))
    play.settle(state)
    return state


@pytest.mark.parametrize(("stones", "best"), [(2, 2), (5, 1), (6, 2), (7, 3), (9, 1), (11, 3)])
def test_the_winning_move_is_found(stones: int, best: int) -> None:
    game = nim(stones)
    state = opening(game)
    assert think(game, game.view(state, 0), 0, Budget(iterations=1500), seed=1) == Move(best)


def test_equal_seeds_and_budgets_give_equal_moves() -> None:
    game = doors(number=2)
    view = game.view(opening(game, seats=1), 0)
    first = [think(game, view, 0, Budget(iterations=40), seed) for seed in range(20)]
    again = [think(game, view, 0, Budget(iterations=40), seed) for seed in range(20)]
    assert first == again
    assert len(set(first)) > 1


@pytest.mark.parametrize("prize", [1, 2, 3, 4])
def test_a_prize_that_the_view_hides_is_not_found(prize: int) -> None:
    game = doors(number=4)
    state = structs.replace(opening(game, seats=1), prize=prize)
    assert think(game, game.view(state, 0), 0, QUICK, seed=1) == Move(0)


def test_a_move_with_a_high_prior_is_tried_first() -> None:
    def tried(game: Any) -> int:
        views = (game.view(opening(game), 0), 0, Budget(iterations=1))
        return sum(think(game, *views, seed).number for seed in range(60))

    assert tried(greedy()) > tried(nim())


def test_a_bad_move_with_a_high_prior_is_not_chosen() -> None:
    game = greedy(5)
    assert think(game, game.view(opening(game), 0), 0, Budget(iterations=1500), seed=1) == Move(1)


def test_among_equally_visited_moves_the_one_with_the_higher_mean_is_chosen() -> None:
    game = nim(2)
    view = game.view(opening(game), 0)
    assert [think(game, view, 0, Budget(iterations=2), seed) for seed in range(5)] == [Move(2)] * 5


def test_a_fair_risk_is_taken_without_knowledge_of_the_prize() -> None:
    game = doors(number=2)
    view = game.view(opening(game, seats=1), 0)
    opened = Counter(think(game, view, 0, Budget(2000), seed).number for seed in range(10))
    assert opened[0] == 0
    assert set(opened) == {1, 2}


@pytest.mark.untraced
def test_at_a_temperature_worse_moves_are_chosen_too_but_less_often() -> None:
    game = nim(5)
    view = game.view(opening(game), 0)
    cold, warm = (
        Counter(think(game, view, 0, Budget(200, temperature=warmth), seed).number for seed in range(100))
        for warmth in (0.0, 1.0)
    )
    assert set(cold) == {1}
    assert set(warm) == {1, 2, 3}
    assert warm.most_common()[0][0] == 1


def test_at_a_high_temperature_every_move_that_was_tried_may_be_chosen() -> None:
    game = nim(5)
    view = game.view(opening(game), 0)
    assert {think(game, view, 0, Budget(40, temperature=9.0), seed).number for seed in range(30)} == {1, 2, 3}


def test_a_search_of_one_iteration_still_chooses_a_legal_move() -> None:
    game = fingers()
    state = opening(game)
    move = think(game, game.view(state, 1), 1, Budget(1, temperature=1.0), seed=1)
    assert move in state.agenda[-1].options(state, 1)


@pytest.mark.parametrize("seat", [0, 1])
def test_simultaneous_choices_are_found_for_every_seat(seat: int) -> None:
    game = fingers()
    state = opening(game)
    assert think(game, game.view(state, seat), seat, Budget(iterations=1500), seed=1) == Move(3)


def test_the_last_seat_to_choose_does_not_know_the_other_choice() -> None:
    game = fingers()
    state = opening(game)
    answers = set()
    for shown in (1, 2, 3):
        waiting = play.copy(state)
        play.take(waiting, 0, Move(shown))
        answers.add(think(game, game.view(waiting, 1), 1, QUICK, seed=1))
    assert len(answers) == 1


def test_a_search_ends_when_its_time_is_up() -> None:
    game = nim(40)
    ticks = count()
    budget = Budget(iterations=10**9, seconds=50, clock=lambda: float(next(ticks)))
    think(game, game.view(opening(game), 0), 0, budget, seed=1)
    assert 50 <= next(ticks) <= 53


@pytest.mark.untraced
def test_a_search_ends_early_if_its_choice_can_no_longer_change() -> None:
    game = nim(2)
    ticks = count()
    budget = Budget(iterations=10**9, seconds=50_000, clock=lambda: float(next(ticks)))
    assert think(game, game.view(opening(game), 0), 0, budget, seed=1) == Move(2)
    assert next(ticks) < 40_000


def test_advice_lists_the_best_move_first_with_visits_and_lead() -> None:
    game = nim(5)
    turn, (best, *others) = search.advise(game, game.view(opening(game), 0), 0, Budget(1000), seed=1)
    assert turn == [Move(1)]
    assert best.move == Move(1)
    assert best.lead > max(rating.lead for rating in others)
    assert [rating.visits for rating in [best, *others]] == sorted([rating.visits for rating in [best, *others]])[::-1]


def test_a_seat_that_is_not_to_move_gets_no_advice() -> None:
    game = nim()
    with pytest.raises(ValueError, match="seat 1 is not to move"):
        search.advise(game, game.view(opening(game), 1), 1, QUICK, seed=1)


def test_a_single_option_needs_no_search() -> None:
    game = doors(number=0)
    view = Position(chance=Chance(b""), points=[0], agenda=[OpenDoor([0])])

    def clock() -> float:
        raise AssertionError("there is nothing to search")

    assert think(game, view, 0, Budget(10**9, 1.0, clock), seed=1) == Move(0)


def test_a_seat_that_is_not_to_move_cannot_search() -> None:
    game = nim()
    with pytest.raises(ValueError, match="seat 1 is not to move"):
        think(game, game.view(opening(game), 1), 1, QUICK, seed=1)


def test_a_plan_ends_when_another_seat_is_to_move() -> None:
    game = nim(6)
    assert plan(game, game.view(opening(game), 0), 0, Budget(iterations=3000), seed=1) == [Move(2)]


def test_a_plan_ends_at_the_turn_of_an_automated_opponent() -> None:
    game = patience(9)
    assert len(plan(game, game.view(game.new(1, {}, Chance(key(1))), 0), 0, Budget(20), seed=1)) == 1


def test_a_plan_ends_where_a_hidden_hand_may_leave_another_seat_no_choice() -> None:
    for seed in range(20):
        state = FOLLOW.new(2, {}, Chance(key(seed)))
        (move,) = plan(FOLLOW, FOLLOW.view(state, 0), 0, Budget(40), seed)
        assert move in state.agenda[-1].options(state, 0)


def test_a_plan_covers_all_questions_of_a_turn() -> None:
    game = doors(number=4)
    state = opening(game, seats=1)
    state.agenda = [OpenDoor([0]), OpenDoor([0])]
    assert plan(game, game.view(state, 0), 0, Budget(2000), seed=1) == [Move(0), Move(0)]


def test_a_turn_of_many_moves_stays_within_its_time() -> None:
    game = doors(number=4)
    state = opening(game, seats=1)
    state.agenda = [OpenDoor([0]) for _ in range(8)]
    ticks = count()
    budget = Budget(iterations=10**9, seconds=800, clock=lambda: float(next(ticks)))
    assert len(plan(game, game.view(state, 0), 0, budget, seed=1)) == 8
    assert next(ticks) <= 840


@pytest.mark.parametrize("seat", [0, 1])
def test_a_plan_continues_while_others_are_to_move_too(seat: int) -> None:
    game = errands()
    assert plan(game, game.view(opening(game), seat), seat, Budget(2000), seed=1) == [Move(1), Move(1)]


def test_a_long_solo_game_is_evaluated_before_its_end() -> None:
    game = doors(number=4)
    state = opening(game, seats=1)
    state.agenda = [OpenDoor([0]) for _ in range(search.MAX_DEPTH + 50)]
    assert think(game, game.view(state, 0), 0, Budget(20), seed=1) in state.agenda[-1].options(state, 0)


def test_a_search_leaves_its_view_unchanged() -> None:
    game = nim()
    view = game.view(opening(game), 0)
    before: Position = play.copy(view)
    plan(game, view, 0, QUICK, seed=1)
    assert view == before


@pytest.mark.strength
@pytest.mark.parametrize("seats", [2, *(pytest.param(seats, marks=pytest.mark.campaign) for seats in (3, 4))])
def test_a_search_player_wins_manhattan_against_random_players(seats: int) -> None:
    manhattan = games.load("manhattan")

    def players(seed: int) -> list[selfplay.Player]:
        return [
            selfplay.search_player(manhattan, Budget(iterations=250), seed),
            *(selfplay.random_player(seed + seat) for seat in range(1, seats)),
        ]

    report = selfplay.run(manhattan, seats, 1, 1, {}, lambda: 0.0, players)
    assert report.violations == []
    assert report.seats[0].wins == 1
