"""What the doctor finds."""

from enum import StrEnum
from typing import NamedTuple


class Grade(StrEnum):
    OK = "ok"
    WARN = "warn"
    """Parlour works, and something may go wrong later."""
    BAD = "bad"
    """Something does not work, or moves may be lost."""


class Finding(NamedTuple):
    """How one thing is, and what to do about it."""

    grade: Grade
    subject: str
    sentence: str
    advice: str = ""

    @property
    def lines(self) -> list[str]:
        """The finding as the operator reads it."""
        return [
            f"{self.grade:<5}{self.subject:<12}{self.sentence}",
            *([f"{'':<17}-> {self.advice}"] if self.advice else []),
        ]


def ok(subject: str, sentence: str) -> Finding:
    """Returns that all is well."""
    return Finding(Grade.OK, subject, sentence)


def warn(subject: str, sentence: str, advice: str) -> Finding:
    """Returns what may go wrong later."""
    return Finding(Grade.WARN, subject, sentence, advice)


def bad(subject: str, sentence: str, advice: str) -> Finding:
    """Returns what is wrong."""
    return Finding(Grade.BAD, subject, sentence, advice)
