"""The titles of this game."""

import pytest

from rules.coal_baron import GAME, events, titles
from rules.titles import Award
from tests.rules.recaps import played, went

NONE = [[0, 0], [0, 0]]


@pytest.mark.parametrize(
    ("transport", "name"), [("H", "handcarts"), ("C", "carriages"), ("T", "trucks"), ("L", "locomotives")]
)
def test_many_orders_by_one_transport_are_a_title(transport: str, name: str) -> None:
    (title,) = (each for each in titles.TITLES if each.name == name)
    shipped = [events.Delivered(0, transport, 1, 2, 9), events.Delivered(1, transport, 1, 2, 9)]
    assert [*title.earned(went(NONE, events=shipped))] == []
    more = [*shipped, events.Delivered(1, transport, 1, 1, 4), events.Delivered(0, "", 1, 5, 20)]
    assert [*title.earned(went(NONE, events=more))] == [Award(1, 3)]


def test_orders_delivered_at_once_are_a_title() -> None:
    shipped = [events.Delivered(0, "H", 1, 2, 9), events.Delivered(1, "T", 1, 1, 9)]
    assert [*titles.big_delivery(went(NONE, events=shipped))] == [Award(0, 2)]


def test_most_orders_delivered_in_all_are_a_title() -> None:
    recap, _ = played(GAME, 2)
    recap.end.players[0].delivered, recap.end.players[1].delivered = ["a"] * 5, ["a"] * 4
    assert [*titles.supplier(recap)] == [Award(0, 5)]
    recap.end.players[1].delivered = ["a"] * 5
    assert [*titles.supplier(recap)] == []


def test_workers_are_displaced_by_the_seat_that_has_moved_and_its_own_do_not_count() -> None:
    happened = [
        events.Earned(1, "money", 1, 3),
        events.Displaced(0, "money", 15),
        events.Displaced(1, "money", 99),
        events.OrderRevealed("order", "H", "K"),
        events.Displaced(0, "money", 1),
    ]
    assert [*titles.displacer(went(NONE, events=happened))] == [Award(1, 16)]
