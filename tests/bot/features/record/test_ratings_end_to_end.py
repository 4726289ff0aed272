"""Ratings: in the result, by command and by button; hidden, and turned off."""

from __future__ import annotations

import msgspec
import pytest

from bot.actions.board import Concede
from bot.actions.proposals import Agree
from bot.domain.calendar import DAY
from bot.features.manage.actions import AllowRatings, ForbidRatings
from bot.features.record.actions import MatchRecord
from bot.features.record.keys import rated_key
from bot.features.record.rated import Place, RatedMatch
from bot.features.record.ratings_actions import RatingsOfGame, ShowRatings
from sandbox.testing import reading
from tests.end_to_end.harness import (
    PARLOUR,
    Harness,
    Json,
    Match,
    ask,
    components_of,
    elsewhere,
    forge,
    is_over,
    message_of,
    press,
    private_text,
    set_option,
    start,
)
from tests.end_to_end.proposals import propose

BEFORE = 16
"""Matches that Alice and Bob have played before, each winning half of them."""


async def concede(harness: Harness, match: Match) -> Json:
    """Returns the result of a match that Bob concedes."""
    bob = await harness.person("Bob")
    await press(bob, message_of(await ask(bob, match, Concede)), Concede)
    return await match.wait_for_post(is_over)


async def played_before(harness: Harness) -> None:
    """Lets Alice and Bob have played enough rated matches for ratings that are no longer provisional."""
    alice, bob, carol = await harness.people("Alice", "Bob", "Carol")
    guild = int(harness.sandbox.control.channel("lobby").guild_id or 0)
    now = harness.now()
    for number in range(BEFORE):
        order = [(alice, "Alice"), (bob, "Bob"), (carol, "Carol")]
        order[:2] = order[:2][:: 1 if number % 2 else -1]
        places = tuple(Place(person.id, name, place, place) for place, (person, name) in enumerate(order, 1))
        line = RatedMatch(str(number), "manhattan", now - (BEFORE - number) * DAY, places)
        await harness.bot.services.store.redis.rpush(rated_key(guild), msgspec.json.encode(line).decode())


async def test_a_result_shows_what_it_has_changed_and_ratings_are_reached_by_button_and_command(
    harness: Harness,
) -> None:
    await played_before(harness)
    post = await concede(harness, await harness.start_match("Bob"))
    assert "**Alice** ±0" in reading.text(post)
    assert "place 1 of " in reading.text(post)
    assert "No gain from somebody who gives up this early" in reading.text(post)
    alice, carol = await harness.people("Alice", "Carol")
    record = message_of(await press(alice, post, MatchRecord))
    assert "Rating: **1" in reading.text(record)
    assert any("Rating after the newest 17 matches" in text for text in reading.alt_texts(record))
    table = message_of(await press(alice, record, ShowRatings))
    assert "### Ratings · Manhattan\n1. **Alice**" in reading.text(table)
    assert reading.alt_texts(table)
    (menu,) = components_of(table, RatingsOfGame)
    assert "Ratings · All games" in private_text(await alice.choose(table, menu["custom_id"], "0"))
    await alice.slash("settings", hide_record=True)
    assert "Alice" not in private_text(await forge(carol, post, ShowRatings("manhattan")))
    own = private_text(await forge(alice, post, ShowRatings("manhattan")))
    assert "You: **" in own
    assert "You hide your record and ratings" in own


async def test_a_server_without_ratings_shows_none_and_rates_nothing(harness: Harness) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    page = message_of(await alice.slash("manage"))
    page = message_of(await press(alice, page, ForbidRatings))
    assert "Ratings: off" in reading.text(page)
    record = message_of(await bob.slash("record"))
    assert "turned ratings off" in private_text(await press(bob, record, ShowRatings))
    lobby = await harness.open_lobby("Bob")
    assert "Rating: not rated" in reading.text(lobby)
    assert "turned ratings off" in private_text(await set_option(alice, lobby, "rated", "yes"))
    await start(alice, lobby)
    post = await concede(harness, await harness.match_of(lobby))
    assert "Ratings" not in reading.text(post)
    await press(alice, page, AllowRatings)
    assert "Nobody has a rating yet" in private_text(await press(bob, record, ShowRatings))
    assert "Records belong to a server" in private_text(await forge(bob, await elsewhere(bob, "dm"), ShowRatings()))


@pytest.mark.parametrize("kind", ["private thread", "voice"])
async def test_a_match_is_not_rated_where_its_channel_can_belong_to_a_player(harness: Harness, kind: str) -> None:
    (alice, bob), control = await harness.people("Alice", "Bob"), harness.sandbox.control
    if kind == "voice":
        place = control.create_channel("den", kind).id
    else:
        place = control.start_thread("lobby", "den", "Alice", private=True).id
        await alice.send(place, f"<@{bob.id}> <@{PARLOUR}>")
    lobby = await harness.open_lobby("Bob", channel=place)
    assert "Rating: not rated" in reading.text(lobby)
    assert "is not rated" in private_text(await set_option(alice, lobby, "rated", "yes"))
    await start(alice, lobby)
    assert "Ratings" not in reading.text(await concede(harness, await harness.match_of(lobby, place)))


async def test_all_players_together_take_a_match_out_of_the_ratings(harness: Harness) -> None:
    match = await harness.start_match("Bob")
    alice, bob = await harness.people("Alice", "Bob")
    ballot = await propose(alice, match, "unrate")
    await press(bob, ballot, Agree)
    assert "does not count for ratings anyway" in private_text(
        await bob.slash("propose", channel=match.channel, what="unrate")
    )
    assert "Ratings" not in reading.text(await concede(harness, match))
