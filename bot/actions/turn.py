"""What people do in their turn."""

from bot.actions.press import Checksum, Count, MatchPress, Place, Press, SeatNumber, Style


class Play(MatchPress, frozen=True, tag="play"):
    """Shows the person's question."""

    label = "button-play"
    style = Style.BLUE
    emoji = "🎲"
    command = "play"
    recent = 100  # among which the person's last move is looked for


class Next(Press, frozen=True, tag="next"):
    """Shows the question of the match that waits most urgently for the person."""

    label = "button-next"
    style = Style.BLUE
    command = "next"


class PanelPress(MatchPress, frozen=True):
    """A press in a panel, for the question that it was shown with."""

    seat: SeatNumber = 0
    version: Count = 0
    """How many moves the seat had made."""
    options: Checksum = "00000000"
    """What it could choose from."""


class Pick(PanelPress, frozen=True, tag="pick"):
    """Chooses an option by its button."""

    style = Style.BLUE
    command = "play option"

    option: Place = 0


class PickFromMenu(PanelPress, frozen=True, tag="menu"):
    """Chooses an option in the menu whose first option is number `start`."""

    command = "play option"
    chosen = "option"

    start: Place = 0
    option: Place = 0


class TakeBack(PanelPress, frozen=True, tag="back"):
    """Takes the last choice back."""

    label = "button-back"
    emoji = "↩️"
    command = "undo"


class Done(PanelPress, frozen=True, tag="done"):
    """Hands the turn over."""

    label = "button-done"
    style = Style.GREEN
    emoji = "✅"
    command = "play option"
