"""The result of a match, in its channel and as people look at it later."""

from __future__ import annotations

from bot.actions.board import More, View
from bot.actions.sharing import Share
from bot.features.result.feature import Result
from bot.features.story.feature import Story
from sandbox.testing import reading
from tests.end_to_end.harness import Harness, ask, elsewhere, forge, message_of, play_out, press, private_text

PICTURES = 2
"""Points by category, and the curve."""


async def test_the_result_is_posted_with_its_curve_and_shown_again_by_button_and_command(harness: Harness) -> None:
    match = await harness.start_match("Bob", game="rolled_west")
    bob, carol = await harness.people("Bob", "Carol")
    for button in (More, Story):
        page = message_of(await press(bob, match.post, button))
        assert "Result" not in reading.buttons(page)
    assert "no result yet" in private_text(await ask(bob, match, Result))
    post = await play_out(match)
    text = reading.text(post)
    assert "In the lead after each round" in text
    assert "**Most points in one turn**" in text
    assert len(reading.images(post)) > PICTURES
    pages = [message_of(await press(bob, post, button)) for button in (More, Story)]
    for page in (*pages, message_of(await ask(bob, match, View))):
        shown = message_of(await press(bob, page, Result))
        assert len(reading.images(shown)) == PICTURES
        assert text.partition("In the lead")[2].splitlines()[0] in reading.text(shown)
    await press(bob, message_of(await ask(bob, match, Result)), Share)
    posted = await bob.wait_for(lambda each: "posted this" in reading.text(each), channel=match.channel)
    assert len(reading.images(posted)) == PICTURES
    assert reading.images(message_of(await press(bob, pages[0], View)))
    await bob.slash("settings", language="ja")
    assert "各ラウンド終了時のトップ" in private_text(await ask(bob, match, Result))
    answer = await forge(carol, await elsewhere(carol, "board-games"), Result(match.id))
    assert "Most points in one turn" in private_text(answer)
