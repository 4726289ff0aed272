"""Why a channel refuses posts."""

import pytest

from bot.domain.channel_refusal import ChannelRefusal
from bot.i18n import words_in
from bot.languages import languages


@pytest.mark.parametrize("language", languages())
def test_every_obstacle_is_explained_in_every_language(language: str) -> None:
    for channel_refusal in ChannelRefusal:
        assert words_in(language)(f"obstacle-{channel_refusal}", channel="<#1>")


def test_an_obstacle_that_a_newer_version_stored_is_some_other() -> None:
    assert ChannelRefusal("written by a newer version") is ChannelRefusal.OTHER
