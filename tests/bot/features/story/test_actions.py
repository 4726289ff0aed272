"""Buttons of the story in old messages."""

from bot.actions.custom_id import decode
from bot.features.story.feature import Story


def test_a_button_of_an_earlier_version_keeps_its_meaning() -> None:
    assert decode("story:7:0:0::") == Story(7, 0)
    assert decode("story:7:0:0::2") == Story(7, 2)
