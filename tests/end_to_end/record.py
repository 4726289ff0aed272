"""What a match has said in public, read as its players read it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import sha256

from bot.actions.story import Story
from sandbox import Person
from sandbox.testing import reading
from tests.end_to_end.game_night import Json, is_public, press, shown

HASH = re.compile(r"`([0-9a-f]{64})`")
HAND = "Your cards build at"
"""What stands before a hand in the words of a private board."""
DRAWN = "You drew the card"
"""What stands before a drawn card in a private story."""
MORE = re.compile(r"… and (\d+) earlier lines?")


def commitment_of(post: Json) -> str:
    """The hash that a first post publishes."""
    found = HASH.findall(reading.text(post))
    assert len(found) == 1, reading.text(post)
    return str(found[0])


def key_of(post: Json) -> str:
    """The key of chance that a result reveals."""
    found = HASH.findall(reading.text(post))
    assert len(found) == 1, reading.text(post)
    return str(found[0])


def hash_of(key: str) -> str:
    return sha256(bytes.fromhex(key)).hexdigest()


async def read_story(reader: Person, post: Json) -> list[str]:
    """The whole story as a person reads it, page by page."""
    page = shown(await press(reader, post, Story))
    lines: list[str] = []
    while True:
        _, *told = reading.text(page).splitlines()
        buttons = reading.buttons(page)
        lines = told[: len(told) - len(buttons)] + lines
        if "Older" not in buttons:
            return lines
        page = shown(await reader.click(page, "Older"))


async def assert_told_once(reader: Person, posts: Sequence[Json]) -> None:
    """Every line of the story that `reader`, a stranger, reads stands in exactly one post, in its order."""
    everything = await read_story(reader, posts[-1])
    told = 0
    for post in posts:
        lines = reading.text(post).splitlines()
        told += sum(int(count) for line in lines for count in MORE.findall(line))
        for line in (line for line in lines if line in everything):
            assert line == everything[told], f"line {told} of the story was lost or doubled"
            told += 1
    assert told == len(everything), "the end of the story was not told"


def assert_nothing_private(messages: Sequence[Json], key: str) -> None:
    """No public message but the last holds the key of chance, and none a hand or a card drawn."""
    for message in messages:
        said = "\n".join([reading.text(message), *reading.alt_texts(message)])
        assert is_public(message)
        assert HAND not in said
        assert DRAWN not in said
        assert key not in said or message is messages[-1]
