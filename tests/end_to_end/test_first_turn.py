"""What every bot can do, whichever features it has: a lobby, a turn against a computer player, and the page of More."""

from __future__ import annotations

from bot.actions.board import BoardText, Concede, More
from bot.actions.turn import Done
from sandbox.testing import reading
from tests.end_to_end.harness import (
    Harness,
    choose_all,
    components_of,
    has_options,
    message_of,
    open_panel,
    press,
    prompted_by,
)


async def test_a_turn_against_a_computer_player_is_posted_and_answered(harness: Harness) -> None:
    alice = await harness.person("Alice")
    match = await harness.start_match(computers=1, set_up={"start_player": "first_seat"})
    assert prompted_by(match.post) == ["Alice"]
    panel = await open_panel(alice, match.post)
    assert has_options(panel)
    assert reading.alt_texts(panel)
    panel = await choose_all(alice, panel)
    assert components_of(panel, Done)
    await press(alice, panel, Done)
    await match.next_post()
    answered = await match.wait_for_post(lambda post: prompted_by(post) == ["Alice"])
    assert reading.alt_texts(answered)
    assert components_of(message_of(await press(alice, answered, More)), BoardText, Concede)
