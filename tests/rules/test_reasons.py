"""What a reason claims is recounted: with other searches, in other positions that fit the view."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from statistics import mean
from typing import Any

import pytest
from msgspec import structs

from rules import contract, games, play, reasons
from rules.chance import Chance, key
from rules.game import AnyGame, Event, Game, Info, Part, Score, State, Step
from rules.reasons import Reason, Why
from rules.search import Budget, Search
from tests.rules.small_games import Move, OpenDoor, Position, doors, nim, patience

SKIPPED, EVERY = 40, 7
"""Of a random match, the moments before those that are looked at, and one in how many is."""
RECOUNTS, ITERATIONS = 4, 50
"""How many searches recount a figure, and their iterations."""
TOLERANCE = 0.5, 1.0
"""By how much a figure may differ from its recount: a part of it, and in points or things."""
FIGURES = ("points", "holding")


def questions(game: AnyGame) -> Iterator[tuple[Any, int, tuple[Any, Any]]]:
    """Yields some questions of a random match as their seats see them, each with two options."""
    found = contract.moments(game, 2, games.complete(game, {}), seed=5)
    for state, to_move in islice(found, SKIPPED, None, EVERY):
        seat, options = next(iter(to_move.items()), (0, []))
        if len(options) > 1:
            yield game.view(state, seat), seat, (options[0], options[-1])
            yield game.view(state, seat), seat, (options[-1], options[0])


def amounts(game: AnyGame, view: Any, seat: int, option: Any, why: Why) -> dict[Reason, float]:
    """Returns how much of what each reason names there is after an option, on average over new searches."""
    said = [reason for reason in [*why.reasons, *why.against] if reason.kind in FIGURES]
    found: dict[Reason, list[float]] = {reason: [] for reason in said}
    for number in range(RECOUNTS):
        tree = Search(game, view, seat, seed=1000 + number)
        for _ in range(ITERATIONS):
            _, state, _ = tree.iterate([option])
            for reason in said:
                found[reason].append(amount(game, state, reason))
    return {reason: mean(counted) for reason, counted in found.items()}


def amount(game: AnyGame, state: Any, reason: Reason) -> float:
    """Returns how much of what a reason names its seat has in a position."""
    if reason.kind == "holding":
        assert game.holdings is not None
        return game.holdings(state, reason.seat)[reason.name]
    parts = [*game.scores(state)[reason.seat].parts]
    if game.unscored and state.agenda:
        parts += game.unscored(state)[reason.seat]
    return sum(part.points for part in parts if (part.category, part.round) == (reason.name, reason.round))


@pytest.mark.match
@pytest.mark.parametrize("name", games.names())
def test_every_figure_of_a_reason_holds_when_it_is_counted_again(name: str) -> None:
    game = games.load(name)
    view, seat, pair, why = next(
        (view, seat, pair, why)
        for view, seat, pair in questions(game)
        for why in [reasons.why(game, view, seat, pair, seed=1)]
        if any(reason.kind in FIGURES for reason in why.reasons)
    )
    first, second = (amounts(game, view, seat, option, why) for option in pair)
    for reason in first:
        again, said, (part, least) = first[reason] - second[reason], reason.amount / 10, TOLERANCE
        assert again * said > 0, f"{reason}: {again}"
        assert abs(again - said) <= max(part * abs(said), least), f"{reason}: {again}"


def test_the_same_seed_gives_the_same_reasons() -> None:
    game = games.load("rolled_west")
    view, seat, pair = next(questions(game))
    assert reasons.why(game, view, seat, pair, seed=3) == reasons.why(game, view, seat, pair, seed=3)


def test_options_that_lead_to_the_same_have_no_reason() -> None:
    game = nim(5)
    pair = (Move(1), Move(1))
    assert reasons.why(game, game.view(begun(game), 0), 0, pair, seed=1) == Why(reasons.encoded(Move(1)))


def test_the_worse_of_two_options_has_no_reason() -> None:
    game = scored(nim(2))
    view = game.view(begun(game), 0)
    assert reasons.why(game, view, 0, (Move(2), Move(1)), seed=1).reasons
    assert not reasons.why(game, view, 0, (Move(1), Move(2)), seed=1).reasons


def test_points_and_the_share_of_the_win_become_reasons() -> None:
    game = scored(nim(2))
    found = reasons.why(game, game.view(begun(game), 0), 0, (Move(2), Move(1)), seed=1)
    assert found.reasons == [Reason("win", 0, amount=100), Reason("points", 0, "stones", 10)]


def test_points_that_are_not_scored_yet_say_so() -> None:
    def unscored(state: Position) -> list[list[Part]]:
        return [[Part("promises", state.stones)] for _ in state.points]

    game = structs.replace(scored(nim(90)), unscored=unscored)
    found = reasons.why(game, game.view(begun(game), 0), 0, (Move(1), Move(3)), seed=1)
    assert found.reasons == []  # the rival would have the same
    game = structs.replace(game, unscored=lambda state: [unscored(state)[0], []])
    (only,) = reasons.why(game, game.view(begun(game), 0), 0, (Move(1), Move(3)), seed=1).reasons
    assert (only.kind, only.name, only.is_unscored) == ("points", "promises", True)


def test_a_move_that_a_rival_can_no_longer_make_is_a_reason() -> None:
    (only,) = reasons.why(GARDEN, GARDEN.view(begun(GARDEN), 0), 0, (Move(1), Move(0)), seed=1).reasons
    assert (only.kind, only.seat, only.name) == ("denies", 1, reasons.encoded(Move(2)))


def test_what_only_a_partner_has_less_of_is_no_reason_by_itself() -> None:
    together = structs.replace(GARDEN, scores=lambda state: [Score(sum(state.points), team=1) for _ in state.points])
    found = reasons.why(together, together.view(begun(together), 0), 0, (Move(0), Move(1)), seed=1)
    assert [(reason.kind, reason.seat) for reason in found.reasons] == [("lead", 0)]


def test_if_more_speaks_against_the_better_option_its_lead_is_said_too() -> None:
    def scores(state: Garden) -> list[Score]:
        parts = (Part("apples", int(state.is_fenced)), Part("pears", 0 if state.is_fenced else 3))
        return [Score(0, parts=parts), Score(0)]

    game = structs.replace(GARDEN, scores=scores, evaluate=lambda state: [10.0 * state.is_fenced, 0.0])
    found = reasons.why(game, game.view(begun(game), 0), 0, (Move(1), Move(0)), seed=1)
    assert [(reason.kind, reason.name) for reason in found.reasons] == [("points", "apples"), ("lead", "")]
    assert [(reason.kind, reason.name) for reason in found.against] == [("points", "pears")]


def test_who_plays_alone_learns_what_a_thing_is_worth() -> None:
    alone = structs.replace(
        patience(90),
        holdings=lambda state, seat: {"berries": 90 - state.stones},
        evaluate=lambda state: [2.0 * (90 - state.stones)],
    )
    found = reasons.why(alone, alone.view(begun(alone, 1), 0), 0, (Move(3), Move(1)), seed=1)
    assert [(reason.kind, reason.name) for reason in found.reasons] == [("holding", "berries")]


def test_advice_compares_its_choice_with_the_next_best() -> None:
    game = scored(nim(6))
    view = game.view(begun(game), 0)
    advised = reasons.advise(game, view, 0, Budget(400), seed=1)
    assert advised.advice.turn == [Move(2)]
    assert advised.why
    assert advised.why.other == reasons.encoded(advised.advice.ratings[1].move)


def test_advice_about_a_single_option_has_no_reasons() -> None:
    closed = Position(chance=Chance(key(1)), points=[0], agenda=[OpenDoor([0])])
    assert reasons.advise(doors(1), closed, 0, Budget(400), seed=1).why is None


@pytest.mark.parametrize("choice", [Move(2), Move(1)])
def test_a_choice_is_compared_with_the_best_option_or_with_the_next_best(choice: Move) -> None:
    game = scored(nim(6))
    found = reasons.explain(game, game.view(begun(game), 0), 0, choice, Budget(400), seed=1)
    assert (found.best, found.is_best) == (Move(2), choice == Move(2))
    assert (found.why.other == reasons.encoded(choice)) is not found.is_best


class Fence(Step["Garden", Move]):
    """Put up a fence (1) or none (0)."""

    def options(self, state: Garden, seat: int) -> list[Move]:
        return [Move(0), Move(1)]

    def take(self, state: Garden, seat: int, move: Move) -> None:
        state.is_fenced = bool(move.number)
        state.push(Pick([1]))


class Pick(Step["Garden", Move]):
    """Pick an apple (1), or all (2) if there is no fence."""

    def options(self, state: Garden, seat: int) -> list[Move]:
        return [Move(1)] if state.is_fenced else [Move(1), Move(2)]

    def take(self, state: Garden, seat: int, move: Move) -> None:
        state.points[seat] += 5 * move.number


class Garden(State, kw_only=True, omit_defaults=True):
    """A garden of seat 0, from which seat 1 picks apples."""

    points: list[int]
    is_fenced: bool = False
    agenda: list[Fence | Pick] = []


GARDEN = Game(
    info=Info("garden", fewest=2, most=2, minutes=1, version=1),
    state=Garden,
    move=Move,
    event=Event,
    new=lambda seats, options, chance: Garden(chance=chance, points=[0, 0], agenda=[Fence([0])]),
    scores=lambda state: [Score(points) for points in state.points],
    violations=lambda state: [],
)


def begun(game: AnyGame, seats: int = 2) -> Any:
    state = game.new(seats, {}, Chance(key(0)))
    play.settle(state)
    return state


def scored(game: AnyGame) -> AnyGame:
    """Returns a game whose points belong to a category."""
    return structs.replace(
        game, scores=lambda state: [Score(points, parts=(Part("stones", points),)) for points in state.points]
    )
