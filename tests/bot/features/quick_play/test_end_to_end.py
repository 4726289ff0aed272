"""Playing a computer now: whose match it is, where it is played, and what holds up somebody who presses on and on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.actions.turn import Done, Play, UsePreset
from bot.features.quick_play.feature import PlayComputer
from bot.features.rule_book.feature import OpenRules
from rules.proof import fingerprint
from sandbox.testing import reading
from tests.end_to_end.harness import Harness, components_of, forge, message_of, press, private_text, running_harness


@pytest.fixture
async def strict_harness(redis_url: str, tmp_path: Path) -> AsyncIterator[Harness]:
    """Runs a bot with quotas."""
    async with running_harness(redis_url, tmp_path, quotas=True) as harness:
        yield harness


async def test_the_match_is_private_unrated_and_against_one_easy_computer(harness: Harness) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    lobby = await harness.open_lobby(channel="lobby")
    before = [message["id"] for message in await alice.messages("lobby")]
    await press(bob, lobby, PlayComputer)
    (session,) = await harness.matches_of(bob)
    assert session.guild == 0
    assert [seat.person for seat in session.seats] == [int(bob.id), 0]
    assert (session.game, session.match_options) == ("manhattan", {"level": "easy", "pace": "quick", "rated": "no"})
    assert [message["id"] for message in await alice.messages("lobby")] == before, "nothing is posted where others read"
    assert len(await harness.matches_of(alice)) == 0, "the lobby is still open, and Alice is in no match"


async def test_its_fingerprint_is_posted_before_it_begins(harness: Harness) -> None:
    alice = await harness.person("Alice")
    await press(alice, message_of(await alice.slash("help")), PlayComputer)
    (session,) = await harness.matches_of(alice)
    above = next(message for message in await alice.messages("dm") if int(message["id"]) == session.lobby)
    assert session.proof is not None
    assert fingerprint(session.proof.published) in reading.text(above)
    assert not reading.buttons(above)


async def test_the_whole_turn_and_the_next_one_can_be_played_where_it_was_begun(harness: Harness) -> None:
    alice = await harness.person("Alice")
    book = message_of(await alice.slash("rules", channel="board-games"))
    pages = [b for b in components_of(book, OpenRules) if "Manhattan" in b["label"]]
    rules = message_of(await alice.click(book, custom_id=pages[0]["custom_id"]))
    asked = message_of(await press(alice, rules, PlayComputer))
    chosen = message_of(await press(alice, asked, UsePreset))
    done = message_of(await press(alice, chosen, Done))
    assert "Done." in reading.text(done)
    assert components_of(done, Play), "the match is elsewhere, so this panel leads on"


async def test_who_takes_no_direct_messages_gets_a_thread(harness: Harness) -> None:
    alice = await harness.person("Alice")
    harness.sandbox.control.close_dms("Alice")
    lobby = await harness.open_lobby(channel="lobby")
    asked = message_of(await press(alice, lobby, PlayComputer))
    assert "How many yellow blocks" in reading.text(asked)
    (session,) = await harness.matches_of(alice)
    assert (session.channel, session.guild != 0) == (session.id, True)
    assert session.match_options["rated"] == "no"


async def test_who_presses_on_and_on_begins_a_few_matches(strict_harness: Harness) -> None:
    alice = await strict_harness.person("Alice")
    page = message_of(await alice.slash("help"))
    answers = [private_text(await forge(alice, page, PlayComputer("manhattan"))) for _ in range(6)]
    assert ["too often" in answer for answer in answers] == [False] * 4 + [True] * 2
    assert len(await strict_harness.matches_of(alice)) == 4


async def test_a_game_or_a_person_that_a_server_does_not_want_is_refused_there(harness: Harness) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    lobby = await harness.open_lobby(channel="lobby")
    await alice.slash("manage", action="forbid-game", game="manhattan")
    assert "do not allow this game" in private_text(await forge(bob, lobby, PlayComputer("manhattan")))
    await alice.slash("manage", action="exclude", person="Bob")
    assert "excluded you" in private_text(await forge(bob, lobby, PlayComputer("montana")))
    assert "no game called" in private_text(await forge(alice, lobby, PlayComputer("chess")))
    assert await harness.matches_of(bob) == []


async def test_a_press_that_is_delivered_twice_begins_one_match(harness: Harness) -> None:
    alice = await harness.person("Alice")
    page = message_of(await alice.slash("help"))
    harness.sandbox.control.repeat_interactions()
    await forge(alice, page, PlayComputer("manhattan"))
    await harness.answered()
    assert len(await harness.matches_of(alice)) == 1


async def test_where_threads_are_denied_one_match_is_played_in_the_channel_and_the_next_is_refused(
    harness: Harness,
) -> None:
    alice = await harness.person("Alice")
    harness.sandbox.control.close_dms("Alice")
    harness.sandbox.control.deny("lobby", "create_public_threads")
    lobby = await harness.open_lobby(channel="lobby")
    await press(alice, lobby, PlayComputer)
    (session,) = await harness.matches_of(alice)
    assert (session.id, session.channel) == (session.lobby, session.parent)
    assert "You already play here" in private_text(await press(alice, lobby, PlayComputer))
    left = [message["id"] for message in await alice.messages("lobby") if "not rated" in reading.text(message)]
    assert left == [str(session.lobby)], "nothing was posted for the second match"
