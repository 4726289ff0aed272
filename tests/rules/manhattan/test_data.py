"""The data file is validated when it is read."""

import msgspec
import pytest

from rules.manhattan.board import DATA, Data, schedule
from tests.rules.manhattan.positions import options


def test_a_schedule_that_does_not_use_up_the_blocks_is_refused() -> None:
    wrong = msgspec.to_builtins(DATA) | {"blocks": [12, 6, 4, 3]}
    with pytest.raises(msgspec.ValidationError, match="does not use up 25 blocks"):
        msgspec.convert(wrong, Data, strict=False)


def test_a_misspelt_field_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.convert(msgspec.to_builtins(DATA) | {"colors": []}, Data, strict=False)


def test_options_for_other_numbers_of_players_have_no_effect() -> None:
    plain = schedule(4, options())
    assert schedule(4, options(two_player_rounds="6", three_player_rounds="3")) == plain
