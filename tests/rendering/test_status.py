"""Every board tells in the same way whom it is waiting for."""

import re
from typing import Any, get_args, get_type_hints

import pytest

from rendering.status import Status, asked
from rules import games
from rules.chance import Chance
from rules.game import State, Step
from tests.rendering.text_words import texts


class Bid(Step[State, Any]):
    """Asks."""


class Offer(Step[State, Any]):
    """Asks the second seat; the others are asked to bid."""

    def prompt_key(self, state: State, seat: int) -> str:
        return "Offer" if seat == 1 else "Bid"


class Deal(Step[State, Any]):
    """Asks nobody."""


class Spoken:
    """Words that say their name and values."""

    language = "en"

    def __call__(self, name: str, /, **values: int | str) -> str:
        joints = {"board-and": " and ", "board-between": ", "}
        return joints.get(name) or " ".join([name, *map(str, values.values())])

    def player(self, seat: int) -> str:
        raise AssertionError(seat)


def position(*agenda: Step[State, Any]) -> State:
    return State(chance=Chance(key=bytes(32)), agenda=list(agenda))


STATUS = Status[State](winners=lambda view: [2, 3], name=lambda view, player, words: f"seat {player}")


def test_all_seats_that_are_still_to_answer_are_active() -> None:
    view = position(Deal(), Bid([0, 2]))
    assert asked(view) == STATUS.active(view, 1) == [0, 2]
    assert STATUS.turn(view, 1, Spoken()) == "board-turn seat 0 and seat 2 Bid"


def test_while_a_complete_turn_waits_for_done_only_its_viewer_is_active() -> None:
    view = position(Bid([0]), Deal())
    assert asked(view) == STATUS.active(view, None) == []
    assert STATUS.active(view, 1) == [1]
    assert STATUS.turn(view, 1, Spoken()) == "board-complete seat 1"


def test_after_the_end_the_winners_are_active() -> None:
    view = position()
    assert STATUS.active(view, 1) == [2, 3]
    assert STATUS.turn(view, 1, Spoken()) == "board-won seat 2 and seat 3 2"


def asking(game: str) -> set[str]:
    """The steps of a game that ask, by name."""
    (agenda,) = get_args(get_type_hints(games.load(game).state)["agenda"])
    return {step.__name__ for step in get_args(agenda) if step.options is not Step.options}


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("game", [game for game in games.names() if "board-turn" in texts(game, "en")[1]])
def test_the_header_says_of_every_step_that_asks_what_is_to_be_done(game: str, language: str) -> None:
    _, text = texts(game, language)
    (header,) = re.findall(r"^board-turn = \{ \$step ->\n(.*?)^\}", text, re.MULTILINE | re.DOTALL)
    assert sorted(re.findall(r"\[(\w+)\]", header)) == sorted(asking(game))


def test_those_who_are_asked_something_else_are_told_after_the_others() -> None:
    assert STATUS.turn(position(Offer([0, 1, 2])), None, Spoken()) == (
        "board-turn seat 1 Offer, board-turn seat 0 and seat 2 Bid"
    )
