"""The keys of records and ratings."""

from typing import NamedTuple

RATED = "rated:*"
"""Matches the lists of rated matches of all servers."""


class RecordKeys(NamedTuple):
    """The keys of the record of a person on a server."""

    counts: str
    """A hash of counts."""
    recent: str
    """What the lists of the newest matches begin with: one for each kind of match."""
    opponents: str
    """A hash: the head to head with the people met last, by person."""
    met: str
    """The same people in a sorted set, by the moment of the last meeting."""
    mistakes: str
    """A sorted set: the mistake scores of the newest matches that were analysed, by the moment of their ends."""


def record_keys(guild: int, person: int) -> RecordKeys:
    """Returns the keys of the record of `person` on the server `guild`; 0: in direct messages."""
    start = f"record:{guild}:{person}"
    return RecordKeys(start, f"{start}:recent:", f"{start}:opponents", f"{start}:met", f"{start}:mistakes")


def server_record_key(guild: int) -> str:
    """Returns the key of the counts of a server."""
    return f"record:{guild}"


def holders_key(guild: int) -> str:
    """Returns the key of the set of people who have a record on a server."""
    return f"record:{guild}:people"


def records_key(person: int) -> str:
    """Returns the key of the set of servers on which `person` has a record."""
    return f"records:{person}"


def rated_key(guild: int) -> str:
    """Returns the key of the list of rated matches of a server."""
    return f"rated:{guild}"


def ratings_key(guild: int) -> str:
    """Returns the key of the hash that is folded from it: tables, curves, and how many lines they contain."""
    return f"ratings:{guild}"
