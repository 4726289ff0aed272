"""An evening where Parlour is no member: panels follow by their own tokens, and the board is the answer to a press."""

from __future__ import annotations

from bot.features.evening.domain import PROMPT
from tests.bot.features.evening.test_end_to_end import end_turn, follows, sit_down
from tests.end_to_end.days import Days, mentioned
from tests.end_to_end.test_chats import begin, days, traffic  # noqa: F401  # fixtures


async def test_a_panel_follows_in_a_group_chat_and_who_goes_away_is_called_by_the_last_press(days: Days) -> None:  # noqa: F811
    match = await begin(days, "Bob", "Carol")
    there = await sit_down(match, "Alice", "Bob", "Carol")
    await match.settled_post()
    posts = len(await match.posts())
    await end_turn(await follows(match, there), there)
    away = await follows(match, there)
    await match.settled_post()
    assert len(await match.posts()) == posts
    await days.advance(PROMPT + 1)
    assert mentioned(await match.next_post()) == [away.name]
