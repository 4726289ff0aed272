"""What a private panel opens with: what has happened since the person last moved, and after Done the next table."""

from bot.actions.inbox import Next
from bot.actions.turn import Pick, PickFromMenu
from sandbox.testing import reading
from tests.end_to_end.game_night import (
    GameNight,
    choose,
    components_of,
    is_over,
    open_panel,
    press,
    said_privately,
    shown,
    take_turn,
)


async def test_a_panel_opens_with_what_happened_since_the_own_last_move(night: GameNight) -> None:
    match = await night.start_match("Bob")
    alice, bob = await night.people("Alice", "Bob")
    while (await match.whose_turn()) != [bob]:
        await take_turn(alice, match.post)
        await match.next_post()
    await take_turn(bob, match.post)
    await match.next_post()
    while (await match.whose_turn()) != [bob]:
        await take_turn(alice, match.post)
        await match.next_post()
    opened = bob.text(await open_panel(bob, match.post))
    assert "What has happened" in opened
    _, _, since = opened.partition("What has happened")
    assert "Alice" in since
    assert 1 <= len([line for line in since.splitlines() if "Alice" in line or "Bob" in line]) <= 6


async def test_what_the_own_last_move_led_to_is_told_where_nobody_has_moved_since(night: GameNight) -> None:
    match = await night.start_match(game="mint_works", set_up={"opponent": "mort"})
    alice = await night.person("Alice")
    opened = alice.text(await open_panel(alice, match.post))
    assert "You play against Mort" in opened
    await take_turn(alice, match.post)
    opened = alice.text(await open_panel(alice, await match.next_post()))
    _, _, since = opened.partition("What has happened")
    assert "Mort" in since


async def test_the_news_make_room_once_something_is_chosen(night: GameNight) -> None:
    match = await night.start_match("Bob")
    (asked,) = await match.whose_turn()
    panel = await open_panel(asked, match.post)
    assert "What has happened" in asked.text(panel)
    assert "What has happened" not in asked.text(shown(await choose(asked, panel)))


async def test_after_done_the_next_table_that_waits_is_one_tap_away(night: GameNight) -> None:
    first = await night.start_match("Bob")
    second = await night.start_match("Bob", channel="manhattan")
    alice, bob = await night.people("Alice", "Bob")
    while await first.whose_turn() != [alice]:
        await take_turn(bob, first.post)
        await first.next_post()
    while await second.whose_turn() != [alice]:
        await take_turn(bob, second.post)
        await second.next_post()
    await first.settle()
    await second.settle()
    panel = await take_turn(alice, first.post)
    while not components_of(panel, Next):
        assert not is_over(await first.next_post())
        panel = await take_turn((await first.whose_turn())[0], first.post)
    after = shown(await press(alice, panel, Next))
    assert f"<#{second.channel}>" in reading.text(after)
    assert components_of(after, Pick) or components_of(after, PickFromMenu)


async def test_where_nothing_else_waits_no_next_table_is_offered(night: GameNight) -> None:
    match = await night.start_match("Bob")
    (asked,) = await match.whose_turn()
    panel = await take_turn(asked, match.post)
    assert not components_of(panel, Next)
    assert said_privately(await asked.slash("turns", channel=match.channel))
