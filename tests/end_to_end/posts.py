"""Checks of the public posts of a match."""

from __future__ import annotations

import re
from base64 import b32encode
from collections.abc import Sequence
from hashlib import sha256

from bot.features.story.feature import Story
from sandbox import Person
from sandbox.testing import reading
from tests.end_to_end.harness import Json, is_public, message_of, press

HASH = re.compile(r"`([0-9a-f]{64})`")
FINGERPRINT = re.compile(r"Draws can be checked: `([a-z2-7]{26})`")
HAND = "Your cards build at"
"""The text before a hand in the description of a private board."""
DRAWN = "You drew the card"
"""The text before a drawn card in a private story."""
MORE = re.compile(r"… (\d+) more in \*Story\*")
EMOJI = re.compile(r"<:\w+:\d+> ")
"""An emoji of a piece: what is posted before they are uploaded has none."""


def fingerprint_of(post: Json) -> str:
    """Returns the fingerprint that a lobby, a first post or a result shows, and that none of them shows a hash."""
    text = reading.text(post)
    (found,) = FINGERPRINT.findall(text)
    assert not HASH.search(text), text
    return str(found)


def hashes_in(page: str) -> list[str]:
    """Returns what is hashed, or a hash, on a private page."""
    return HASH.findall(page)


def fingerprint_from(secret: str) -> str:
    """Returns the fingerprint as docs/fair-chance.md computes it."""
    return b32encode(sha256(bytes.fromhex(secret)).digest()).decode().lower()[:26]


async def read_story(reader: Person, post: Json) -> list[str]:
    """Returns the whole story as a person reads it, page by page."""
    page = message_of(await press(reader, post, Story))
    lines: list[str] = []
    while True:
        _, *shown = reading.text(page).splitlines()
        buttons = reading.buttons(page)
        lines = shown[: len(shown) - len(buttons) - len(reading.menus(page))] + lines
        if "Older" not in buttons:
            return lines
        page = message_of(await reader.click(page, "Older"))


async def assert_posted_once(reader: Person, posts: Sequence[Json]) -> None:
    """Every line of the story, as a spectator reads it, is in exactly one post or left out there, in order."""
    everything = [EMOJI.sub("", line) for line in await read_story(reader, posts[-1])]
    shown = 0
    for post in posts:
        lines = EMOJI.sub("", reading.text(post)).splitlines()
        left_out = sum(int(count) for line in lines for count in MORE.findall(line))
        for line in (line for line in lines if line in everything):
            nearby = everything[shown : shown + left_out + 1]
            assert line in nearby, f"line {shown} of the story was lost or doubled: {line}"
            left_out -= nearby.index(line)
            shown += nearby.index(line) + 1
        shown += left_out
    assert shown == len(everything), "the end of the story was not posted"


def assert_nothing_private(messages: Sequence[Json], key: str) -> None:
    """No public message contains the key of chance, a hand or a drawn card."""
    for message in messages:
        text = "\n".join([reading.text(message), *reading.alt_texts(message)])
        assert is_public(message)
        assert HAND not in text
        assert DRAWN not in text
        assert key not in text
