"""What the people of a match decide together."""

from typing import Literal

from bot.actions.press import Checksum, Count, MatchPress, SeatNumber, Snowflake, Style

Idea = Literal["undo", "pause", "resume", "finish", "annul"]
"""What can be proposed by its name."""


class Decide(MatchPress, frozen=True, tag="decide"):
    """Shows what is proposed, or what could be."""

    label = "button-decide"
    emoji = "🗳️"
    command = "propose"


class Offer(MatchPress, frozen=True, tag="offer"):
    """Shows what would happen if `idea` were proposed."""

    command = "propose what"

    idea: Idea = "undo"


class OfferUndo(MatchPress, frozen=True, tag="further"):
    """Shows what would happen if the match went back to `line` of the log."""

    command = "propose what"
    chosen = "line"

    line: Count = 0


class Propose(MatchPress, frozen=True, tag="propose"):
    """Proposes what was offered."""

    label = "button-propose"
    style = Style.BLUE
    command = "propose what"

    position: Checksum = "00000000"
    """How far the match had come."""
    idea: Idea = "undo"
    line: Count = 0
    """For "undo", the line of the log to go back to."""


class VotePress(MatchPress, frozen=True):
    """A press under proposal `number`; 0 for the one that is open."""

    number: Count = 0


class Agree(VotePress, frozen=True, tag="agree"):
    """Agrees to a proposal."""

    label = "button-agree"
    style = Style.GREEN
    command = "agree"


class AcceptSeat(VotePress, frozen=True, tag="accept"):
    """Agrees to take the seat that the proposal is about."""

    label = "button-seat"
    style = Style.GREEN
    command = "agree"


class Decline(VotePress, frozen=True, tag="decline"):
    """Declines a proposal, or withdraws it."""

    label = "button-decline"
    command = "decline"


class ChooseSuccessor(MatchPress, frozen=True, tag="replace"):
    """Asks who is to play on at a seat."""

    label = "button-replace"
    command = "replace"

    seat: SeatNumber = 0


class ReplaceByPerson(MatchPress, frozen=True, tag="successor"):
    """Proposes that `person` plays on at a seat."""

    command = "replace by"
    chosen = "person"

    seat: SeatNumber = 0
    person: Snowflake = 0


class ReplaceByComputer(MatchPress, frozen=True, tag="machine"):
    """Proposes that the computer plays on at a seat."""

    label = "button-by-computer"
    command = "replace"

    seat: SeatNumber = 0
