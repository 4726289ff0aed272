"""Refusals: the reasons why obvious actions are not offered."""

from rules.game import Refusal
from rules.rolled_west.board import DATA
from rules.rolled_west.moves import (
    AllTaken,
    Bank,
    Claim,
    DoneInThisTurn,
    NoDieToBank,
    NoMetal,
    NoSpaceForSettlement,
    NothingToBankFor,
    NoWood,
    NoWoodForSettlement,
    RowComplete,
    Ship,
    TooFewMetals,
    TrackFull,
)
from rules.rolled_west.steps import State
from tests.rules.rolled_west.positions import make, position

OF_METAL = NoMetal | TooFewMetals | AllTaken


def refused(state: State) -> list[Refusal]:
    """Returns the reasons that are not about the costs in metal."""
    return [reason for reason in state.agenda[-1].refusals(state, state.roller) if not isinstance(reason, OF_METAL)]


def of_metal(state: State) -> list[Refusal]:
    return [reason for reason in state.agenda[-1].refusals(state, state.roller) if isinstance(reason, OF_METAL)]


def test_without_wood_a_claim_is_refused() -> None:
    assert refused(position("", "", dice="CCSG", terrain="hills")) == [NoWood("none")]
    assert refused(position("", "", dice="WCSG", terrain="woods")) == [NoWood("terrain")]


def test_wood_that_was_just_banked_is_no_reason_to_say_that_there_is_none() -> None:
    state = position("", "", dice="WCSG", terrain="hills")
    make(state, Bank("wood"))
    assert refused(state) == [DoneInThisTurn("bank"), NoWood("banked")]
    state = position("1/0/0/0", "", dice="WCSG", terrain="hills")
    make(state, Bank("wood"))
    assert refused(state) == [DoneInThisTurn("bank"), NoWoodForSettlement(1)]


def test_a_settlement_needs_two_wood() -> None:
    assert refused(position("", "", dice="WCSG", terrain="hills")) == [NoWoodForSettlement(0)]
    assert refused(position("1/0/0/0", "", dice="WCSG", terrain="hills")) == []


def test_a_track_can_be_full_or_short_of_a_space() -> None:
    assert refused(position("| hills:cccccccc", "", dice="WCSG", terrain="hills")) == [TrackFull("hills")]
    assert refused(position("| hills:ccccccc", "", dice="WCSG", terrain="hills")) == [NoSpaceForSettlement("hills")]


def test_contracts_and_offices_are_refused_for_the_metals_that_can_be_spent() -> None:
    state = position("", "", dice="WCSG", terrain="hills")
    assert of_metal(state) == [TooFewMetals("contract", "C G", 0)]
    make(state, Bank("copper"))
    assert of_metal(state) == [TooFewMetals("contract", "G", 1), TooFewMetals("office", "G", 1)]


def test_without_metals_nothing_is_shipped() -> None:
    assert of_metal(position("", "", dice="WWWW", terrain="woods")) == [NoMetal("none")]
    assert of_metal(position("", "", dice="WWWS", terrain="hills")) == [NoMetal("terrain")]
    state = position("", "", dice="WWSG", terrain="hills")
    make(state, Bank("gold"))
    assert of_metal(state) == [NoMetal("banked")]


def test_contracts_and_offices_can_be_taken_by_others() -> None:
    state = position("", "", dice="WWWW", terrain="woods")
    state.contracts = {card.name: 1 for card in DATA.contracts}
    state.offices = {card.name: 1 for card in DATA.offices}
    assert of_metal(state) == [NoMetal("none"), AllTaken("contract"), AllTaken("office")]


def test_limited_actions_are_refused_after_their_use() -> None:
    state = position("", "", dice="WCSG", terrain="hills")
    make(state, Claim("camp", "hills", 1, 0), Bank("gold"))
    assert refused(state) == [DoneInThisTurn("claim"), DoneInThisTurn("bank")]


def test_a_complete_row_is_refused() -> None:
    state = position("0/2/0/0 | | 4/0/0", "", dice="WWSG", terrain="hills")
    make(state, Ship("copper", 1, 6, 1))
    assert refused(state) == [RowComplete("copper")]


def test_without_a_die_nothing_is_banked() -> None:
    state = position("", "", dice="WWWS", terrain="hills")
    make(state, Claim("settlement", "hills", 1, 2), Bank("wood"))
    assert NoDieToBank() not in refused(state)
    state = position("", "", dice="WWCS", terrain="hills")
    make(state, Claim("settlement", "hills", 1, 2), Ship("copper", 1, 0, 0))
    assert NoDieToBank() in refused(state)


def test_banking_is_refused_in_the_last_turn() -> None:
    assert NothingToBankFor() in refused(position("", "", dice="WCSG", terrain="hills", round=6))


def test_copying_has_no_refusals() -> None:
    state = position("", "", dice="WCSG", terrain="hills")
    assert state.agenda[-1].refusals(state, 1) == []
