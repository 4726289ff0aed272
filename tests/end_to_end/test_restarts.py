"""The bot is replaced by another one between any two steps: buttons of before still work, and nothing is said twice."""

from __future__ import annotations

from bot.actions.lobby import Join, SetOption, ShowOptions, Start
from bot.actions.turn import Done, TakeBack
from tests.end_to_end.game_night import (
    GameNight,
    Match,
    choose,
    choose_all,
    components_of,
    open_panel,
    press,
    said_privately,
    shown,
    take_turn,
)
from tests.end_to_end.record import assert_told_once


async def test_a_lobby_outlives_its_bot(night: GameNight) -> None:
    lobby = await night.open_lobby()
    alice, bob = await night.people("Alice", "Bob")
    await night.restart_bot()
    await night.press_silently(bob, lobby, Join)
    options = shown(await press(alice, lobby, ShowOptions))
    await night.restart_bot()
    menu = components_of(options, SetOption)[0]
    chosen = shown(await alice.choose(options, menu["custom_id"], "publisher"))
    assert "publisher" in [o["value"] for m in alice.menus(chosen) for o in m["options"] if o.get("default")]
    await night.restart_bot()
    await night.press_silently(alice, lobby, Start)
    match = await night.match_of(lobby)
    assert len(await match.posts()) == 1


async def test_a_turn_goes_on_after_a_restart_between_any_two_taps(night: GameNight, match: Match) -> None:
    alice, bob = await night.people("Alice", "Bob")
    await night.restart_bot()
    panel = await open_panel(alice, match.post)
    while not components_of(panel, Done):
        await night.restart_bot()
        panel = shown(await choose(alice, panel))
    await night.restart_bot()
    panel = shown(await press(alice, panel, TakeBack))
    await night.restart_bot()
    panel = await choose_all(alice, panel)
    await night.restart_bot()
    assert "Done" in said_privately(await press(alice, panel, Done))
    await night.restart_bot()
    await match.next_post()
    await take_turn(bob, match.post)
    await match.next_post()
    await match.settle()
    assert len(await match.posts()) == 3
    await assert_told_once(await night.person("Carol"), await match.posts())


async def test_a_draft_is_still_there_after_a_restart(night: GameNight, match: Match) -> None:
    alice = await night.person("Alice")
    before = shown(await choose(alice, await open_panel(alice, match.post)))
    await night.restart_bot()
    after = await open_panel(alice, match.post)
    assert alice.text(after) == alice.text(before)
    assert alice.alt_texts(after) == alice.alt_texts(before)


async def test_a_computer_player_moves_though_the_bot_was_restarted_while_it_thought(night: GameNight) -> None:
    match = await night.start_match(computers=1, set_up={"start_player": "first_seat"})
    alice = await night.person("Alice")
    await take_turn(alice, match.post)
    await night.restart_bot()
    await match.post_that(lambda post: "**Computer 1** took" in alice.text(post))
    assert [user["id"] for user in match.post["mentions"]] == [alice.id]


async def test_what_a_crash_left_unsaid_is_said_at_the_next_start(night: GameNight, match: Match) -> None:
    alice = await night.person("Alice")
    panel = await choose_all(alice, await open_panel(alice, match.post))
    await night.stop_jobs()
    assert "Done" in said_privately(await press(alice, panel, Done))
    await night.restart_bot()
    await match.next_post()
    await match.settle()
    assert len(await match.posts()) == 2
