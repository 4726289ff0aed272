"""Puzzles are found where one choice is clearly the best, and in nothing that is private."""

from __future__ import annotations

from itertools import islice

import msgspec
import pytest
from msgspec import Raw

from bot.domain.errors import UserError
from bot.features.puzzles import finding
from bot.features.puzzles.domain import Puzzle, posed
from bot.features.puzzles.finding import Effort, Moment
from rules import games, play
from rules.chance import Chance, key

QUICK = Effort(search=80, duel=60, least=0.3, matches=1)
"""Too little to be sure, and enough to run through everything."""


def first_moment(game: str) -> Moment:
    return next(finding.moments(games.load(game), 1))


@pytest.mark.parametrize("game", ["rolled_west", "montana"])
def test_the_questions_of_a_match_are_as_its_players_see_them(game: str) -> None:
    moment = first_moment(game)
    assert finding.FEWEST <= len(moment.options) <= finding.MOST
    assert not finding.is_private(games.load(game), moment.state, finding.SEATS)


def test_what_a_seat_does_not_know_is_replaced_by_a_guess() -> None:
    game = games.load("manhattan")
    state = game.new(2, games.complete(game, {}), Chance(key(1)))
    (seat,) = play.settle(state)
    moment = finding.moment_of(game, state, seat, 2)
    assert moment is not None
    moment.state.chance = state.chance
    assert game.view(moment.state, moment.seat) == game.view(state, moment.seat)
    assert game.view(moment.state, 1 - moment.seat) != game.view(state, 1 - moment.seat)


def test_a_choice_becomes_a_puzzle_only_if_it_is_ahead_by_enough() -> None:
    moment, game = first_moment("montana"), games.load("montana")
    assert finding.puzzle_of(game, moment, 1, QUICK._replace(least=1000.0)) is None


def test_a_choice_that_is_clearly_the_best_becomes_a_puzzle() -> None:
    game = games.load("coal_baron")
    tried = ((finding.puzzle_of(game, moment, 1, QUICK), moment) for moment in islice(finding.moments(game, 1), 8))
    puzzle, moment = next((puzzle, moment) for puzzle, moment in tried if puzzle)
    assert posed(puzzle).options == moment.options
    assert puzzle.points >= 10 * QUICK.least


def test_a_puzzle_is_posed_with_the_options_of_its_question() -> None:
    moment = first_moment("montana")
    puzzle = stored("montana", moment, best=1)
    shown = posed(puzzle)
    assert shown.options == moment.options
    assert shown.best == moment.options[1]


def test_a_puzzle_of_other_rules_is_no_longer_there() -> None:
    moment = first_moment("montana")
    for puzzle in (
        stored("montana", moment, version=99),
        stored("chess", moment),
        stored("montana", moment, best=len(moment.options)),
    ):
        with pytest.raises(UserError, match="puzzle-gone"):
            posed(puzzle)


def stored(game: str, moment: Moment, *, best: int = 0, version: int = 0) -> Puzzle:
    version = version or games.load("montana").info.version
    return Puzzle(game, version, 2, Raw(msgspec.json.encode(moment.state)), moment.seat, best, 23)
