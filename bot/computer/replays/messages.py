"""Questions to a process that works on whole matches, and its answers: a line of JSON each."""

from msgspec import Raw, Struct


class Animate(Struct, tag=True):
    """Asks for the animation of a match."""

    record: Raw
    """The match as `rules.record` writes it, with the names of its players."""
    language: str


class Read(Struct, tag=True):
    """Asks for the match in a file that somebody has brought."""

    content: bytes


class Animation(Struct, tag=True):
    """An animated picture."""

    data: bytes
    turns: int
    frames: int
    """How many pictures it has: one for each turn, or fewer if there are very many."""
    text: str
    """The last picture in words."""


class Found(Struct, tag=True):
    """The match in a file, as it is stored."""

    game: str
    players: list[str]
    match: Raw
    log: list[Raw]


class Failed(Struct, tag=True):
    """Why there is no answer; `is_of_file`: a sentence about the file, for the person who has brought it."""

    reason: str
    is_of_file: bool = False


Question = Animate | Read
Answer = Animation | Found | Failed
