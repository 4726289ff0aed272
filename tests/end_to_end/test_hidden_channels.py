"""A channel that Parlour may not view comes without its name. It is mentioned by its id, never named."""

from __future__ import annotations

from tests.end_to_end.harness import Harness, Match, private_text


async def test_a_channel_that_parlour_cannot_view_is_never_named(harness: Harness, match: Match) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    await alice.slash("manage", channel="manhattan", options={"action": "add-channel", "channel": "lobby"})
    harness.sandbox.control.deny("lobby", "view_channel")
    answers = [
        await alice.slash("manage", channel="manhattan"),
        await alice.slash("turns", channel="manhattan"),
        await alice.slash("play", channel="manhattan", match=match.channel),
    ]
    texts = [private_text(answer) for answer in answers]
    refused = private_text(await bob.slash("new", channel="manhattan", game="manhattan"))
    lobby = harness.sandbox.control.channel("lobby").id
    assert f"<#{lobby}>" in refused
    assert not [text for text in [*texts, refused] if "___hidden___" in text]
