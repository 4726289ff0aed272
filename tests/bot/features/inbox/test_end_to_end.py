"""/turns: every match that waits for a person, from any channel."""

from __future__ import annotations

from bot.actions.absence import PlayOn
from bot.actions.proposals import Agree, Decide, Decline
from bot.actions.turn import Play
from bot.domain.calendar import HOUR
from bot.features.inbox.feature import MATCHES, Next
from bot.interactions.slash import CHOICES
from sandbox.testing import reading
from tests.bot.sessions import IN_SANDBOX
from tests.bot.sessions import match as begun
from tests.end_to_end.days import Days
from tests.end_to_end.harness import (
    components_of,
    forge,
    has_options,
    message_of,
    open_panel,
    press,
    press_of,
    private_text,
    take_turn,
)
from tests.end_to_end.proposals import ballot_of, propose


async def test_turns_are_listed_by_urgency_with_link_time_and_effort(days: Days) -> None:
    alice = await days.harness.person("Alice")
    slow = await days.start_match("Bob", clock="slow")
    await days.advance(HOUR)
    first = {"start_player": "first_seat"}
    fast = await days.harness.start_match("Bob", channel="manhattan", clock="fast", set_up=first)
    for match in (slow, fast):
        await match.settle()
    listed = message_of(await alice.slash("turns", channel="dm"))
    title, one, _, two, *_ = reading.text(listed).splitlines()
    assert "2 matches are waiting for you" in title
    ends = [days.time.moment + 24 * HOUR, days.time.moment + 167 * HOUR]
    assert one == f"1. **Manhattan** · {fast.link} · ⏳ time runs out <t:{ends[0]}:R>"
    assert two == f"2. **Manhattan** · {slow.link} · ⏳ time runs out <t:{ends[1]}:R>"
    assert [press_of(button).session for button in components_of(listed, Play)] == [
        int(fast.channel),
        int(slow.channel),
    ]
    panel = message_of(await press(alice, listed, Play))
    assert has_options(panel)


async def test_no_match_is_read_that_a_list_does_not_show(days: Days) -> None:
    """Lists come from an index: here all other documents are broken, and nobody notices."""
    alice, store = await days.harness.person("Alice"), days.harness.bot.services.store
    numbers = range(6001, 6001 + CHOICES + MATCHES)
    for number in numbers:
        session = begun(*IN_SANDBOX[:2], number=number, options={"start_player": "first_seat"})
        await store.sessions.create(session)
        await store.indexes.write(session, days.time.moment)
    for number in numbers[MATCHES:]:
        await store.redis.hset(f"session:{{{number}}}", "document", "{")
    listed = message_of(await alice.slash("turns", channel="dm"))
    assert f"{len(numbers)} matches are waiting for you" in reading.text(listed)
    assert f"\n{MATCHES}. **Manhattan**" in reading.text(listed)
    assert has_options(message_of(await forge(alice, listed, Next())))
    offered = await alice.autocomplete("play", option="match", channel="dm")
    assert [choice["value"] for choice in offered] == [str(number) for number in numbers[:CHOICES]]
    assert await store.redis.keys("broken:*") == []


async def test_a_pending_proposal_is_in_the_turn_list_and_on_the_panel(days: Days) -> None:
    match = await days.start_match("Bob")
    alice, bob = await days.harness.people("Alice", "Bob")
    await take_turn(alice, match.post)
    await match.next_post()
    await propose(bob, match, "pause")
    await match.settle()
    listed = message_of(await alice.slash("turns", channel="dm"))
    assert "1 decision is waiting for you" in reading.text(listed)
    assert f"{match.link} · only one tap\n-# **Bob** proposes a pause" in reading.text(listed)
    assert "proposes a pause" not in private_text(await bob.slash("turns", channel="dm")), "it is his own"
    panel = message_of(await alice.slash("play", channel=match.channel))
    assert "**Bob** proposes a pause" in reading.text(panel)
    assert not components_of(await open_panel(bob, match.post), Decide)
    decided = message_of(await press(alice, listed, Decide))
    assert "Agreed" in private_text(await press(alice, decided, Agree))
    assert "All clocks are paused" in reading.text(await match.next_post())
    assert "Nothing is waiting" in private_text(await alice.slash("turns", channel="dm"))


async def test_a_panel_with_a_question_also_shows_a_proposal(days: Days) -> None:
    match = await days.start_match("Bob")
    alice, bob = await days.harness.people("Alice", "Bob")
    await propose(bob, match, "annul")
    panel = await open_panel(alice, match.post)
    assert "without a result" in reading.text(panel)
    assert "without a result" in private_text(await press(alice, panel, Decide))
    await press(alice, await ballot_of(match), Decline)
    assert "without a result" not in reading.text(await open_panel(alice, match.post))


async def test_who_can_decide_about_a_late_player_finds_it_in_the_turn_list(days: Days) -> None:
    match = await days.start_late_match("Bob", "Carol")
    alice, bob = await days.harness.people("Alice", "Bob")
    listed = message_of(await bob.slash("turns", channel="dm"))
    assert "1 decision is waiting for you" in reading.text(listed)
    assert "**Alice** has run out of time" in reading.text(listed)
    assert "1 match is waiting" in reading.text(message_of(await alice.slash("turns", channel="dm")))
    assert "decision" not in private_text(await alice.slash("turns", channel="dm")), "it is about her"
    decided = message_of(await press(bob, listed, Decide))
    assert "**Alice** has run out of time" in reading.text(decided)
    await press(bob, decided, PlayOn)
    await match.settle()
    assert "decision" not in private_text(await bob.slash("turns", channel="dm"))
