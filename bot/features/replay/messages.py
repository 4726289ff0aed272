"""Questions to a process that works on whole matches, and its answers: a line of JSON each."""

from msgspec import Raw, Struct

from rules.record_errors import Problem


class Caption(Struct):
    """A text below the board after so many lines of the log."""

    line: int
    text: str


class Animate(Struct, tag=True):
    """Asks for the animation of a match."""

    record: Raw
    """The match as `rules.record` writes it, with the names of its players."""
    language: str
    captions: list[Caption] = []


class Read(Struct, tag=True):
    """Asks for the match in a file that somebody has brought."""

    content: bytes


class Drawn(Struct):
    """A note: how many pictures of an animation are drawn, and how many it will have."""

    drawn: int
    frames: int


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
    """Why there is no answer, for the operator."""

    reason: str


class Unreadable(Struct, tag=True):
    """What is wrong with the file that a person has brought."""

    problem: Problem


Question = Animate | Read
Answer = Animation | Found | Unreadable | Failed
