"""Actions in a turn."""

from bot.actions.press import Checksum, Count, MatchPress, Place, SeatNumber, Style


class Play(MatchPress, frozen=True, tag="play"):
    """Shows the person's question."""

    label = "button-play"
    style = Style.BLUE
    emoji = "🎲"
    only_commits = True
    recent = 100  # searched for the person's last move


class PanelPress(MatchPress, frozen=True):
    """A press in a panel, for the question shown there."""

    only_commits = True

    seat: SeatNumber = 0
    version: Count = 0
    """The version of the question: how many moves the seat had made."""
    options: Checksum = "00000000"
    """The options that were shown."""


class Pick(PanelPress, frozen=True, tag="pick"):
    """Chooses an option by its button."""

    style = Style.BLUE

    option: Place = 0


class PickFromMenu(PanelPress, frozen=True, tag="menu"):
    """Chooses an option in the menu that begins with option `start`."""

    chosen = "option"

    start: Place = 0
    option: Place = 0


class OpenKind(PanelPress, frozen=True, tag="kind"):
    """Shows the options of a kind: that of option `option`."""

    style = Style.BLUE
    recent = Play.recent

    option: Place = 0


class CloseKind(PanelPress, frozen=True, tag="kinds"):
    """Shows the question again, with its kinds of options."""

    label = "button-kinds"
    recent = Play.recent


class UsePreset(PanelPress, frozen=True, tag="preset"):
    """Chooses what a preset answers."""

    emoji = "⏩"

    preset: Place = 0


class TakeBack(PanelPress, frozen=True, tag="back"):
    """Takes back the last choice."""

    label = "button-back"


class Done(PanelPress, frozen=True, tag="done"):
    """Ends the turn."""

    label = "button-done"
    style = Style.GREEN
    emoji = "✅"


class WholeBoard(PanelPress, frozen=True, tag="whole"):
    """Shows the question with the whole board."""

    label = "button-whole"


class Effects(PanelPress, frozen=True, tag="effects"):
    """Shows the question with what each option costs and brings."""

    label = "button-effects"
    recent = Play.recent

    opened: Count = 0
    """The option whose kind is open, counted from 1; 0 if none is."""
