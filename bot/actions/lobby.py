"""Actions in a lobby."""

from typing import ClassVar

from bot.actions.press import MatchPress, Name, Style, Value


class LobbyPress(MatchPress, frozen=True):
    """A press in a lobby, whose message shows the effect."""

    answers: ClassVar[bool] = False


class Join(LobbyPress, frozen=True, tag="join"):
    """Takes a seat."""

    label = "button-join"
    style = Style.GREEN
    command = "lobby join"


class Leave(LobbyPress, frozen=True, tag="leave"):
    """Leaves the lobby."""

    label = "button-leave"
    command = "lobby leave"


class AddComputer(LobbyPress, frozen=True, tag="computer"):
    """Adds a computer player."""

    label = "button-computer"
    command = "lobby computer"


class RemoveComputer(LobbyPress, frozen=True, tag="dismiss"):
    """Removes the computer player added last."""

    label = "button-dismiss"
    command = "lobby dismiss"


class Start(LobbyPress, frozen=True, tag="start"):
    """Starts the match."""

    label = "button-start"
    style = Style.BLUE
    command = "lobby start"


class Cancel(LobbyPress, frozen=True, tag="cancel"):
    """Closes the lobby."""

    label = "button-cancel"
    style = Style.RED
    command = "lobby cancel"


class ShowOptions(MatchPress, frozen=True, tag="options"):
    """Shows a menu for each option."""

    label = "button-options"
    command = "lobby options"


class SetOption(MatchPress, frozen=True, tag="option"):
    """Chooses `value` for the option `name`."""

    command = "lobby option"
    chosen = "value"

    name: Name = "language"
    value: Value = ""
