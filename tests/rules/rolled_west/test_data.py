"""The data file is validated when it is read, and its figures add up."""

from collections import Counter

import msgspec
import pytest

from rules.rolled_west.board import CONTRACTS, DATA, OFFICES, SIDES, TERRAINS, Data


def test_the_figures_add_up() -> None:
    assert len(SIDES) == 12
    assert [sum(card.points) for card in TERRAINS.values()] == [27, 17, 20, 23]
    assert [sum(map(bool, card.points)) for card in TERRAINS.values()] == [6, 5, 5, 5]
    assert sum(card.points for card in CONTRACTS.values()) == 99
    contracts, offices = Counter[str](), Counter[str]()
    for contract in CONTRACTS.values():
        contracts.update(contract.cost)
    for office in OFFICES.values():
        offices.update(office.cost)
    assert contracts == {"copper": 13, "silver": 13, "gold": 13}
    assert offices == {"copper": 6, "silver": 6, "gold": 6}


def test_a_misspelt_field_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.convert(msgspec.to_builtins(DATA) | {"ruonds": 6}, Data)
