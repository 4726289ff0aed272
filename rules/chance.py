"""Verifiable randomness, stored in the state of a game.

Each match has a key of its own, which follows from what was published before it and what its players added
(`rules.proof`). It is secret until the match ends; then everybody can replay every draw. The same key and counter
always give the same draw: nothing is ever re-rolled.
"""

import hashlib
from collections.abc import Sequence
from typing import TypeVar

from msgspec import Struct

KEY_BYTES = 32
APART = b"\x01"
"""What follows a key whose draws are numbered apart by their kinds."""

T = TypeVar("T")


class Chance(Struct, rename={"draws": "drawn"}, omit_defaults=True):
    """A secret key and the number of draws made with it. A view has no key, so nothing can be drawn from it.

    If the key is one byte longer than usual, the draws of each kind are numbered apart: whoever plays with the same key
    draws the same cards from a stack, however often they have drawn from another one in between. A kind is a stack, or
    whatever else is drawn in a row of its own; with a usual key it makes no difference.
    """

    key: bytes
    draws: int = 0
    kinds: dict[str, int] = {}
    """How many draws of each kind were made, if they are numbered apart."""

    def below(self, limit: int, kind: str = "") -> int:
        """Draws a uniform integer from 0 to `limit` - 1. Raises ValueError if the key is hidden or `limit` below 1."""
        if not self.key:
            raise ValueError("chance is hidden in a view")
        if limit < 1:
            raise ValueError("there is nothing to draw from")
        self.draws += 1
        digest = hashlib.blake2b(self._number(kind), digest_size=32, key=self.key).digest()
        return int.from_bytes(digest, "big") % limit  # 256 bits: the bias is below one in 10**70

    def _number(self, kind: str) -> bytes:
        """Returns the number of the present draw, as bytes; if kinds are numbered apart, that of its kind."""
        if len(self.key) == KEY_BYTES:
            return self.draws.to_bytes(8, "big")
        self.kinds[kind] = self.kinds.get(kind, 0) + 1
        return self.kinds[kind].to_bytes(8, "big") + kind.encode()

    def pick(self, items: Sequence[T], kind: str = "") -> T:
        """Draws one of `items`, all equally likely, and leaves it there."""
        return items[self.below(len(items), kind)]

    def draw(self, items: list[T], kind: str = "") -> T:
        """Draws one of `items`, all equally likely, and removes it from the list."""
        return items.pop(self.below(len(items), kind))

    def pick_counted(self, counts: Sequence[int], kind: str = "") -> int:
        """Draws an index with odds in proportion to its count: from a bag that holds `counts[i]` things of kind i."""
        index, ticket = 0, self.below(sum(counts), kind)
        while ticket >= counts[index]:
            ticket -= counts[index]
            index += 1
        return index

    def shuffle(self, items: list[T]) -> None:
        """Shuffles `items` in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def seed(self, *what: int) -> int:
        """Returns a seed for what is no part of the match, such as a search. It cannot be computed without the key.

        It changes no draw and shows nothing of any. The same `what` gives the same seed. Raises ValueError if the
        key is hidden.
        """
        if not self.key:
            raise ValueError("chance is hidden in a view")
        digest = hashlib.blake2b(repr(what).encode(), digest_size=8, key=self.key, person=b"seed").digest()
        return int.from_bytes(digest, "big")

    def hidden(self) -> "Chance":
        """Returns what a view shows of it: the number of draws, but no key."""
        return Chance(key=b"", draws=self.draws)


def commitment(key: bytes) -> str:
    """Returns the SHA-256 of `key` in hexadecimal. Publishing it commits to the key without revealing it."""
    return hashlib.sha256(key).hexdigest()


def key(*seed: int) -> bytes:
    """Derives a key from `seed` alone: for lessons, tests and experiments, which keep no secret."""
    return hashlib.blake2b(repr(seed).encode(), digest_size=KEY_BYTES).digest()
