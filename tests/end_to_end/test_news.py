"""News on private panels: the story since the person's last move, and after Done the next match."""

from bot.features.inbox.feature import Next
from sandbox.testing import reading
from tests.end_to_end.harness import (
    Harness,
    choose,
    components_of,
    has_options,
    is_over,
    message_of,
    open_panel,
    press,
    private_text,
    take_turn,
)


async def test_a_panel_tells_what_came_since_the_last_move_of_its_player_until_a_choice(
    harness: Harness,
) -> None:
    match = await harness.start_match("Bob")
    alice, bob = await harness.people("Alice", "Bob")
    while (await match.people_to_move()) != [bob]:
        await take_turn(alice, match.post)
        await match.next_post()
    await take_turn(bob, match.post)
    await match.next_post()
    while (await match.people_to_move()) != [bob]:
        await take_turn(alice, match.post)
        await match.next_post()
    panel = await open_panel(bob, match.post)
    opened = bob.text(panel)
    assert 1 <= len([line for line in opened.splitlines() if "Alice" in line or "Bob" in line]) <= 6
    assert "Alice" not in bob.text(message_of(await choose(bob, panel))), "the news disappear after the first choice"


async def test_a_panel_shows_the_effects_of_the_last_move_if_nobody_moved_since(harness: Harness) -> None:
    match = await harness.start_match(game="mint_works", set_up={"opponent": "mort"})
    alice = await harness.person("Alice")
    opened = alice.text(await open_panel(alice, match.post))
    assert "You play against Mort" in opened
    await take_turn(alice, match.post)
    opened = alice.text(await open_panel(alice, await match.next_post()))
    assert "Mort" in opened


async def test_after_done_the_next_waiting_match_is_one_tap_away(harness: Harness) -> None:
    first = await harness.start_match("Bob")
    second = await harness.start_match("Bob", channel="manhattan")
    alice, bob = await harness.people("Alice", "Bob")
    while await first.people_to_move() != [alice]:
        await take_turn(bob, first.post)
        await first.next_post()
    while await second.people_to_move() != [alice]:
        await take_turn(bob, second.post)
        await second.next_post()
    await first.settle()
    await second.settle()
    panel = await take_turn(alice, first.post)
    while not components_of(panel, Next):
        assert not is_over(await first.next_post())
        panel = await take_turn((await first.people_to_move())[0], first.post)
    while await first.people_to_move() != [alice]:
        await take_turn(bob, (await first.posts())[-1])
        await first.settle()
    after = message_of(await press(alice, panel, Next))
    assert f"<#{second.channel}>" in reading.text(after), "the first one waits again, but not as long"
    assert has_options(after)


async def test_without_another_waiting_match_no_next_button_is_offered(harness: Harness) -> None:
    match = await harness.start_match("Bob")
    (mover,) = await match.people_to_move()
    panel = await take_turn(mover, match.post)
    assert not components_of(panel, Next)
    assert private_text(await mover.slash("turns", channel=match.channel))
