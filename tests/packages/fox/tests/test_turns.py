"""A round, with its rulings."""

import pytest

from parlour_fox.rules import GAME
from parlour_fox.rules.moves import Caught, Searched, Walk
from parlour_fox.rules.steps import State, WalkOn
from rules import play
from rules.chance import Chance, key


def hunt(fox: str, seats: int = 2) -> State:
    """Returns a position in which the first hound is about to go."""
    state = GAME.new(seats, {"rounds": "8"}, Chance(key(1)))
    state.fox, state.possible = fox, ["A3", "B2"]
    state.agenda = [WalkOn(seats=[1])]
    return state


def test_with_two_players_the_second_one_moves_both_hounds() -> None:
    """Ruling 1."""
    state = hunt("B2")
    for hound in ("A3", "D3"):
        assert list(play.settle(state)) == [1]
        play.take(state, 1, Walk(hound))
    play.settle(state)
    assert state.hounds == ["A3", "D3"]


@pytest.mark.parametrize(("fox", "event"), [("A3", Caught(1, "A3")), ("B2", Searched(1, "A3"))])
def test_a_search_shows_something_whether_or_not_the_fox_is_there(fox: str, event: object) -> None:
    """Ruling 2."""
    state = hunt(fox)
    play.take(state, 1, Walk("A3"))
    assert play.drain(state) == []
    play.settle(state)
    assert play.drain(state) == [event]
    assert type(event).reveals  # type: ignore[attr-defined]


def test_partners_win_together_when_the_fox_is_caught() -> None:
    state = hunt("A3", seats=4)
    play.take(state, 1, Walk("A3"))
    assert play.settle(state) == {}
    assert [(score.points, score.team) for score in GAME.scores(state)] == [(0, 0), (1, 1), (1, 1), (1, 1)]
