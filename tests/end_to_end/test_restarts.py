"""Restarts between any two steps: earlier buttons still work, and nothing is announced twice."""

from __future__ import annotations

from bot.actions.lobby import Join, SetOption, ShowOptions, Start
from bot.actions.turn import Done, TakeBack
from tests.end_to_end.harness import (
    Harness,
    Match,
    choose,
    choose_all,
    components_of,
    forge,
    message_of,
    open_panel,
    press,
    private_text,
    take_turn,
)
from tests.end_to_end.posts import assert_posted_once


async def test_a_lobby_survives_restarts_of_the_bot(harness: Harness) -> None:
    lobby = await harness.open_lobby()
    alice, bob = await harness.people("Alice", "Bob")
    await harness.restart_bot()
    options = message_of(await forge(alice, lobby, ShowOptions()))
    await harness.restart_bot()
    menu = components_of(options, SetOption)[0]
    chosen = message_of(await alice.choose(options, menu["custom_id"], "fast"))
    assert "fast" in [o["value"] for m in alice.menus(chosen) for o in m["options"] if o.get("default")]
    await harness.restart_bot()
    await harness.press_silently(bob, lobby, Join)
    await harness.restart_bot()
    await forge(alice, lobby, Start())
    match = await harness.match_of(lobby)
    assert len(await match.posts()) == 1


async def test_a_turn_continues_after_a_restart_between_any_two_taps(harness: Harness, match: Match) -> None:
    alice, bob = await harness.people("Alice", "Bob")
    await harness.restart_bot()
    panel = await open_panel(alice, match.post)
    while not components_of(panel, Done):
        await harness.restart_bot()
        panel = message_of(await choose(alice, panel))
    await harness.restart_bot()
    panel = message_of(await press(alice, panel, TakeBack))
    await harness.restart_bot()
    panel = await choose_all(alice, panel)
    await harness.restart_bot()
    assert "Done" in private_text(await press(alice, panel, Done))
    await harness.restart_bot()
    await match.next_post()
    await take_turn(bob, match.post)
    await match.next_post()
    await match.settle()
    assert len(await match.posts()) <= 3
    await assert_posted_once(await harness.person("Carol"), await match.posts())


async def test_a_draft_survives_a_restart(harness: Harness, match: Match) -> None:
    alice = await harness.person("Alice")
    before = message_of(await choose(alice, await open_panel(alice, match.post)))
    await harness.restart_bot()
    after = await open_panel(alice, match.post)
    assert alice.text(after) == alice.text(before)
    assert alice.alt_texts(after) == alice.alt_texts(before)


async def test_a_computer_player_moves_despite_a_restart_during_its_search(harness: Harness) -> None:
    match = await harness.start_match(computers=1, set_up={"start_player": "first_seat"})
    alice = await harness.person("Alice")
    await take_turn(alice, match.post)
    await harness.restart_bot()
    await match.wait_for_post(lambda post: "**CPU 1** took" in alice.text(post))
    assert [user["id"] for user in match.post["mentions"]] == [alice.id]


async def test_a_commit_before_a_crash_is_announced_after_the_restart(harness: Harness, match: Match) -> None:
    alice = await harness.person("Alice")
    panel = await choose_all(alice, await open_panel(alice, match.post))
    await harness.stop_jobs()
    assert "Done" in private_text(await press(alice, panel, Done))
    await harness.restart_bot()
    await match.next_post()
    await match.settle()
    assert len(await match.posts()) == 2
