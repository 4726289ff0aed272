"""Montana in Discord: an auction with a chain of outbids and a restart, a shortage, cattle and canteens."""

from __future__ import annotations

from random import Random

import pytest

from bot.actions.turn import Done
from bot.features.standing_orders.feature import StandingOrders, ToggleOrder
from rules.chance import key
from sandbox import Person
from sandbox.testing import reading
from tests.end_to_end.choosing import offers, pick, take
from tests.end_to_end.harness import (
    Harness,
    Json,
    Match,
    and_newest,
    ask,
    components_of,
    message_of,
    open_panel,
    play_out,
    press,
)
from tests.end_to_end.posts import assert_posted_once

pytestmark = pytest.mark.swift

PEOPLE = ("Alice", "Bob", "Carol", "Dave")
KEY = 71
"""A key with which Alice starts and the wheel shows no white workers before the first turn."""
WISHES = ("Another turn", "canteen", "cattle…", "3 tiles", "2 tiles", "1 tile", "Build")
"""Parts of the labels to prefer when the match is played to its end, best first."""


@pytest.fixture
async def match(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> Match:
    """A match of four people who read English, with a known wheel."""
    harness.sandbox.control.set_locale("Dave", "en-US")
    monkeypatch.setattr("rules.proof.chance_key", lambda *_: key(KEY))
    return await harness.start_match(*PEOPLE[1:], game="montana")


async def answer(match: Match, person: Person, *wanted: str) -> Json:
    """Takes a whole turn of the only person to move, each option by a part of its label. Returns the next post."""
    assert await match.people_to_move() == [person]
    panel = await open_panel(person, match.post)
    for part in wanted:
        panel = await pick(person, panel, part)
    await press(person, panel, Done)
    return await match.next_post()


async def bring_in_pumpkins(match: Match) -> list[Person]:
    """Plays the first round: everybody farms, trading 1 cattle for silver or a pumpkin, until no pumpkin is left.

    Returns the people in the order of their turns, which is known for Alice only.
    """
    people = []
    for wanted in (
        ("Farm → 2", "+", "+"),
        ("Farm → 3", "orange", "+"),
        ("Trade cattle", "3 silver", "Farm → 4", "orange", "+"),
        ("Trade cattle", "pumpkin", "Farm → 2", "orange", "+"),
    ):
        people += await match.people_to_move()
        await answer(match, people[-1], *wanted)
    return people


async def play_on(match: Match, seed: int, *wanted: str) -> None:
    """Takes every further turn by the order of WISHES until all that is `wanted` has been posted."""
    chance = Random(seed)
    posts: list[Json] = []
    while not all(any(words in reading.text(post) for post in posts) for words in wanted):
        person = (await match.people_to_move())[0]
        panel = await open_panel(person, match.post)
        while found := await offers(person, panel):
            wished = [offer for wish in WISHES for offer in found if wish in offer.label]
            panel = await take(person, panel, wished[0] if wished else chance.choice(found))
        if components_of(panel, Done):
            await press(person, panel, Done)
        for post in await new_posts(match):
            posts = and_newest(posts, post)


async def new_posts(match: Match) -> list[Json]:
    """Returns all posts after the current one, or this one again if it was extended.

    They are several if the wheel was spun in the middle of a turn.
    """
    await match.settle()
    *_, newest = posts = await match.posts()
    later = [post for post in posts if int(post["id"]) > int(match.post["id"])]
    match.post = newest
    return later or [newest]


@pytest.mark.match
@pytest.mark.timeout(600)
async def test_a_match_with_an_auction_a_shortage_a_canteen_turn_and_a_cattle_trade_has_a_result(
    harness: Harness, match: Match
) -> None:
    one, two, three, four = await bring_in_pumpkins(match)

    post = await answer(match, one, "City", "Cattle: 1")
    assert reading.text(post).count("Shortage of pumpkin") == 4, "all twenty pumpkins were with the players"
    await answer(match, two, "Goods: 1")
    post = await answer(match, three, "Goods: 2")
    assert f"outbid **{two.name}** in Row 2" in reading.text(post)
    await harness.restart_bot()
    post = await answer(match, two, "Cattle: 2")
    assert f"outbid **{one.name}** in Row 1" in reading.text(post)
    panel = await open_panel(one, match.post)
    await harness.restart_bot()
    offered = [offer.label for offer in await offers(one, panel)]
    assert any("Trade cattle …" in label for label in offered), "it is the turn of the player who opened the city"
    post = await answer(match, one, "Goods: 3")
    assert f"outbid **{three.name}** in Row 2" in reading.text(post)
    await answer(match, three, "Silver: 1")
    post = await answer(match, four, "Pass")
    assert "paid 3 pumpkins for Row 2" in reading.text(post)
    await answer(match, one, "copper, stone, grain")
    await answer(match, two, "copper, stone")
    await answer(match, three, "stone")
    assert await match.people_to_move() == [two]
    await match.settle()
    await assert_posted_once(four, await match.posts())

    await play_on(match, 1, "used a canteen for another turn", "traded 1 head of cattle")
    assert "won with" in reading.text(await play_out(match))


async def test_standing_orders_answer_a_whole_auction(harness: Harness, match: Match) -> None:
    one, two, three, four = await bring_in_pumpkins(match)
    for person, orders in (
        (two, ("Auction 1: Row 1 up to 2", "Auction 1: otherwise pass")),
        (three, ("Auction 1: Row 1 up to 3", "Auction 1: otherwise pass")),
        (four, ("Pass in every auction",)),
    ):
        panel = message_of(await ask(person, match, StandingOrders))
        for order in orders:
            button = next(found for found in components_of(panel, ToggleOrder) if order in found["label"])
            panel = message_of(await person.click(panel, custom_id=button["custom_id"]))
    post = await answer(match, one, "City", "Cattle: 1")
    assert f"outbid **{one.name}** in Row 1 with 2 pumpkins" in reading.text(post)
    assert await match.people_to_move() == [one]
    post = await answer(match, one, "Silver: 1")
    for person, done in ((three, f"outbid **{two.name}** in Row 1"), (two, "passed"), (four, "passed")):
        assert f"⏱️ **{person.name}** {done}" in reading.text(post)
