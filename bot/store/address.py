"""The address of the embedded Redis, in a file of the data folder."""

from pathlib import Path

ADDRESS = "redis.url"
"""The file. With it a server that outlived its owner can be found. A crash may leave it empty."""


class EmbeddedRedisError(Exception):
    """The embedded Redis cannot run. The message is a sentence for the operator."""


def running_at(folder: Path) -> str:
    """Returns the address of the redis-server of `folder`. Raises EmbeddedRedisError if none runs."""
    try:
        url = (folder.resolve() / ADDRESS).read_text(encoding="utf-8")
    except OSError:
        url = ""
    if not url:
        raise EmbeddedRedisError(f"No redis-server runs on {folder}.")
    return url
