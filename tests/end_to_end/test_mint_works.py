"""Mint Works in Discord: alone against an automated opponent, with three people, and with standing orders."""

import pytest

from bot.features.result.feature import Result
from bot.features.standing_orders.feature import StandingOrders, ToggleOrder
from bot.features.verify.feature import Verify
from sandbox.testing import reading
from tests.end_to_end.harness import (
    Harness,
    ask,
    components_of,
    is_over,
    is_public,
    message_of,
    play_to_the_end,
    private_text,
    take_turn,
)

pytestmark = pytest.mark.swift


async def test_alice_plays_alone_against_rachael_to_the_end(harness: Harness) -> None:
    match = await harness.start_match(game="mint_works", set_up={"opponent": "rachael"})
    posts = await play_to_the_end(match)
    alice = await harness.person("Alice")
    assert "Rachael" in " ".join(reading.text(post) for post in posts[:-1]), "her steps are posted"
    points = "\n".join(reading.alt_texts(posts[-1]))
    assert "Alice" in points
    assert "Rachael" in points
    last = [message for message in await alice.messages(match.channel, limit=100) if not is_public(message)][-1]
    assert reading.alt_texts(last), "after the last Done, the panel shows the final board"
    assert components_of(last, Result), "and leads to the result"
    assert "✅" in private_text(await ask(alice, match, Verify))


@pytest.mark.match
@pytest.mark.timeout(300)
async def test_three_people_play_rounds_with_advanced_locations_and_chance_plays_on(harness: Harness) -> None:
    match = await harness.start_match("Bob", "Carol", game="mint_works", set_up={"advanced": "random"})
    posts = await play_to_the_end(match, most=4)
    assert all(reading.alt_texts(post) for post in posts)
    points = "\n".join(reading.alt_texts(posts[-1]))
    assert all(name in points for name in ("Alice", "Bob", "Carol"))


async def test_a_standing_order_passes_until_the_round_ends_and_stays_private(harness: Harness) -> None:
    match = await harness.start_match("Bob", game="mint_works")
    alice, bob = await harness.people("Alice", "Bob")
    (first,) = await match.people_to_move()
    other = bob if first is alice else alice
    panel = message_of(await ask(other, match, StandingOrders))
    (order,) = components_of(panel, ToggleOrder)
    assert "Pass until round 1 ends" in order["label"]
    given = message_of(await other.click(panel, custom_id=order["custom_id"]))
    assert components_of(given, ToggleOrder)[0]["emoji"]
    seen = [await person.messages(match.channel) for person in (first, other)]
    assert [[is_public(message) for message in messages].count(False) for messages in seen] == [0, 1]
    await take_turn(first, match.post)
    post = await match.next_post()
    assert "⏱️" in reading.text(post)
    assert not is_over(post)
    assert await match.people_to_move() == [first]


async def test_a_cancelled_standing_order_leaves_the_turn_to_its_player(harness: Harness) -> None:
    match = await harness.start_match("Bob", game="mint_works")
    alice, bob = await harness.people("Alice", "Bob")
    (first,) = await match.people_to_move()
    other = bob if first is alice else alice
    panel = message_of(await ask(other, match, StandingOrders))
    for _ in range(2):  # given, then cancelled
        panel = message_of(await other.click(panel, custom_id=components_of(panel, ToggleOrder)[0]["custom_id"]))
    await take_turn(first, match.post)
    await match.next_post()
    assert await match.people_to_move() == [other]
