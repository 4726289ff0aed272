"""The data file is validated when it is read."""

import msgspec
import pytest

from rules.mint_works.board import DATA, Data


def test_a_duplicate_plan_is_refused() -> None:
    wrong = msgspec.to_builtins(DATA)
    wrong["plans"].append(wrong["plans"][0])
    with pytest.raises(msgspec.ValidationError, match="a Plan is listed twice"):
        msgspec.convert(wrong, Data, strict=False)


def test_a_deed_without_its_location_is_refused() -> None:
    wrong = msgspec.to_builtins(DATA)
    wrong["locations"] = wrong["locations"][:1]
    with pytest.raises(msgspec.ValidationError, match="Deeds and their Locations"):
        msgspec.convert(wrong, Data, strict=False)


def test_a_misspelt_field_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.convert(msgspec.to_builtins(DATA) | {"incmoe": 1}, Data, strict=False)
