"""Why a channel refuses posts."""

import pytest

from bot.domain.obstacle import Obstacle
from bot.i18n import LANGUAGES, book


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_obstacle_is_explained_in_every_language(language: str) -> None:
    for obstacle in Obstacle:
        assert book(language)(f"obstacle-{obstacle}", channel="<#1>")


def test_an_obstacle_that_a_newer_version_stored_is_some_other() -> None:
    assert Obstacle("written by a newer version") is Obstacle.OTHER
