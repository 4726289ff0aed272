"""What every bot can do, whichever features it has: a lobby, a turn against a computer player, and the page of More."""

from __future__ import annotations

from bot.actions.board import More
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
    take_turn,
)


async def test_a_turn_against_a_computer_player_is_posted_and_answered(harness: Harness) -> None:
    alice = await harness.person("Alice")
    match = await harness.start_match(computers=1, set_up={"start_player": "first_seat"})
    panel = await open_panel(alice, match.post)
    assert has_options(panel)
    assert reading.alt_texts(panel)
    assert components_of(await choose_all(alice, panel), Done)
    after = await take_turn(alice, match.post)
    assert "Manhattan" not in reading.buttons(after)
    both = reading.text(await match.next_post())
    assert "Alice" in both
    page = message_of(await press(alice, match.post, More))
    assert reading.buttons(page)
