"""The board of every earlier moment can be read from the story, although the posts do not show it any more."""

from __future__ import annotations

from bot.features.replay.actions import BoardThen
from bot.features.story.feature import Story
from sandbox.testing import reading
from tests.end_to_end.harness import (
    Harness,
    Match,
    components_of,
    forge,
    message_of,
    press,
    private_text,
    take_turn,
)


async def test_the_story_leads_to_the_board_of_each_moment(harness: Harness, match: Match) -> None:
    alice = await harness.person("Alice")
    boards = [reading.alt_texts(match.post)]
    for _ in range(2):
        await take_turn((await match.people_to_move())[0], match.post)
        boards.append(reading.alt_texts(await match.next_post()))
    story = message_of(await press(alice, match.post, Story))
    (menu,) = components_of(story, BoardThen)
    for option, board in zip(menu["options"], reversed(boards), strict=True):
        assert option["label"].startswith(f"{option['value']}. ")
        shown = message_of(await alice.choose(story, menu["custom_id"], option["value"]))
        assert reading.alt_texts(shown) == board
        assert reading.images(shown)
        story = message_of(await press(alice, shown, Story))


async def test_a_line_that_is_not_there_is_refused(harness: Harness, match: Match) -> None:
    alice = await harness.person("Alice")
    for line in (0, 2):
        answer = await forge(alice, match.post, BoardThen(match.id, line))
        assert "not one of the options" in private_text(answer)
