"""Positions advance in place: a step without a choice runs automatically unless that would reveal a secret."""

from collections.abc import Callable

import pytest

from rules import play
from rules.chance import Chance, key
from rules.game import Event, Move, Refusal, State, Step
from rules.play import BrokenGame
from tests.rules.tiny.bids import BIDS, Card, Sign
from tests.rules.tiny.raid import RAID, Demand, RaidState, Say, Stored, Work


def raid(seats: int = 2) -> RaidState:
    return RAID.new(seats, {"treasure": "hidden"}, Chance(key(1)))


def test_settling_returns_the_seats_of_the_step_on_top() -> None:
    state = raid()
    assert set(play.settle(state)) == {0}
    assert play.settle(BIDS.new(3, {}, Chance(key(1)))).keys() == {0, 1, 2}


def test_an_interruption_comes_first_and_then_the_turn_continues() -> None:
    state = raid()
    state.coins = [0, 1]
    play.take(state, 0, Demand(1))
    assert play.settle(state) == {1: [Say("yes"), Say("no")]}
    play.take(state, 1, Say("yes"))
    assert play.settle(state) == {0: [Say("thanks"), Say("hm")]}
    assert state.coins == [1, 0]


def test_with_an_empty_agenda_nobody_is_to_move() -> None:
    state = raid()
    state.agenda = []
    assert play.settle(state) == {}
    assert play.advance(state) == {}


class Forced(Step[State, Move]):
    def options(self, state: State, seat: int) -> list[Move]:
        return [Work()]

    def take(self, state: State, seat: int, move: Move) -> None:
        state.emit(Stored(seat, "forced"))


def test_a_step_uses_its_own_texts_by_default() -> None:
    assert Forced([0]).prompt_key(State(chance=Chance(key(1))), 0) == "Forced"


class Kept(Forced):
    takes_single = False


def test_a_single_option_is_taken_automatically() -> None:
    state = State(chance=Chance(key(1)), agenda=[Forced([0, 1])])
    assert play.settle(state) == {}
    assert state.events == [Stored(0, "forced"), Stored(1, "forced")]


def test_a_single_option_that_would_reveal_a_secret_is_left_to_the_player() -> None:
    state = State(chance=Chance(key(1)), agenda=[Kept([1])])
    assert play.settle(state) == {1: [Work()]}
    assert state.events == []


class PassOn(Step[State, Move]):
    """A seat that can only pass, after which another one can only pass."""

    def options(self, state: State, seat: int) -> list[Move]:
        return [Work()]

    def take(self, state: State, seat: int, move: Move) -> None:
        state.push(PassOn([1 - seat]))


class Stuck(Step[State, Move]):
    def options(self, state: State, seat: int) -> list[Move]:
        return [] if seat else [Work(), Say("yes")]


def test_seats_that_can_only_pass_for_ever_are_an_error_that_names_the_step() -> None:
    state = State(chance=Chance(key(1)), agenda=[PassOn([0])])
    with pytest.raises(BrokenGame, match=r"tests\.rules\.test_play\.PassOn comes after 1000 steps in a row"):
        play.settle(state)


@pytest.mark.parametrize("who_is_to_move", [play.settle, play.options])
def test_a_seat_without_options_is_an_error_that_names_step_and_seat(who_is_to_move: Callable[[State], object]) -> None:
    state = State(chance=Chance(key(1)), agenda=[Stuck([0, 1])])
    with pytest.raises(BrokenGame, match=r"tests\.rules\.test_play\.Stuck has no options for seat 1"):
        who_is_to_move(state)


def test_a_simultaneous_step_stays_until_its_last_seat_has_chosen() -> None:
    state = BIDS.new(2, {}, Chance(key(1)))
    bid = state.agenda[-1]
    for seat in (0, 1):
        play.take(state, seat, Card(state.hands[seat][0]))
        assert state.agenda == [bid]
    play.take(state, 1, Sign(1))
    assert play.settle(state).keys() == {0}
    play.take(state, 0, Sign(1))
    play.settle(state)
    assert state.agenda[-1] is not bid
    assert state.rounds == 2


def test_a_copy_is_equal_and_shares_nothing() -> None:
    state = raid()
    same = play.copy(state)
    assert same == state
    same.coins[0] = 9
    assert state.coins == [0, 0]


def test_draining_removes_the_events_from_the_position() -> None:
    state = raid()
    events: list[Event] = [Stored(0, "purse"), Stored(1, "cellar")]
    for event in events:
        state.emit(event)
    assert play.drain(state) == events
    assert play.drain(state) == []


def test_a_bare_step_has_no_options_and_cannot_be_carried_out() -> None:
    step: Step[State, Move] = Step()
    state = State(chance=Chance(key(1)))
    refused: list[Refusal] = step.refusals(state, 0)
    assert refused == []
    with pytest.raises(NotImplementedError):
        step.options(state, 0)
    with pytest.raises(NotImplementedError):
        step.take(state, 0, Work())
    with pytest.raises(NotImplementedError):
        step.run(state)
