"""Words on moves in Discord: written by buttons and forms, shown beside their move, moderated, and never posted."""

from __future__ import annotations

from bot.actions.board import Concede, More
from bot.features.manage.actions import Turn
from bot.features.remarks.actions import DropRemark, React, Remarks, WriteRemark
from bot.features.remarks.domain import remarks
from bot.features.replay.actions import Replay
from bot.features.story.feature import Story
from sandbox import Answer, Person
from sandbox.testing import reading
from tests.end_to_end.harness import (
    Harness,
    Json,
    Match,
    components_of,
    forge,
    message_of,
    press,
    press_of,
    private_text,
    take_turn,
)

MENU = "Words on this move"
HOSTILE = "@everyone <@1> **x** [y](https://example.org)\n# z"
HARMLESS = r"\@everyone \<\@1\> \*\*x\*\* \[y\](https\://example.org) \# z"


async def page(person: Person, post: Json) -> Json:
    """Opens what was said about the newest move."""
    return message_of(await press(person, message_of(await press(person, post, More)), Remarks))


async def write(person: Person, shown: Json, text: str, to: str = "all") -> Answer:
    """Writes a remark by the form of one of the buttons."""
    button = next(each for each in components_of(shown, WriteRemark) if press_of(each).to == to)
    answer = await person.click(shown, custom_id=button["custom_id"])
    assert answer.modal is not None
    return await person.submit(answer.modal, {"text": text})


async def test_a_remark_is_shown_in_the_post_the_story_and_the_replay_and_posts_nothing(
    harness: Harness, match: Match
) -> None:
    alice, bob, carol = await harness.people("Alice", "Bob", "Carol")
    before = await match.posts()
    shown = message_of(await write(alice, await page(alice, match.post), HOSTILE))
    assert f"💬 **Alice**: {HARMLESS}" in reading.text(shown)
    post = await match.settled_post()
    assert HARMLESS in reading.text(post)
    assert [each["id"] for each in await match.posts()] == [each["id"] for each in before]
    assert not post["mentions"] or post["mentions"] == before[-1]["mentions"]
    for person in (bob, carol):
        for kind in (Story, Replay):
            assert HARMLESS in reading.text(message_of(await press(person, post, kind)))
    assert HARMLESS in reading.text(message_of(await bob.use_on_message(post, MENU)))
    reacted = message_of(await press(bob, message_of(await bob.use_on_message(post, MENU)), React))
    assert "👏 **Bob**" in reading.text(reacted)
    assert "👏 **Bob**" in reading.text(await match.settled_post())
    await take_turn((await match.people_to_move())[0], match.post)
    assert HARMLESS not in reading.text(await match.next_post())
    await match.settle()
    (old,) = [each for each in await alice.messages(match.channel, limit=100) if each["id"] == post["id"]]
    assert HARMLESS not in reading.text(old), "an old post keeps its story only"


async def test_what_is_for_later_is_read_after_the_end_with_the_result(harness: Harness, match: Match) -> None:
    alice, bob, carol = await harness.people("Alice", "Bob", "Carol")
    mover = (await match.people_to_move())[0]
    await take_turn(mover, match.post)
    post = await match.next_post()
    shown = await page(alice, post)
    await write(alice, shown, "my plan", "later")
    await write(alice, shown, "my secret", "watchers")
    assert "my secret" in reading.text(message_of(await press(carol, post, Story)))
    for text in (reading.text(message_of(await press(bob, post, Story))), reading.text(await match.settled_post())):
        assert "my" not in text.split()
    line = press_of(components_of(shown, React)[0]).line
    for person in (alice, bob):
        if person.id != mover.id:
            await forge(person, post, React(match.id, line, "wow"))
    await forge(alice, post, Concede(match.id, sure=True))
    post = await match.next_post()
    for told in (post, message_of(await press(bob, post, Story))):
        assert "😮" in reading.text(told)
        assert "my plan" in reading.text(told)


async def test_the_host_and_managers_remove_a_remark_that_they_see_and_nobody_else(
    harness: Harness, match: Match
) -> None:
    alice, bob, carol = await harness.people("Alice", "Bob", "Carol")
    shown = message_of(await write(bob, await page(bob, match.post), "rude"))
    (menu,) = components_of(shown, DropRemark)
    remark = int(menu["options"][0]["value"])
    hidden = message_of(await write(bob, shown, "hidden", "later"))
    values = {int(option["value"]) for option in components_of(hidden, DropRemark)[0]["options"]}
    (secret,) = values - {remark}
    for person, which in ((carol, remark), (alice, secret)):
        answer = await person.choose(match.post, menu["custom_id"], str(which), forge=True)
        assert "not one of the options" in private_text(answer)
    own = await page(alice, await match.settled_post())
    (menu,) = components_of(own, DropRemark)
    left = message_of(await alice.choose(own, menu["custom_id"], str(remark)))
    assert "rude" not in reading.text(left)
    assert "rude" not in reading.text(await match.settled_post())


async def test_who_may_not_be_heard_writes_nothing(harness: Harness, match: Match) -> None:
    alice, bob, carol = await harness.people("Alice", "Bob", "Carol")
    shown = await page(bob, match.post)
    for text in ("\u200b", " \n"):
        assert "nothing to read" in private_text(await write(bob, shown, text))
    assert not components_of(message_of(await carol.use_on_message(match.post, MENU)), WriteRemark, React)
    manage = message_of(await alice.slash("manage", channel="lobby"))
    assert "Words on moves: on" in reading.text(manage)
    assert "Words on moves: off" in reading.text(message_of(await press(alice, manage, Turn)))
    assert "turned words on moves off" in private_text(await write(bob, shown, "mine"))
    assert "turned words on moves off" in private_text(await press(bob, shown, React))
    await press(alice, message_of(await alice.slash("manage", channel="lobby")), Turn)
    await alice.slash("manage", channel="lobby", options={"action": "exclude", "person": bob.id})
    assert "mine" not in private_text(await write(bob, shown, "mine"))
    session = await harness.bot.services.store.sessions.load(match.id)
    assert session is not None
    assert remarks(session, int(bob.id)) == []
