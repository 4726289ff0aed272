"""Actions in a turn."""

from bot.actions.press import Checksum, Count, MatchPress, Place, SeatNumber, Style


class Play(MatchPress, frozen=True, tag="play"):
    """Shows the person's question."""

    label = "button-play"
    style = Style.BLUE
    emoji = "🎲"
    command = "play"
    recent = 100  # searched for the person's last move


class PanelPress(MatchPress, frozen=True):
    """A press in a panel, for the question shown there."""

    seat: SeatNumber = 0
    version: Count = 0
    """The version of the question: how many moves the seat had made."""
    options: Checksum = "00000000"
    """The options that were shown."""


class Pick(PanelPress, frozen=True, tag="pick"):
    """Chooses an option by its button."""

    style = Style.BLUE
    command = "play option"

    option: Place = 0


class PickFromMenu(PanelPress, frozen=True, tag="menu"):
    """Chooses an option in the menu that begins with option `start`."""

    command = "play option"
    chosen = "option"

    start: Place = 0
    option: Place = 0


class TakeBack(PanelPress, frozen=True, tag="back"):
    """Takes back the last choice."""

    label = "button-back"
    emoji = "↩️"
    command = "undo"


class Done(PanelPress, frozen=True, tag="done"):
    """Ends the turn."""

    label = "button-done"
    style = Style.GREEN
    emoji = "✅"
    command = "play option"
