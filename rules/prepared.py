"""What a seat has prepared for its next turn, while others play. Only this seat may see it."""

from typing import Generic, Literal, TypeVar

from msgspec import Struct

from rules.game import Move

M = TypeVar("M", bound=Move)

Reason = Literal["", "wanted", "news", "changed", "illegal", "question"]
"""Why a prepared turn was not carried out: its player wants to see it first, something was revealed, the moves would do
something else now, one of them is not legal any more, or more is to be chosen. Empty: the turn has not come."""


class Prepared(Struct, Generic[M], kw_only=True, omit_defaults=True):
    """The moves of a turn that has not come. Once it has come and they were not all carried out: why."""

    step: str
    """The tag of the step that they answer."""
    moves: list[M] = []
    meanings: list[str] = []
    """By move: a checksum of the question that it answered, and of what it and those before it caused."""
    at_once: bool = False
    """Whether to carry them out when the turn comes, unless something has changed; if not, they are offered."""
    informed: bool = False
    """Whether something was revealed to the seat since."""
    offered: Reason = ""
    left: list[M] = []
    """The moves that did not become the draft: those from the first that is not legal any more, or a final one."""
