"""The data file is validated when it is read."""

from pathlib import Path

import msgspec
import pytest

from rules import mint_works
from rules.mint_works.board import DATA, LOCATIONS, OPPONENTS, PLANS, Data


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


def test_effects_are_data_and_tied_to_no_name_in_the_code() -> None:
    chosen = {"evaluation.py", "__init__.py", "lesson.py"}  # for computer players, as values of options, to teach
    names = {*PLANS, *LOCATIONS, *OPPONENTS}
    for module in Path(mint_works.__file__).parent.glob("*.py"):
        if module.name not in chosen:
            assert not [name for name in names if f'"{name}"' in module.read_text("utf-8")], module
