"""Copying dice: rulings 4, 5, 14 to 17, 25 and 26, and worked examples 17 to 21."""

from typing import Any

import pytest

from rules import play, rolled_west
from rules.chance import Chance, key
from rules.rolled_west import copying
from rules.rolled_west.events import Copied, Declined
from rules.rolled_west.moves import Bank, Copy, Decline, End, Ship
from rules.rolled_west.steps import ChooseTerrain, CopyDie, State, TakeTurn
from tests.rules.rolled_west.positions import bank, make, of, offered, options, position

EMPTY = ("",) * 4


def to_move(state: State) -> list[int]:
    """Returns the seats to move besides the roller."""
    return sorted(set(state.agenda[-1].seats) - {state.roller})


def test_nobody_can_copy_before_the_terrain_is_chosen() -> None:
    assert list(play.settle(position(*EMPTY))) == [0]


def test_example_17_two_players_copy_one_die_and_the_roller_loses_nothing() -> None:  # rulings 4 and 5
    state = position("", "", "", dice="CCGW", terrain="woods")
    make(state, Ship("gold", 1, 0, 0))
    assert make(state, Copy("gold"), seat=1) == [Copied(1, "gold")]
    make(state, Copy("gold"), seat=2)
    assert [bank(state, player) for player in range(3)] == ["0/0/0/0", "0/0/0/1", "0/0/0/1"]
    assert state.players[0].shipped["gold"] == 1


def test_a_die_banked_by_the_roller_can_be_copied() -> None:  # ruling 5
    state = position("", "", dice="CCGW", terrain="woods")
    make(state, Bank("gold"))
    make(state, Copy("gold"), seat=1)
    assert (bank(state, 0), bank(state, 1)) == ("0/0/0/1", "0/0/0/1")


def test_the_terrain_die_cannot_be_copied() -> None:  # ruling 1
    state = position("", "", dice="WCCG", terrain="woods")
    assert offered(state, 1) == [Copy("copper"), Copy("gold"), Decline(1)]
    state = position("", "", dice="WWCG", terrain="woods")
    assert Copy("wood") in offered(state, 1)


def test_example_18_the_own_turn_gives_a_new_chance_to_copy() -> None:
    state = position("", "", "", terrain="woods", copied="1", starter=0, roller=0)
    assert to_move(state) == [2]
    make(state, End("C S G"))
    make(state, Decline(0), seat=2)
    play.settle(state)
    assert (state.roller, state.players[1].has_copied) == (1, False)
    state = position("", "", "", terrain="woods", roller=2)
    assert to_move(state) == [0, 1]


def test_example_19_the_opposite_seat_is_not_a_neighbour() -> None:
    assert to_move(position(*EMPTY, terrain="woods")) == [1, 3]
    assert to_move(position(*EMPTY, terrain="woods", ruleset="publisher")) == [1, 2, 3]
    assert to_move(position(*EMPTY, terrain="woods", outside_bank_from="any_opponent")) == [1, 2, 3]
    assert to_move(position(*EMPTY, terrain="woods", ruleset="publisher", outside_bank_from="neighbours")) == [1, 3]


def test_example_20_players_who_have_not_copied_can_copy_the_ghost() -> None:
    state = position("", "", dice="SWG", roller=2, copied="0")
    assert state.agenda[-1] == CopyDie([1])
    assert offered(state, 1) == [Copy("silver"), Copy("wood"), Copy("gold"), Decline(0)]
    make(state, Copy("wood"), seat=1)
    play.settle(state)
    assert (state.round, state.roller) == (4, 0)
    play.take(state, 0, offered(state)[0])
    assert to_move(state) == []


def test_example_21_in_the_last_round_copying_needs_a_turn_to_come() -> None:  # ruling 14
    assert to_move(position("", "", "", terrain="woods", roller=1, round=6)) == [2]
    assert to_move(position("", "", "", terrain="woods", roller=2, round=6)) == []
    assert to_move(position("", "", "", terrain="woods", roller=0, starter=2, round=6)) == [1]


def test_declining_keeps_the_other_chance_and_copying_does_not() -> None:  # ruling 15
    state = position("", "", "", terrain="woods", dice="WCSG")
    assert make(state, Decline(0), seat=2) == [Declined(2, 0)]
    make(state, Copy("gold"), seat=1)
    assert (state.players[1].has_copied, state.players[2].has_copied) == (True, False)
    assert state.agenda[-1].seats == [0]


@pytest.mark.parametrize("copied", ["", "1", "2", "12"])
def test_players_may_copy_before_their_first_turn(copied: str) -> None:  # ruling 16
    state = position("", "", "", terrain="woods", round=1, copied=copied)
    assert to_move(state) == sorted({1, 2} - set(map(int, copied)))


def test_the_roll_before_the_own_turn_is_the_last_chance() -> None:
    state = position(*EMPTY, terrain="woods", roller=0)
    assert offered(state, 1)[-1] == Decline(1)
    assert offered(state, 3)[-1] == Decline(0)
    two = position("", "", terrain="woods", roller=0)
    assert offered(two, 1)[-1] == Decline(1)
    assert offered(position("", "", terrain="woods", roller=1), 0)[-1] == Decline(0), "the ghost is to come"
    ghost = position("", "", dice="SWG", roller=2)
    assert [offered(ghost, player)[-1] for player in range(2)] == [Decline(1), Decline(0)]


def test_anybody_s_rolls_leave_more_offers() -> None:
    state = position(*EMPTY, terrain="woods", roller=1, ruleset="publisher")
    assert [offered(state, player)[-1] for player in (0, 2, 3)] == [Decline(0), Decline(1), Decline(0)]


def test_in_the_last_round_a_chance_is_the_last_if_no_other_roll_comes() -> None:
    state = position(*EMPTY, terrain="woods", roller=0, round=6)
    assert to_move(state) == [1, 3]
    assert [offered(state, player)[-1] for player in (1, 3)] == [Decline(1), Decline(0)]


def test_per_round_the_last_chance_is_that_of_the_round() -> None:  # ruling 26
    rounds: dict[str, Any] = {"outside_bank_period": "per_round"}
    state = position("", "", "", terrain="woods", roller=0, **rounds)
    assert [offered(state, player)[-1] for player in (1, 2)] == [Decline(0), Decline(0)]
    state = position("", "", "", terrain="woods", roller=1, **rounds)
    assert [offered(state, player)[-1] for player in (0, 2)] == [Decline(0), Decline(1)]
    last = position("", "", "", terrain="woods", roller=0, round=6, **rounds)
    assert [offered(last, player)[-1] for player in (1, 2)] == [Decline(1), Decline(0)]


def test_per_round_a_new_round_and_not_the_own_turn_gives_a_chance() -> None:  # ruling 26
    state = position("", "", terrain="woods", copied="01", outside_bank_period="per_round")
    make(state, End("C S G"))
    play.settle(state)
    assert isinstance(state.agenda[-1], ChooseTerrain)
    assert [player.has_copied for player in state.players] == [True, True]
    play.take(state, 1, offered(state)[0])
    make(state, offered(state)[-1])
    play.settle(state)  # the ghost rolls, and nobody may copy
    assert state.round == 4
    assert [player.has_copied for player in state.players] == [False, False]


def test_three_equal_dice_on_the_last_chance_leave_no_choice() -> None:  # ruling 25
    state = position("", "", dice="WGGG", terrain="woods")
    assert offered(state, 1) == [Copy("gold")]
    play.settle(state)
    assert bank(state, 1) == "0/0/0/1"
    assert position("", "", "", dice="WGGG", terrain="woods").agenda[-1].options(state, 2)[-1] == Decline(0)


def test_the_next_roll_waits_for_the_roller_and_all_who_may_copy() -> None:  # ruling 17
    state = position("", "", "", terrain="woods")
    drawn = state.chance.draws
    make(state, End("C S G"))
    make(state, Copy("gold"), seat=2)
    assert list(play.settle(state)) == [1]
    assert state.chance.draws == drawn
    make(state, Copy("gold"), seat=1)
    assert list(play.settle(state)) == [1]
    assert isinstance(state.agenda[-1], ChooseTerrain)
    assert state.chance.draws > drawn


def test_the_order_of_choices_makes_no_difference() -> None:
    ends = []
    for order in ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)):
        state = position("", "", "", dice="WCSG", terrain="woods")
        for seat in order:
            make(state, End("C S G") if seat == 0 else Copy("gold"), seat=seat)
        play.settle(state)
        ends.append((state.players, state.dice, state.agenda))
    assert all(end == ends[0] for end in ends)


@pytest.mark.parametrize(
    ("seats", "chosen", "useful"),
    [
        (2, {}, [5, 6]),
        (3, {}, [5, 6, 6]),
        (4, {}, [5, 6, 6, 6]),
        (4, {"outside_bank_period": "per_round"}, [5, 6, 6, 6]),
    ],
)
def test_players_copy_at_most_once_for_each_turn_to_come(seats: int, chosen: dict[str, str], useful: list[int]) -> None:
    """Copying at each first chance gives as many copies as the reference counts."""
    state = rolled_west.GAME.new(seats, options(**chosen), Chance(key(3)))
    copies = [0] * seats
    while to_move := play.settle(state):
        for event in of(Copied, play.drain(state)):
            copies[event.seat] += 1
        seat, found = next(iter(to_move.items()))
        acts = isinstance(state.agenda[-1], TakeTurn) and seat == state.roller
        play.take(state, seat, found[-1] if acts else found[0])
    assert copies[state.starter :] + copies[: state.starter] == useful


def test_chances_follow_from_the_places_in_the_turn_order() -> None:
    state = position(*EMPTY, terrain="woods", roller=2, starter=1)
    assert copying.offers(state) == ([1, 3], [3])
