"""Which of Discord's shards this process listens to: each has a part of the servers, the first one direct messages."""

import re
from typing import NamedTuple

RANGE = re.compile(r"(\d+)(?:-(\d+))?/(\d+)")
OF_POD = re.compile(r"pod:(\d+)/(\d+)")
ORDINAL = re.compile(r"-(\d+)$")
"""What ends the name of a pod in a StatefulSet."""


class InvalidShards(Exception):
    """The setting cannot be followed. The message is a sentence for the operator."""


class Shards(NamedTuple):
    """Some of the shards of a bot."""

    ids: range
    total: int

    def __str__(self) -> str:
        """Returns them as the setting names them."""
        first, last = self.ids[0], self.ids[-1]
        return f"{first if first == last else f'{first}-{last}'}/{self.total}"


def parse(text: str, host: str) -> Shards | None:
    """Returns the shards that a setting names; None if it is empty. Raises InvalidShards.

    `host`: the name of this machine, which ends with the number of the pod in a StatefulSet.
    """
    if not text:
        return None
    if found := RANGE.fullmatch(text):
        first, last, count = int(found[1]), int(found[2] or found[1]), int(found[3])
    elif found := OF_POD.fullmatch(text):
        each, count = int(found[1]), int(found[2])
        if (ordinal := ORDINAL.search(host)) is None:
            raise InvalidShards(f"PARLOUR_SHARDS is {text}, but the name of this machine, {host}, ends with no number.")
        first = int(ordinal[1]) * each
        last = min(first + each, count) - 1
    else:
        raise InvalidShards(f"PARLOUR_SHARDS is {text}: write it as 0-3/8 (the first four of eight), 5/8, or pod:4/8.")
    if not first <= last < count:
        raise InvalidShards(
            f"PARLOUR_SHARDS is {text}: there are no shards {first} to {last} of {count}, counted from 0."
        )
    return Shards(range(first, last + 1), count)


def shard_of(guild: int, count: int) -> int:
    """Returns the shard that gets the events of a server."""
    return (guild >> 22) % count
