"""Questions to a process that analyses matches, and its answers: a line of JSON each."""

from msgspec import Raw, Struct

from rules.analysis_report import Analysis
from rules.analysis_studies import Progress


class Question(Struct):
    """Asks for the next steps of an analysis."""

    record: Raw
    """The match as `rules.record` writes it, with its key."""
    people: list[int]
    """The seats whose choices are judged."""
    progress: Progress
    effort: float
    """The iterations of its searches, as a multiple of the usual ones."""
    seconds: float
    """No step begins later than that."""


class Answer(Struct, omit_defaults=True):
    """How far the analysis is now, or why it cannot go on."""

    progress: Progress
    analysis: Analysis | None = None
    """The result, once there is nothing left to do."""
    error: str = ""
    """For the operator."""
