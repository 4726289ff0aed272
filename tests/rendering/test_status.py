"""Every board shows in the same way whom it is waiting for."""

import re
from typing import Any, get_args, get_type_hints

import pytest

from rendering.status import Status, to_move
from rules import games
from rules.chance import Chance
from rules.game import State, Step
from tests.languages import COMPLETE
from tests.rendering.text_words import texts


class Bid(Step[State, Any]):
    """A choice of some seats."""


class Offer(Step[State, Any]):
    """A choice of several seats: the second is to offer, the others to bid."""

    def prompt_key(self, state: State, seat: int) -> str:
        return "Offer" if seat == 1 else "Bid"


class Deal(Step[State, Any]):
    """A step without a choice."""


class Spoken:
    """Words that return their name and values."""

    language = "en"

    def __call__(self, name: str, /, **values: int | str) -> str:
        joints = {"board-and": " and ", "board-between": ", "}
        return joints.get(name) or " ".join([name, *map(str, values.values())])

    def player(self, seat: int) -> str:
        raise AssertionError(seat)


def position(*agenda: Step[State, Any]) -> State:
    return State(chance=Chance(key=bytes(32)), agenda=list(agenda))


STATUS = Status[State](winners=lambda view: [2, 3], special_name=lambda view, player, words: f"seat {player}")


def test_all_seats_to_move_are_active() -> None:
    view = position(Deal(), Bid([0, 2]))
    assert to_move(view) == STATUS.active(view, 1) == [0, 2]
    assert STATUS.turn(view, 1, Spoken()) == "board-turn seat 0 and seat 2 Bid"


def test_while_a_complete_turn_waits_for_done_only_its_viewer_is_active() -> None:
    view = position(Bid([0]), Deal())
    assert to_move(view) == STATUS.active(view, None) == []
    assert STATUS.active(view, 1) == [1]
    assert STATUS.turn(view, 1, Spoken()) == "board-complete seat 1"


def test_after_the_end_the_winners_are_active() -> None:
    view = position()
    assert STATUS.active(view, 1) == [2, 3]
    assert STATUS.turn(view, 1, Spoken()) == "board-won seat 2 and seat 3 2"


def asking(game: str) -> set[str]:
    """Returns the steps of a game with a choice, by name."""
    (agenda,) = get_args(get_type_hints(games.load(game).state)["agenda"])
    return {step.__name__ for step in get_args(agenda) if step.options is not Step.options}


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", [game for game in games.names() if "board-turn" in texts(game, "en")[1]])
def test_the_header_has_a_text_for_every_step_with_a_choice(game: str, language: str) -> None:
    text = texts(game, language)[1]
    (header,) = re.findall(r"^board-turn = \{ \$step ->\n(.*?)^\}", text, re.MULTILINE | re.DOTALL)
    assert sorted(re.findall(r"\[(\w+)\]", header)) == sorted(asking(game))


def test_seats_with_another_choice_are_named_after_the_others() -> None:
    assert STATUS.turn(position(Offer([0, 1, 2])), None, Spoken()) == (
        "board-turn seat 1 Offer, board-turn seat 0 and seat 2 Bid"
    )
