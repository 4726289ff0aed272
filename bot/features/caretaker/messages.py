"""What the process that backs up is asked, and what it answers."""

from typing import Literal

from msgspec import Struct


class Question(Struct):
    """Writes a backup of a database into a file, and restores it for trial."""

    url: str
    file: str
    key: str
    """Signs it; empty: it is not signed."""


class Answer(Struct):
    """How it went."""

    size: int = 0
    """In bytes; 0: the backup has failed."""
    matches: int = 0
    drill: Literal["equal", "differs", "no server"] = "no server"
    said: list[str] = []
    """For the log."""
