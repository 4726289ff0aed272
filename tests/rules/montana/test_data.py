"""The data file is validated when it is read."""

import msgspec
import pytest

from rules.montana.board import DATA, Data, rule
from tests.rules.montana.positions import position


def test_a_tile_with_a_missing_hex_is_refused() -> None:
    wrong = msgspec.to_builtins(DATA)
    wrong["tiles"][3]["hexes"].pop()
    with pytest.raises(msgspec.ValidationError, match="does not have 7 hexes"):
        msgspec.convert(wrong, Data, strict=False)


def test_prices_that_do_not_rise_are_refused() -> None:
    wrong = msgspec.to_builtins(DATA)
    wrong["city"]["prices"] = [1, 2, 2]
    with pytest.raises(msgspec.ValidationError, match="do not rise"):
        msgspec.convert(wrong, Data, strict=False)


def test_a_misspelt_field_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.convert(msgspec.to_builtins(DATA) | {"catle": 1}, Data, strict=False)


def test_the_ruleset_decides_without_an_option() -> None:
    assert rule(position("", ""), "recruit_grain") == "replace"
    assert rule(position("", "", chosen={"ruleset": "publisher"}), "recruit_grain") == "additional"
    assert rule(position("", "", chosen={"recruit_grain": "additional"}), "recruit_grain") == "additional"
