"""Standing orders: answers given in advance."""

from bot.actions.press import Checksum, MatchPress, Place, SeatNumber


class StandingOrders(MatchPress, frozen=True, tag="orders"):
    """Shows the standing orders that a person has given or could give."""

    label = "button-orders"
    command = "orders"


class ToggleOrder(MatchPress, frozen=True, tag="order"):
    """Gives a standing order, or cancels one that was given."""

    seat: SeatNumber = 0
    options: Checksum = "00000000"
    """The standing orders that were shown."""
    number: Place = 0
