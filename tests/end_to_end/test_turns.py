"""/turns: every table that waits for a person, wherever they ask."""

from __future__ import annotations

from bot.actions.proposals import Agree, Decide, Decline
from bot.actions.turn import Pick, PickFromMenu, Play
from bot.domain.calendar import HOUR
from sandbox.testing import reading
from tests.end_to_end.days import Days
from tests.end_to_end.deciding import ballot_of, propose
from tests.end_to_end.game_night import components_of, open_panel, press, pressed, said_privately, shown, take_turn


async def test_turns_lists_the_most_urgent_first_with_link_time_and_effort(days: Days) -> None:
    alice = await days.night.person("Alice")
    slow = await days.begin("Bob", clock="slow")
    await days.passes(HOUR)
    first = {"start_player": "first_seat"}
    fast = await days.night.start_match("Bob", channel="manhattan", clock="fast", set_up=first)
    for match in (slow, fast):
        await match.settle()
    listed = shown(await alice.slash("turns", channel="dm"))
    title, one, _, two, *_ = reading.text(listed).splitlines()
    assert "2 matches are waiting for you" in title
    ends = [days.time.moment + 24 * HOUR, days.time.moment + 167 * HOUR]
    assert one == f"1. **Manhattan** · {fast.link} · a turn · ⏳ time runs out <t:{ends[0]}:R>"
    assert two == f"2. **Manhattan** · {slow.link} · a turn · ⏳ time runs out <t:{ends[1]}:R>"
    assert [pressed(button).session for button in components_of(listed, Play)] == [
        int(fast.channel),
        int(slow.channel),
    ]
    panel = shown(await press(alice, listed, Play))
    assert components_of(panel, Pick) or components_of(panel, PickFromMenu)


async def test_a_proposal_that_waits_for_somebody_is_listed_and_on_their_panel(days: Days) -> None:
    match = await days.begin("Bob")
    alice, bob = await days.night.people("Alice", "Bob")
    await take_turn(alice, match.post)
    await match.next_post()
    await propose(bob, match, "pause")
    await match.settle()
    listed = shown(await alice.slash("turns", channel="dm"))
    assert "1 proposal is waiting for your answer" in reading.text(listed)
    assert f"{match.link} · one tap\n-# **Bob** proposes a pause" in reading.text(listed)
    assert "proposes a pause" not in said_privately(await bob.slash("turns", channel="dm")), "it is his own"
    panel = shown(await alice.slash("play", channel=match.channel))
    assert "**Bob** proposes a pause" in reading.text(panel)
    assert not components_of(await open_panel(bob, match.post), Decide)
    decided = shown(await press(alice, listed, Decide))
    assert "All have agreed" in said_privately(await press(alice, decided, Agree))
    assert "All clocks are paused" in reading.text(await match.next_post())
    assert "Nothing is waiting" in said_privately(await alice.slash("turns", channel="dm"))


async def test_a_panel_with_a_question_shows_a_proposal_too(days: Days) -> None:
    match = await days.begin("Bob")
    alice, bob = await days.night.people("Alice", "Bob")
    await propose(bob, match, "annul")
    panel = await open_panel(alice, match.post)
    assert "without a result" in reading.text(panel)
    assert "without a result" in said_privately(await press(alice, panel, Decide))
    await press(alice, await ballot_of(match), Decline)
    assert "without a result" not in reading.text(await open_panel(alice, match.post))
