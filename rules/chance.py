"""Verifiable randomness that lives in the state of a game.

The key is drawn once for a table. Its commitment is published when play starts and the key itself when it ends,
so anybody can replay every draw. The same key and counter always give the same draw: nothing is ever re-rolled.
"""

import hashlib
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import TypeVar

from msgspec import Struct

KEY_BYTES = 32

T = TypeVar("T")


class Chance(Struct, rename={"draws": "drawn"}):
    """A secret key and the number of draws made with it. Without a key (in a view) nothing can be drawn."""

    key: bytes
    draws: int = 0

    def below(self, limit: int) -> int:
        """A fair whole number from 0 to `limit` - 1. Raises ValueError if the key is hidden or `limit` below 1."""
        if not self.key:
            raise ValueError("chance is hidden in a view")
        if limit < 1:
            raise ValueError("there is nothing to draw from")
        self.draws += 1
        digest = hashlib.blake2b(self.draws.to_bytes(8, "big"), digest_size=32, key=self.key).digest()
        return int.from_bytes(digest, "big") % limit  # 256 bits: the bias is below one in 10**70

    def pick(self, items: Sequence[T]) -> T:
        """One of `items`, each equally likely."""
        return items[self.below(len(items))]

    def draw(self, items: list[T]) -> T:
        """Takes one of `items` out of the list, each equally likely."""
        return items.pop(self.below(len(items)))

    def pick_counted(self, counts: Sequence[int]) -> int:
        """An index, each as likely as its count: a draw from a bag that holds `counts[i]` things of kind i."""
        ticket = self.below(sum(counts))
        return bisect_right(list(accumulate(counts)), ticket)

    def shuffle(self, items: list[T]) -> None:
        """Puts `items` in a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def hidden(self) -> "Chance":
        """What a view shows of it: how much was drawn, and no key."""
        return Chance(key=b"", draws=self.draws)


def commitment(key: bytes) -> str:
    """The SHA-256 of `key` in hexadecimal: published first, it binds whoever holds the key."""
    return hashlib.sha256(key).hexdigest()


def key(*seed: int) -> bytes:
    """A key that depends on `seed` alone: for trying things out, never for a real table."""
    return hashlib.blake2b(repr(seed).encode(), digest_size=KEY_BYTES).digest()
