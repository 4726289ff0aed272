"""Buttons of the next match in old messages."""

from bot.actions.custom_id import decode
from bot.features.inbox.feature import Next


def test_a_button_of_an_earlier_version_keeps_its_meaning() -> None:
    assert decode("next:0:0:0::") == Next()
