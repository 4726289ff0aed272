"""Answering in advance."""

from bot.actions.press import Checksum, MatchPress, Place, SeatNumber


class StandingOrders(MatchPress, frozen=True, tag="orders"):
    """Shows the standing orders that a person has given and could give."""

    label = "button-orders"
    command = "orders"


class ToggleOrder(MatchPress, frozen=True, tag="order"):
    """Gives a standing order, or cancels it if it was given."""

    command = "orders"

    seat: SeatNumber = 0
    options: Checksum = "00000000"
    """The orders that were shown."""
    number: Place = 0
