"""Buttons of standing orders in old messages."""

from bot.actions.custom_id import decode
from bot.features.standing_orders.feature import ToggleOrder


def test_a_button_of_an_earlier_version_keeps_its_meaning() -> None:
    assert decode("order:7:1:0:0a1b2c3d:4") == ToggleOrder(7, 1, "0a1b2c3d", 4)
