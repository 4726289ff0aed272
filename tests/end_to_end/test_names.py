"""Names that strangers give themselves on a server are text in lobbies, posts, panels and titles of threads."""

from __future__ import annotations

from bot.features.story.feature import Story
from sandbox.testing import reading
from tests.end_to_end.harness import Harness, ask, message_of, take_turn

INVISIBLE = ("\u200b", "\u202e", "\u2066", "\n")


async def test_hostile_nicknames_mention_nobody_and_break_no_line(harness: Harness) -> None:
    dave = await harness.person("Dave")
    names = {
        "Alice": f"<@{dave.id}> @everyone [free](https://example.com) **x** ||s||",
        "Bob": "\u202eb\u200bo\u2066b\n# Title\n<@&1100000000000000120>",
        "Carol": "x" * 100,
    }
    for person, nick in names.items():
        harness.sandbox.control.rename(person, nick)
    match = await harness.start_match("Bob", "Carol", set_up={"start_player": "first_seat"})
    alice = await harness.person("Alice")
    panel = await take_turn(alice, match.post)
    await match.next_post()
    thread = await alice.channel(match.channel)
    story = message_of(await ask(alice, match, Story))
    texts = [
        thread["name"],
        *map(reading.text, (await alice.messages("lobby"))[:1]),
        *map(reading.text, (panel, story)),
    ]
    texts += [reading.text(post) for post in await match.posts()]
    for text in texts[1:]:
        assert f"<@{dave.id}>" not in text
        assert "[free](" not in text
        assert "@everyone" not in text.replace(r"\@", "")
        assert "x" * 40 not in text
    assert not [sign for sign in INVISIBLE for text in (thread["name"], *texts) if sign != "\n" and sign in text]
    assert "\n" not in thread["name"]
    mentioned = {user["id"] for post in await match.posts() for user in post["mentions"]}
    assert dave.id not in mentioned
    assert not [post for post in await match.posts() if post["mention_roles"] or post["mention_everyone"]]
