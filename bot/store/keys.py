"""The keys of a session. They share a hash tag, so one slot of a Redis Cluster holds them."""

from typing import NamedTuple

SESSIONS = "session:{*}"
"""Matches the documents of all sessions."""
OUTBOXES = "session:{*}:outbox"
"""Matches the outboxes of all sessions."""


class SessionKeys(NamedTuple):
    """The three keys of a session, in the order in which scripts take them."""

    document: str
    """A hash: the document, its revision, the newest messages, and how often the channel refused a post."""
    log: str
    """A list with an entry for each move."""
    outbox: str
    """A sorted set of news, by revision."""


def keys(channel: int) -> SessionKeys:
    """Returns the keys of the session of `channel`."""
    tag = f"session:{{{channel}}}"
    return SessionKeys(tag, f"{tag}:log", f"{tag}:outbox")


def channel_of(key: bytes) -> int:
    """Returns the channel to whose session `key` belongs."""
    return int(key.decode().split("{")[1].split("}")[0])
