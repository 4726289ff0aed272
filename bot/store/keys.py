"""The keys of the database. In a Redis Cluster, the client puts a tag before them, which is the same for all."""

from typing import NamedTuple

from bot.store.unreadable import maybe_whole

SESSIONS = "session:{*}"
"""Matches the documents of all sessions."""
FOR_COMPUTERS = "turns:computers"
"""The set of sessions in which a computer player is to move."""
UNSAID = "unsaid"
"""The sorted set of sessions with news that is not announced yet, by the oldest revision of it."""
PEOPLE = "people"
"""The sorted set of people about whom something is stored, by when it was last checked that a session names them."""
ENDED = "ended"
"""The sorted set of sessions that have ended, by that moment."""


class SessionKeys(NamedTuple):
    """The three keys of a session, in the order that scripts expect."""

    document: str
    """A hash: the document, its revision, the newest messages, and the refusals of the channel."""
    log: str
    """A list of log entries."""
    outbox: str
    """A sorted set of news, by revision."""

    @property
    def channel(self) -> str:
        """The channel of the session."""
        return self.document.partition("{")[2].removesuffix("}")


def keys(channel: int) -> SessionKeys:
    """Returns the keys of the session of `channel`."""
    tag = f"session:{{{channel}}}"
    return SessionKeys(tag, f"{tag}:log", f"{tag}:outbox")


def channel_of(key: bytes) -> int | None:
    """Returns the channel of the session that `key` belongs to; None if it is no key of a session."""
    return maybe_whole(key.partition(b"{")[2].partition(b"}")[0])


def operation_key(operation: str) -> str:
    """Returns the key that remembers that `operation` was carried out."""
    return f"operation:{operation}"


def turns_key(person: int) -> str:
    """Returns the key of the set of sessions that wait for `person`."""
    return f"turns:{person}"


def matches_key(person: int) -> str:
    """Returns the key of the set of matches that go on in which `person` plays."""
    return f"tables:{person}"


def named_key(person: int) -> str:
    """Returns the key of the set of sessions that name `person`."""
    return f"named:{person}"


def guild_key(guild: int) -> str:
    """Returns the key of the set of sessions on a server."""
    return f"guild:{guild}"


def running_key(guild: int) -> str:
    """Returns the key of the set of lobbies and matches that run on a server."""
    return f"running:{guild}"


def stage_key(stage: str, game: str) -> str:
    """Returns the key of the set of sessions of a game that are at a stage."""
    return f"stage:{stage}:{game}"


def person_keys(person: int) -> list[str]:
    """Returns the keys of everything that is stored about `person` outside of sessions, but for that of features."""
    indexes = (turns_key(person), matches_key(person), named_key(person))
    return [f"person:{person}", *indexes, f"broken:{{person:{person}}}"]
