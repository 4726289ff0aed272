"""Decisions about a player who is late, and taking a seat that is offered."""

from bot.actions.press import Count, MatchPress, SeatNumber, Seen, Style


class AbsencePress(MatchPress, frozen=True):
    """A press about a seat, in the turn that began at revision `turn`."""

    seat: SeatNumber = 0
    turn: Count = 0


class Wait(AbsencePress, frozen=True, tag="wait"):
    """Gives one more day."""

    label = "button-wait"


class PlayOn(AbsencePress, frozen=True, tag="playon"):
    """Lets the computer play until the player comes back."""

    label = "button-playon"
    style = Style.BLUE


class EndMatch(AbsencePress, frozen=True, tag="end"):
    """Ends the match."""

    label = "button-end"
    style = Style.RED


class TakeSeat(MatchPress, frozen=True, tag="sit"):
    """Takes the seat that was offered to the person."""

    label = "button-sit"
    style = Style.GREEN
    added = "terms"

    seat: SeatNumber = 0
    terms: Seen = ""
    """What the person was told about the seat; empty: nothing."""


class RefuseSeat(MatchPress, frozen=True, tag="stand"):
    """Ends the invitation to a seat: declined by the person invited, or taken back by the owner of the seat."""

    label = "button-refuse"

    seat: SeatNumber = 0
