"""What a seat has prepared for its next turn, while others play. Only this seat may see it."""

from typing import Generic, Literal, TypeVar

from msgspec import Struct

from rules.game import Move

M = TypeVar("M", bound=Move)

Reason = Literal["", "wanted", "news", "changed", "illegal", "question", "done", "branch"]
"""What became of a prepared turn. It was carried out: as prepared ("done"), or one of its branches. Or why it was not:
its player wants to see it first, something was revealed, the moves would do something else now, one of them is not
legal any more, or more is to be chosen. Empty: the turn has not come."""


class Branch(Struct, Generic[M], kw_only=True, omit_defaults=True):
    """What a seat does instead, if the turns of others make something else of what it has prepared."""

    seat: int
    """Another seat, whose turn would do that: the picture of the branch shows the board after it."""
    turn: list[M]
    """That turn."""
    legal: int
    """How many of the prepared moves would still be legal."""
    outcome: str
    """A checksum of what these would do. The branch is for this outcome, whoever brings it about."""
    moves: list[M] = []
    meanings: list[str] = []
    """As those of `Prepared`."""
    ready: bool = False
    """Whether to carry it out. If not, its player is asked."""


class Prepared(Struct, Generic[M], kw_only=True, omit_defaults=True):
    """The moves of a turn that has not come. Once it has come: what became of them."""

    step: str
    """The tag of the step that they answer; if they do so only once, a space and when (`Step.occasion`)."""
    moves: list[M] = []
    meanings: list[str] = []
    """By move: a checksum of the question that it answered, of what its player was shown of it, and of what it and
    those before it caused."""
    at_once: bool = False
    """Whether to carry them out when the turn comes, unless something has changed; if not, they are offered."""
    despite_news: bool = False
    """Whether to carry them out even if something was revealed since, as long as they do the same."""
    branches: list[Branch[M]] = []
    """The likeliest first."""
    proposed_at: int = -1
    """The moves that all seats had made when the branches were proposed; -1: they were not."""
    informed: bool = False
    """Whether something was revealed to the seat since."""
    offered: Reason = ""
    left: list[M] = []
    """The moves that did not become the draft: those from the first that is not legal any more, or a final one. Of a
    turn that was carried out: all."""
    because: list[M] = []
    """The turn for which a branch was made that was carried out."""
    because_of: int = -1
    """The seat of that turn."""
