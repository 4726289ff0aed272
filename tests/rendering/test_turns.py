"""Every board tells in the same way whom it is waiting for."""

from typing import Any

from rendering import turns
from rules.chance import Chance
from rules.game import State, Step


class Bid(Step[State, Any]):
    """Asks."""


class Deal(Step[State, Any]):
    """Asks nobody."""


class Spoken:
    """Words that say their name and values."""

    language = "en"

    def __call__(self, name: str, /, **values: int | str) -> str:
        return " and " if name == "board-and" else " ".join([name, *map(str, values.values())])

    def player(self, seat: int) -> str:
        raise AssertionError(seat)


def position(*agenda: Step[State, Any]) -> State:
    return State(chance=Chance(key=bytes(32)), agenda=list(agenda))


def test_all_seats_that_are_still_to_answer_are_active() -> None:
    view = position(Deal(), Bid([0, 2]))
    assert turns.asked(view) == turns.active(view, 1, [3]) == [0, 2]
    assert turns.told(view, ["Alice", "Carol"], {Bid: "bid"}, Spoken()) == "board-turn Alice and Carol bid"


def test_while_a_complete_turn_waits_for_done_only_its_viewer_is_active() -> None:
    view = position(Bid([0]), Deal())
    assert turns.asked(view) == turns.active(view, None, [3]) == []
    assert turns.active(view, 1, [3]) == [1]
    assert turns.told(view, ["Bob"], {}, Spoken()) == "board-complete Bob"


def test_after_the_end_the_winners_are_active() -> None:
    view = position()
    assert turns.active(view, 1, [2, 3]) == [2, 3]
    assert turns.told(view, ["Carol", "Dave"], {}, Spoken()) == "board-won Carol and Dave 2"
