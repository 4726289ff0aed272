"""What a reason claims is recounted: with other searches, in other positions that fit the view."""

from collections.abc import Iterator
from itertools import islice
from statistics import mean
from typing import Any

import pytest
from msgspec import structs

from rules import contract, games, play, reasons
from rules.chance import Chance, key
from rules.game import AnyGame, Part, Score
from rules.reasons import Reason, Why
from rules.search import Search
from tests.rules.small_games import Move, Position, nim

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


def begun(game: AnyGame) -> Any:
    state = game.new(2, {}, Chance(key(0)))
    play.settle(state)
    return state


def scored(game: AnyGame) -> AnyGame:
    """Returns a game whose points belong to a category."""
    return structs.replace(
        game, scores=lambda state: [Score(points, parts=(Part("stones", points),)) for points in state.points]
    )
