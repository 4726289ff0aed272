"""What can be proposed, and a proposal of it, as data. `consent` acts on them."""

from collections.abc import Collection, Sequence
from enum import StrEnum

from msgspec import Struct


class TakeBack(Struct, frozen=True, tag=True):
    """The match is rewound to where the log had `line` lines."""

    line: int
    draws: int
    """How many draws were made since then."""


class Finish(Struct, frozen=True, tag=True):
    """The match ends with the current result."""


class Annul(Struct, frozen=True, tag=True):
    """The match ends without a result."""


class Replace(Struct, frozen=True, tag=True):
    """`seat` goes to `person`, who has to accept it, or to the computer if `person` is 0."""

    seat: int
    person: int = 0
    name: str = ""


class Pause(Struct, frozen=True, tag=True):
    """All clocks stop. Moves are still allowed."""


class Resume(Struct, frozen=True, tag=True):
    """All clocks run again."""


class Unrate(Struct, frozen=True, tag=True):
    """The match does not count for ratings."""


What = TakeBack | Finish | Annul | Replace | Pause | Resume | Unrate


class Outcome(StrEnum):
    """The state of a proposal."""

    OPEN = "open"
    AGREED = "agreed"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    LAPSED = "lapsed"
    DONE = "done"
    """It happened without everybody's consent."""


class Proposal(Struct, frozen=True, omit_defaults=True, rename={"voters": "asked"}):
    """What one player proposes to the others. A match has one proposal at a time, and keeps the last one."""

    number: int
    """Counts the proposals of the match from 1; its buttons carry it."""
    what: What
    by: int
    people: tuple[int, ...]
    """The people in the match when it was made."""
    voters: tuple[int, ...]
    """Who votes, besides the person who would take a seat."""
    enough: int
    """How many of them have to agree."""
    entries: int
    """Lines in the log when it was made."""
    agreed: tuple[int, ...] = ()
    outcome: Outcome = Outcome.OPEN
    closed_by: int = 0
    """The person who declined or withdrew it."""
    owner: int = 0
    """The person who would lose a seat and has to agree to that; 0: nobody."""
    opens: int = 0
    """The moment from which it works without those who are absent, or their seat can be taken. They are told before."""
    absent: tuple[int, ...] = ()
    """The people for whom somebody else plays, and who are asked as well."""
    past_half: bool = False
    """Whether more than half of a rated match was played when `owner`, or who made it, agreed to lose their seat."""
    taker_is_new: bool = False
    """Whether the person who would take a seat had joined the server less than a day before agreeing to it."""

    @property
    def is_open(self) -> bool:
        return self.outcome is Outcome.OPEN

    @property
    def taker(self) -> int:
        """The person who would take a seat; 0: nobody."""
        return self.what.person if isinstance(self.what, Replace) else 0

    @property
    def still_to_vote(self) -> list[int]:
        """The voters who have not agreed yet; nobody once enough of them have."""
        left = [person for person in self.voters if person not in self.agreed]
        return left if self.enough > len(self.voters) - len(left) else []

    @property
    def missing(self) -> list[int]:
        """The people who have not agreed yet, including those who would lose or take a seat, or are absent."""
        concerned = [self.owner, self.taker, *self.absent]
        return self.still_to_vote + [person for person in concerned if person and person not in self.agreed]

    def fits(self, people: Sequence[int], entries: int, absent: Collection[int], moved: Collection[int] = ()) -> bool:
        """Whether it still fits these `people`, a log of `entries` lines, the `absent` seats, and who just `moved`.

        A move changes what a rewind or a result means, and whoever held back their agreement would see how the match
        goes; a change of players changes who votes. Whoever was to be replaced because they were absent, and is back,
        has to be told anew if they are absent again. Whoever has agreed to lose their seat, and then moves, stays.
        """
        if isinstance(self.what, Replace):
            is_back = self.opens and self.what.seat not in absent
            if is_back or (self.owner in self.agreed and self.what.seat in moved):
                return False
        still = entries == self.entries or not isinstance(self.what, TakeBack | Finish | Annul | Unrate)
        return still and self.people == tuple(people)
