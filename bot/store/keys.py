"""The keys of the database. In a Redis Cluster, the client puts a tag before them, which is the same for all."""

from typing import NamedTuple

from bot.store.unreadable import maybe_whole

KINDS = (
    *("session", "person", "reminders", "turns", "tables", "named", "lobby", "guild", "guilds", "running", "server"),
    *("record", "records", "rated", "ratings", "stage"),
    *("due", "live", "ended", "unsaid", "forgotten", "people", "idle", "broken", "claim", "limit", "operation"),
    *("contest", "contests"),
    *("daily", "dailies", "puzzle"),
    *("alive", "listening", "format", "parlour"),
)
"""What every key begins with; PRIVACY.md says of each what it stores, and for how long."""
SESSIONS = "session:{*}"
"""Matches the documents of all sessions."""
FOR_COMPUTERS = "turns:computers"
"""The set of sessions in which a computer player is to move."""
PUZZLE_CHANNELS = "puzzle:channels"
"""The hash of the channels in which puzzles are posted, by server."""
DEAL_SECRET = "daily:secret"
"""The secret from which the deal of each day follows."""
RATED = "rated:*"
"""Matches the lists of rated matches of all servers."""
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


def contest_key(contest: int) -> str:
    """Returns the key of a contest: a hash of its document, its revision, and what its message shows."""
    return f"contest:{{{contest}}}"


def operation_in_contest(contest: int, operation: str) -> str:
    """Returns the key that remembers that `operation` was carried out in a contest; it is in the slot of that."""
    return f"operation:{{{contest}}}:{operation}"


def contests_of_guild(guild: int) -> str:
    """Returns the key of the set of contests on a server."""
    return f"contests:guild:{guild}"


def contests_of_person(person: int) -> str:
    """Returns the key of the set of contests that name `person`."""
    return f"contests:person:{person}"


def turns_key(person: int) -> str:
    """Returns the key of the set of sessions that wait for `person`."""
    return f"turns:{person}"


def matches_key(person: int) -> str:
    """Returns the key of the set of sessions in which `person` has a seat."""
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


def deal_key(guild: int, day: int) -> str:
    """Returns the key of what the people of a server have made of the deal of a day."""
    return f"daily:{guild}:{day}"


def deals_key(day: int) -> str:
    """Returns the key of the hash of who tries the deal of a day, with the server of each."""
    return f"dailies:{day}"


class PuzzleKeys(NamedTuple):
    """The keys of the puzzle of a day."""

    puzzle: str
    answers: str
    """A hash of the first answer of each person."""
    own: str
    """A hash of the puzzles that servers have instead of it, from matches there, by server."""
    posted: str
    """A hash of the servers that have got theirs."""
    looking: str
    """Exists while somebody looks for it."""
    tries: str
    """How often it was looked for."""


def puzzle_keys(day: int) -> PuzzleKeys:
    """Returns the keys of the puzzle of a day."""
    start = f"puzzle:{day}"
    return PuzzleKeys(start, *(f"{start}:{part}" for part in ("answers", "own", "posted", "looking", "tries")))


def own_answers_key(day: int, guild: int) -> str:
    """Returns the key of the hash of first answers to the puzzle that a server has instead."""
    return f"puzzle:{day}:answers:{guild}"


def puzzle_matches_key(guild: int) -> str:
    """Returns the key of the sorted set of matches on a server that may become puzzles, by their last moves."""
    return f"puzzle:matches:{guild}"


def person_keys(person: int) -> list[str]:
    """Returns the keys of everything that is stored about `person` outside of sessions."""
    own = [f"{name}:{person}" for name in ("person", "reminders")]
    indexes = (turns_key(person), matches_key(person), named_key(person), records_key(person))
    return [*own, *indexes, contests_of_person(person), f"broken:{{person:{person}}}"]
