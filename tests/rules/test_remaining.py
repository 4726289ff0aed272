"""How much of a match is left, in matches of every game."""

from random import Random

import pytest

from rules import games, remaining
from rules import match as matches
from rules.chance import Chance, key
from rules.match import AnyMatch

every_game = pytest.mark.parametrize("game", games.names())


def positions(game: str) -> list[AnyMatch]:
    """Returns a match at random after each of its moves, the beginning first."""
    at, _ = matches.start_match(games.load(game), 2, {}, key(1))
    found, dice = [at], Random(5)
    while seats := matches.to_move(at):
        question = matches.question(at, seats[0])
        assert question is not None
        at, _ = matches.commit_move(at, seats[0], dice.choice(question.options))
        found.append(at)
    return found


@every_game
def test_half_is_neither_in_the_first_quarter_of_a_match_nor_later_than_its_last(game: str) -> None:
    whole = positions(game)
    halves = [remaining.is_past_half(at) for at in whole[:: len(whole) // 16]]
    assert not any(halves[:4])
    assert all(halves[-4:])
    assert remaining.turns_left(games.load(game), whole[-1].state) == 0


@every_game
def test_what_is_hidden_does_not_move_half(game: str) -> None:
    rules, whole = games.load(game), positions(game)
    for at in whole[:: len(whole) // 4]:
        twin = rules.determinize(rules.view(at.state, None), Chance(key(99)))
        assert remaining.turns_left(rules, twin) == remaining.turns_left(rules, at.state)
