"""Proposing a change to a match, and voting on it."""

from typing import Literal

from bot.actions.press import WHOLE, Checksum, Count, MatchPress, SeatNumber, Seen, Snowflake, Style

Idea = Literal["undo", "pause", "resume", "finish", "annul", "unrate"]
"""What can be proposed."""


class Decide(MatchPress, frozen=True, tag="decide"):
    """Shows the open proposal, or what could be proposed."""

    label = "button-decide"
    emoji = "🗳️"


class Offer(MatchPress, frozen=True, tag="offer"):
    """Shows what proposing `idea` would do."""

    recent = WHOLE

    idea: Idea = "undo"


class OfferUndo(MatchPress, frozen=True, tag="further"):
    """Shows what rewinding the match to `line` of the log would do."""

    recent = WHOLE
    chosen = "line"

    line: Count = 0


class Propose(MatchPress, frozen=True, tag="propose"):
    """Proposes what was shown."""

    label = "button-propose"
    style = Style.BLUE
    recent = WHOLE

    position: Checksum = "00000000"
    """The position of the match that was shown."""
    idea: Idea = "undo"
    line: Count = 0
    """For "undo": the line of the log to rewind to."""


class VotePress(MatchPress, frozen=True):
    """A vote on proposal `number`; 0 for the open one."""

    number: Count = 0


class AgreePress(VotePress, frozen=True):
    """A vote for a proposal."""

    style = Style.GREEN
    added = "terms"

    terms: Seen = ""
    """What the person was told about the seat that changes hands; empty: nothing."""


class Agree(AgreePress, frozen=True, tag="agree"):
    """Agrees to a proposal."""

    label = "button-agree"


class AcceptSeat(AgreePress, frozen=True, tag="accept"):
    """Agrees to take the seat that is proposed."""

    label = "button-seat"


class Decline(VotePress, frozen=True, tag="decline"):
    """Declines a proposal, or withdraws one's own."""

    label = "button-decline"


class ChooseSuccessor(MatchPress, frozen=True, tag="replace"):
    """Shows who could take over a seat."""

    label = "button-replace"

    seat: SeatNumber = 0


class ReplaceByPerson(MatchPress, frozen=True, tag="successor"):
    """Proposes that `person` takes over a seat."""

    chosen = "person"
    added = "terms"

    seat: SeatNumber = 0
    person: Snowflake = 0
    terms: Seen = ""
    """What the person was told who offers their own seat; empty: nothing."""


class ReplaceByComputer(MatchPress, frozen=True, tag="machine"):
    """Proposes that the computer takes over a seat."""

    label = "button-by-computer"

    seat: SeatNumber = 0
