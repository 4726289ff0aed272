"""The numbers in hints."""

import pytest

from bot.views.hint import signed


@pytest.mark.parametrize(("points", "text"), [(2, "+2.0"), (-4.66, "-4.7"), (0, "+0.0"), (-0.04, "+0.0")])
def test_a_lead_has_a_sign_and_zero_is_never_negative(points: float, text: str) -> None:
    assert signed(points) == text
