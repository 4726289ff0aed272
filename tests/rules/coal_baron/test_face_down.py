"""Determinizations of orders that were delivered face down: they fit the points and the counts that were shown."""

from statistics import mean

import pytest

from rules import coal_baron
from rules.chance import Chance, key
from rules.coal_baron.board import DATA, ORDERS
from rules.coal_baron.scoring import counts, prizes
from rules.coal_baron.state import HIDDEN, Shipment
from rules.coal_baron.steps import State
from tests.rules.coal_baron.positions import deliver, delivered, end_shift, position


def worlds(state: State, seat: int | None, number: int) -> list[State]:
    """Returns determinizations of the view of `seat`, all of them valid."""
    view = coal_baron.GAME.view(state, seat)
    found = [coal_baron.GAME.determinize(view, Chance(key(seed))) for seed in range(number)]
    assert [coal_baron.GAME.violations(world) for world in found] == [[]] * number
    return found


def points(state: State, seat: int) -> list[int]:
    return [ORDERS[name].points for name in state.players[seat].delivered]


def transports(state: State, seat: int) -> list[str]:
    return [name[0] for name in state.players[seat].delivered]


def in_second_shift() -> State:
    """Returns a position after the first scoring, in which the third seat has a clear lead in black coal."""
    state = position(3)
    deliver(state, 0, "H-Y", "H-YY")
    deliver(state, 1, "C-BB", "C-B")
    deliver(state, 1, "L-GG")
    deliver(state, 2, "T-KKK", "T-KK")
    deliver(state, 2, "L-KK")
    end_shift(state)
    return state


def test_an_order_of_twelve_points_is_dealt_as_one() -> None:
    state = position(3)
    deliver(state, 1, "T-KKK")
    for world in worlds(state, 0, 20):
        assert world.players[1].delivered == ["T-KKK"]


def test_orders_fit_the_transport_and_the_points_of_their_delivery() -> None:
    state = position(3)
    deliver(state, 1, "L-KK")
    deliver(state, 1, "C-YYY", "C-G")
    deliver(state, 2, "C-BB")
    found = worlds(state, 0, 50)
    for world in found:
        assert points(world, 1)[0] == 9
        assert sum(points(world, 1)[1:]) == 8
        assert points(world, 2) == [5]
        assert transports(world, 1) + transports(world, 2) == ["L", "C", "C", "C"]
    assert {world.players[1].delivered[0] for world in found} == {"L-KK", "L-GGG"}


def test_orders_fit_what_the_last_scoring_has_shown() -> None:
    state = in_second_shift()
    deliver(state, 0, "L-GGG")
    true = [counts(player) for player in state.players]
    for seat in (0, 1, 2, None):
        for world in worlds(state, seat, 20):
            assert [counts(player)[:8] for player in world.players[1:]] == [count[:8] for count in true[1:]]
            assert counts(world.players[0])[7] == true[0][7]


def test_majorities_are_judged_as_they_are() -> None:
    state = in_second_shift()

    def prospects(of: State) -> list[int]:
        shown = [counts(player) for player in of.players]
        paid = [
            prizes(of, category, [count[number] for count in shown])
            for number, category in enumerate(DATA.categories)
            if category.shift <= of.shift
        ]
        return [sum(column) for column in zip(*paid, strict=True)]

    found = [prospects(world) for world in worlds(state, 0, 200)]
    assert [mean(column) for column in zip(*found, strict=True)] == prospects(state)


@pytest.mark.parametrize("records", [0, 1])
def test_deliveries_of_older_matches_fit_the_points_and_the_counts_too(records: int) -> None:
    state = in_second_shift()
    deliver(state, 2, "H-BBB")
    for player in state.players:
        player.shipments = player.shipments[len(player.shipments) - records :]
    for world in worlds(state, 0, 20):
        assert [sum(points(world, seat)) for seat in (1, 2)] == [15, 37]
        assert points(world, 2)[-1] == 7
        world.players[2].delivered.pop()  # the only one since the scoring
        assert [counts(player)[:8] for player in world.players[1:]] == [player.shown for player in world.players[1:]]


def test_a_position_that_no_match_reaches_is_dealt_at_random() -> None:
    state = position(3)
    delivered(state, 1, "C-YYY L-K T-KK")
    found = worlds(state, 0, 30)
    assert all(HIDDEN not in world.players[1].delivered for world in found)
    assert len({world.players[1].delivered[0] for world in found}) > 8


def test_the_search_for_a_fitting_deal_ends() -> None:
    state = position(4, shift=3)
    names = [*state.deck.unseen]
    delivered(state, 1, " ".join(names[:18]))
    delivered(state, 2, " ".join(names[18:36]))
    for seat in (1, 2):
        state.players[seat].shipped = [100, 1, 0]
        state.players[seat].shown, state.players[seat].counted = [9] * 8, 18
        state.players[seat].prizes = [[0], [0]]
    assert len(worlds(state, 0, 1)[0].players[1].delivered) == 18


def test_more_shipments_than_delivered_orders_are_a_violation() -> None:
    state = position(3)
    state.players[1].shipments = [Shipment("T", 1, 12)]
    assert coal_baron.GAME.violations(state) == ["the shipments of seat 1 are more than its delivered orders"]
