"""What a table can decide together, and a proposal of it: data only. `consent` says what follows."""

from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct


class TakeBack(Struct, frozen=True, tag=True):
    """The match goes back to where the log had `line` lines."""

    line: int
    draws: int
    """How often chance was drawn since then."""


class Finish(Struct, frozen=True, tag=True):
    """The match ends, and the result is what it is now."""


class Annul(Struct, frozen=True, tag=True):
    """The match ends without a result."""


class Replace(Struct, frozen=True, tag=True):
    """`seat` goes to `person`, who has to take it, or to the computer where that is 0."""

    seat: int
    person: int = 0
    name: str = ""


class Pause(Struct, frozen=True, tag=True):
    """All clocks stand still. Who wants to move still may."""


class Resume(Struct, frozen=True, tag=True):
    """All clocks run on."""


What = TakeBack | Finish | Annul | Replace | Pause | Resume


class Outcome(StrEnum):
    """How a proposal stands."""

    OPEN = "open"
    AGREED = "agreed"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    LAPSED = "lapsed"


class Proposal(Struct, frozen=True, omit_defaults=True, rename={"voters": "asked"}):
    """What somebody at a table proposes to the others. A table has one at a time, and remembers the last one."""

    number: int
    """The table's first proposal is 1, and so on: what a button under it names."""
    what: What
    by: int
    people: tuple[int, ...]
    """Who sat at the table when it was made."""
    voters: tuple[int, ...]
    """Whose consent is asked for, beside that of who would take a seat."""
    enough: int
    """How many of them have to agree."""
    entries: int
    """How many lines the log had."""
    agreed: tuple[int, ...] = ()
    outcome: Outcome = Outcome.OPEN
    closed_by: int = 0
    """Who declined it."""

    @property
    def is_open(self) -> bool:
        return self.outcome is Outcome.OPEN

    @property
    def taker(self) -> int:
        """Who would take a seat; 0: nobody."""
        return self.what.person if isinstance(self.what, Replace) else 0

    @property
    def missing(self) -> list[int]:
        """Who has not agreed and still may, to one's own taking a seat too."""
        open_votes = self.enough > len([person for person in self.voters if person in self.agreed])
        wanted = [*(self.voters if open_votes else ()), *([self.taker] if self.taker else [])]
        return [person for person in wanted if person not in self.agreed]

    def means_the_same(self, people: Sequence[int], entries: int) -> bool:
        """Whether it still means what it meant with these people at the table and so many lines of the log.

        What it says of the position is wrong once anybody has moved, and whom it asks once others sit at the table.
        """
        still = entries == self.entries or not isinstance(self.what, TakeBack | Finish)
        return still and self.people == tuple(people)
