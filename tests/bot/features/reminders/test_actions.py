"""Buttons of reminders in old messages."""

from bot.actions.custom_id import decode
from bot.features.reminders.feature import Mute


def test_a_button_of_an_earlier_version_keeps_its_meaning() -> None:
    assert decode("hush:7:0:9::") == Mute(7, 9)
