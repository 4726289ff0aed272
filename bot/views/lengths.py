"""How long a text is for Discord. Nobody outside knows how it counts, so the stricter way counts: UTF-16's units.

An emoji is two of them, most other characters are one.
"""

import re

_TWO_UNITS = re.compile("[\U00010000-\U0010ffff]")


def length(text: str) -> int:
    """Returns the length of `text` in units of UTF-16."""
    return len(text) if text.isascii() else len(text) + len(_TWO_UNITS.findall(text))


def head(text: str, most: int) -> str:
    """Returns as much of the beginning of `text` as `most` units hold, without half a character."""
    kept = text[:most]
    while (over := length(kept) - most) > 0:
        kept = kept[: -((over + 1) // 2)]
    return kept
