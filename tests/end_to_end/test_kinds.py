"""Kinds of choices in Discord: opened, closed, stale and foreign; and a preset."""

from __future__ import annotations

import pytest

from bot.actions.turn import CloseKind, Done, OpenKind, Pick, PickFromMenu, TakeBack, UsePreset
from sandbox.testing import reading
from tests.end_to_end.harness import (
    Harness,
    components_of,
    message_of,
    open_panel,
    press,
    private_text,
    take_turn,
)

pytestmark = pytest.mark.swift


async def test_a_kind_opens_closes_and_leads_to_its_choices(harness: Harness) -> None:
    match = await harness.start_match("Bob", game="montana")
    mover = (await match.people_to_move())[0]
    while not (kinds := components_of(panel := await open_panel(mover, match.post), OpenKind)):
        await take_turn(mover, match.post)
        await match.settled_post()
        mover = (await match.people_to_move())[0]
    (other,) = [person for person in await harness.people("Alice", "Bob") if person is not mover]
    assert not components_of(panel, PickFromMenu)
    opened = message_of(await press(mover, panel, OpenKind))
    assert not components_of(opened, OpenKind)
    within = {button["label"] for button in components_of(opened, Pick)}
    closed = message_of(await press(mover, opened, CloseKind))
    assert [button["label"] for button in components_of(closed, OpenKind)] == [kind["label"] for kind in kinds]
    assert not within & {button["label"] for button in components_of(closed, Pick)}

    opened = message_of(await press(mover, closed, OpenKind))
    chosen = message_of(await press(mover, opened, Pick))
    assert "☑️" in reading.text(chosen)
    late = await mover.click(chosen, custom_id=kinds[0]["custom_id"], forge=True)
    assert "moved on" in late.text
    stolen = await other.click(match.post, custom_id=kinds[0]["custom_id"], forge=True)
    assert "belongs to another seat" in stolen.text


async def test_a_preset_fills_in_the_choice_of_blocks(harness: Harness) -> None:
    match = await harness.start_match("Bob")
    (mover,) = await match.people_to_move()
    panel = await open_panel(mover, match.post)
    (button,) = components_of(panel, UsePreset)
    assert button["label"].startswith("Balanced: 1 × 4, 1 × 3, 2 × 2, 2 × 1 floors")
    ready = message_of(await press(mover, panel, UsePreset))
    assert components_of(ready, TakeBack)
    text = private_text(await press(mover, ready, Done))
    assert "Done." in text
