"""Pieces of the games as emojis: uploaded once, in buttons and in the story, and texts without them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.actions.turn import Done, OpenKind, Pick, PickFromMenu
from bot.features.story.feature import Story
from bot.views.emojis import NONE
from sandbox.testing import reading
from tests.bot.place import SWIFT
from tests.end_to_end.harness import (
    PATIENCE,
    Harness,
    choose_all,
    components_of,
    message_of,
    open_panel,
    press,
    running_harness,
    take_turn,
)
from tests.rendering.every_emoji import every_emoji
from tests.schemas import Inspector

CREATE = "POST /applications/.*/emojis"


def wanted() -> set[str]:
    """Returns the names of all emojis."""
    return {emoji.name for emoji in every_emoji()}


@pytest.fixture
async def harness(redis_url: str, tmp_path: Path, inspector: Inspector) -> AsyncIterator[Harness]:
    """A sandbox and a bot that uploads emojis."""
    async with running_harness(redis_url, tmp_path, inspector, emojis=True, pace=SWIFT) as harness:
        yield harness


async def uploaded(harness: Harness) -> dict[str, str]:
    """Waits until all emojis are there; returns their ids by name."""
    async with asyncio.timeout(PATIENCE):
        while not harness.bot.services.emojis.seats or not _there(harness).keys() >= wanted():
            await asyncio.sleep(0.02)
    return _there(harness)


def _there(harness: Harness) -> dict[str, str]:
    return {emoji.name: emoji.id for emoji in harness.sandbox.local.emojis.all()}


def shown_in(panel: dict[str, Any]) -> list[str]:
    """Returns the names of the emojis with an id in the options of a panel."""
    fields = components_of(panel, Pick, OpenKind, PickFromMenu)
    options = [option for field in fields for option in field.get("options", [field])]
    return [option["emoji"]["name"] for option in options if option.get("emoji", {}).get("id")]


async def test_emojis_are_uploaded_once(harness: Harness) -> None:
    first = await uploaded(harness)
    assert first.keys() == wanted()
    await harness.restart_bot()
    assert await uploaded(harness) == first


async def test_emojis_of_earlier_versions_are_deleted_and_those_of_others_stay(harness: Harness) -> None:
    before = await uploaded(harness)
    world, (old, lost, *_) = harness.sandbox.local.emojis, before
    world.rename(world.get(before[old]), "coin_plr00000000")
    world.rename(world.get(before[lost]), "my_own_emoji")
    await harness.restart_bot()
    async with asyncio.timeout(PATIENCE):
        while _there(harness).keys() != wanted() | {"my_own_emoji"}:
            await asyncio.sleep(0.02)


async def test_pieces_stand_in_options_and_in_the_story(harness: Harness) -> None:
    await uploaded(harness)
    match = await harness.start_match("Bob", game="mint_works")
    (mover,) = await match.people_to_move()
    panel = await open_panel(mover, match.post)
    assert shown_in(panel)
    assert set(shown_in(panel)) <= wanted()
    panel = await choose_all(mover, panel)
    message_of(await press(mover, panel, Done))
    post = await match.next_post()
    assert any(line.startswith("<:") for line in reading.text(post).splitlines())
    story = message_of(await press(mover, post, Story))
    assert "\n<:" in reading.text(story)


async def test_texts_stay_as_they_are_if_discord_refuses_emojis(
    redis_url: str, tmp_path: Path, inspector: Inspector
) -> None:
    async with running_harness(redis_url, tmp_path, inspector, pace=SWIFT) as harness:
        harness.sandbox.control.fail(CREATE, status=400, code=30008, times=1000)
        harness.settings = harness.settings.model_copy(update={"emojis": True})
        await harness.restart_bot()
        match = await harness.start_match("Bob", game="mint_works")
        (mover,) = await match.people_to_move()
        panel = await open_panel(mover, match.post)
        assert shown_in(panel) == []
        await take_turn(mover, match.post)
        assert "<:" not in reading.text(await match.next_post())
        assert harness.bot.services.emojis == NONE


async def test_a_panel_comes_without_an_emoji_that_was_deleted_meanwhile(harness: Harness) -> None:
    await uploaded(harness)
    match = await harness.start_match("Bob", game="mint_works")
    for emoji in harness.sandbox.local.emojis.all():
        harness.sandbox.local.emojis.delete(emoji)
    (mover,) = await match.people_to_move()
    panel = await open_panel(mover, match.post)
    assert components_of(panel, Pick, OpenKind, PickFromMenu)
    assert shown_in(panel) == []
