"""Refusals: the reasons why obvious actions are not offered."""

from rules.game import Refusal
from rules.rolled_west.moves import (
    Bank,
    Claim,
    DoneInThisTurn,
    NoSpaceForSettlement,
    NothingToBankFor,
    NoWood,
    NoWoodForSettlement,
    RowComplete,
    Ship,
    TrackFull,
)
from rules.rolled_west.steps import State
from tests.rules.rolled_west.positions import make, position


def refused(state: State) -> list[Refusal]:
    return state.agenda[-1].refusals(state, state.roller)


def test_without_wood_a_claim_is_refused() -> None:
    assert refused(position("", "", dice="CCSG", terrain="hills")) == [NoWood(0)]
    assert refused(position("", "", dice="WCSG", terrain="woods")) == [NoWood(1)]


def test_a_settlement_needs_two_wood() -> None:
    assert refused(position("", "", dice="WCSG", terrain="hills")) == [NoWoodForSettlement()]
    assert refused(position("1/0/0/0", "", dice="WCSG", terrain="hills")) == []


def test_a_track_can_be_full_or_short_of_a_space() -> None:
    assert refused(position("| hills:cccccccc", "", dice="WCSG", terrain="hills")) == [TrackFull("hills")]
    assert refused(position("| hills:ccccccc", "", dice="WCSG", terrain="hills")) == [NoSpaceForSettlement("hills")]


def test_limited_actions_are_refused_after_their_use() -> None:
    state = position("", "", dice="WCSG", terrain="hills")
    make(state, Claim("camp", "hills", 1, 0), Bank("gold"))
    assert refused(state) == [DoneInThisTurn("claim"), DoneInThisTurn("bank")]


def test_a_complete_row_is_refused() -> None:
    state = position("0/2/0/0 | | 4/0/0", "", dice="WWSG", terrain="hills")
    make(state, Ship("copper", 1, 6, 1))
    assert refused(state) == [RowComplete("copper")]


def test_banking_is_refused_in_the_last_turn() -> None:
    assert NothingToBankFor() in refused(position("", "", dice="WCSG", terrain="hills", round=6))


def test_copying_has_no_refusals() -> None:
    state = position("", "", dice="WCSG", terrain="hills")
    assert state.agenda[-1].refusals(state, 1) == []
