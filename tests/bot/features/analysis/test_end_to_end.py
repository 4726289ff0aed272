"""The analysis of a match: requested, waited for, and looked at by players and spectators."""

from __future__ import annotations

import asyncio

from bot.actions.sharing import Share
from bot.features.analysis.actions import Analysis, Mistakes
from bot.features.analysis.store import Analyses
from bot.features.replay.actions import Replay
from sandbox.testing import reading
from tests.end_to_end.harness import (
    PATIENCE,
    Harness,
    Json,
    Match,
    ask,
    components_of,
    elsewhere,
    forge,
    message_of,
    play_out,
    press,
    private_text,
)
from tests.end_to_end.round_trips import RoundTrips


async def analysed(harness: Harness, match: Match) -> None:
    """Waits until the analysis has joined the post of the result."""
    store = harness.bot.services.store
    session = await store.sessions.load(match.id)
    assert session
    async with asyncio.timeout(4 * PATIENCE):
        while not (await store.of(Analyses).of(session)).joined:
            await asyncio.sleep(0.05)


async def test_players_and_spectators_see_the_analysis_and_only_its_maker_a_mistake(harness: Harness) -> None:
    match = await harness.start_match("Bob", game="rolled_west")
    bob, carol = await harness.people("Bob", "Carol")
    assert "once it is over" in private_text(await ask(bob, match, Analysis))
    post = await play_out(match)
    page: Json = message_of(await press(bob, post, Replay))
    assert "Analysis" in reading.text(message_of(await press(bob, page, Analysis)))
    await analysed(harness, match)

    shown = message_of(await press(bob, post, Analysis))
    assert len(reading.images(shown)) == 1
    assert "Luck or skill?" in reading.text(shown)
    assert reading.alt_texts(shown)[0].startswith("Expected lead over the best rival")
    await press(bob, shown, Share)
    posted = await bob.wait_for(lambda each: "posted this" in reading.text(each), channel=match.channel)
    assert reading.alt_texts(posted) == reading.alt_texts(shown)
    assert "only you see this" not in reading.text(posted)
    assert not components_of(posted, Mistakes)
    assert "Mistake score" in reading.text(message_of(await press(bob, shown, Mistakes)))

    there = await elsewhere(carol, "board-games")
    seen = message_of(await forge(carol, there, Analysis(match.id)))
    assert "What could have been better" not in reading.buttons(seen)
    assert "only you see this" not in reading.text(seen)
    refused = private_text(await forge(carol, there, Mistakes(match.id)))
    assert "Mistake score" not in refused

    async with RoundTrips.of(harness.bot) as trips:
        for kind in (Analysis, Mistakes):
            await ask(bob, match, kind)
            assert trips.reads(trips.newest) == 1

    await bob.slash("settings", language="ja")
    assert "運か実力か" in private_text(await ask(bob, match, Analysis))
    assert "ミス指数" in private_text(await bob.slash("record", channel="lobby"))
