"""Where the Redis that Parlour has started listens: its address stands in a file of the data folder."""

from pathlib import Path

ADDRESS = "redis.url"
"""The file. So a server that outlived its owner is found again."""


class EmbeddedRedisError(Exception):
    """The embedded Redis cannot run here; the message is one sentence for whoever started Parlour."""


def running_at(folder: Path) -> str:
    """Returns the address of the redis-server of `folder`. Raises EmbeddedRedisError if none runs."""
    try:
        return (folder.resolve() / ADDRESS).read_text(encoding="utf-8")
    except OSError:
        raise EmbeddedRedisError(f"No redis-server runs on {folder}.") from None
