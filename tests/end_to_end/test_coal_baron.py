"""Coal Baron in Discord: a look at the stack, taking back, two cubes for a square, workers sent to the canteen."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.actions.turn import Done, TakeBack
from bot.features.standing_orders.feature import StandingOrders, ToggleOrder
from bot.features.verify.feature import Verify
from sandbox import Person
from sandbox.testing import reading
from tests.end_to_end.choosing import offers, pick
from tests.end_to_end.harness import (
    Harness,
    Match,
    ask,
    components_of,
    is_over,
    message_of,
    open_panel,
    play_until,
    press,
    take_turn,
)

pytestmark = pytest.mark.swift

Json = dict[str, Any]


async def labels(person: Person, panel: Json) -> list[str]:
    """Returns the labels of all options."""
    return [offer.label for offer in await offers(person, panel)]


async def post_containing(match: Match, words: str) -> str:
    """Returns the text of the next post with these `words`."""
    return reading.text(await match.wait_for_post(lambda post: words in reading.text(post)))


async def after_order_draft(harness: Harness) -> tuple[Match, Person, Person]:
    """Starts a match of two and drafts the orders; returns the match, the first and the second player."""
    match = await harness.start_match("Bob", game="coal_baron")
    alice, bob = await harness.people("Alice", "Bob")
    for _ in range(6):
        (drafter,) = await match.people_to_move()
        await take_turn(drafter, match.post)
        await match.next_post()
    (first,) = await match.people_to_move()
    return match, first, bob if first is alice else alice


async def test_a_look_at_the_stack_is_private_and_final_and_raises_the_next_price(harness: Harness) -> None:
    match, first, second = await after_order_draft(harness)
    panel = await pick(first, await open_panel(first, match.post), "Factory")
    assert components_of(panel, TakeBack)
    (locked,) = [label for label in await labels(first, panel) if "See 5 tiles" in label]
    panel = await pick(first, panel, locked)
    assert not components_of(panel, TakeBack), "what was seen cannot be taken back"
    bought = re.findall(r"\d+ [a-z]+", (await labels(first, panel))[0])[0]  # "2 yellow" of "1. 2 yellow, dark: 2 F"
    panel = await pick(first, panel, bought)
    panel = await pick(first, panel, "On top")
    await press(first, panel, Done)
    text = await post_containing(match, "put back 4 tiles on top")
    assert bought in text
    assert "You saw" not in " ".join(reading.text(post) for post in await match.posts())
    panel = await pick(second, await open_panel(second, match.post), "Factory")
    await pick(second, panel, "See 5 tiles")
    text = reading.text(await match.settled_post())
    assert f"looked at the next 5 tiles (2 workers) · **{first.name}**’s 1 worker sent to the canteen" in text
    assert bought in text, "no turn begins, so the post was extended"


async def test_mining_takes_few_taps_and_each_can_be_taken_back(harness: Harness) -> None:
    match, first, _ = await after_order_draft(harness)
    panel = await open_panel(first, match.post)
    for part in ("Mine", "10 steps", "Load 1 yellow", "Load 1 brown"):
        panel = await pick(first, panel, part)
    assert "6 steps are left" in reading.text(panel)
    panel = message_of(await press(first, panel, TakeBack))
    assert "8 steps are left" in reading.text(panel)
    assert "cage 1/5" not in reading.text(panel)
    for part in ("Load 1 grey", "Up to the surface", "Two cubes for one"):
        panel = await pick(first, panel, part)
    while not any("Stop" in label for label in await labels(first, panel)):
        panel = await pick(first, panel, "→")
    await pick(first, panel, "Stop")  # which is Done as well
    text = reading.text(await match.next_post())
    assert "mined for 10 steps (1 worker)" in text
    assert "1 yellow from level 1 · 1 grey from level 3 · yellow and grey for " in text


@pytest.mark.match
@pytest.mark.timeout(200)
async def test_after_the_end_of_a_shift_by_buttons_workers_are_sent_to_the_bank_until_the_game_ends(
    harness: Harness,
) -> None:
    match = await harness.start_match("Bob", game="coal_baron", set_up={"delivered_orders": "open"})
    await play_until(match, lambda state: state.shift == 1 and sum(player.workers for player in state.players) < 9)
    await match.settled_post()
    for number in range(9):
        if "Shift 2 begins" in reading.text(match.post):
            break
        for person in await match.people_to_move():  # nobody new after a look at the stack
            await take_turn(person, match.post, number)
        await match.next_post()
    assert "Shift 1: " in reading.text(match.post), "points are announced"
    (first,) = await match.people_to_move()
    for person in sorted(await harness.people("Alice", "Bob"), key=lambda person: person is first):
        panel = message_of(await ask(person, match, StandingOrders))
        orders = {button["label"]: button["custom_id"] for button in components_of(panel, ToggleOrder)}
        assert any("until shift 2 ends" in label for label in orders)
        given = next(custom_id for label, custom_id in orders.items() if "until the game ends" in label)
        await person.click(panel, custom_id=given)
    post = await match.wait_for_post(is_over)
    assert {name for name in ("Alice", "Bob") if name in reading.text(post)} == {"Alice", "Bob"}
    assert "won with" in reading.text(post)
    assert "✅" in reading.text(message_of(await ask(first, match, Verify)))
