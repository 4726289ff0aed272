"""Actions in a lobby."""

from typing import ClassVar

from bot.actions.press import MatchPress, Name, Snowflake, Style, Value


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


class AcceptInvitation(MatchPress, frozen=True, tag="come"):
    """Takes the seat that is reserved for the person."""

    label = "button-accept"
    style = Style.GREEN
    command = "lobby join"


class DeclineInvitation(MatchPress, frozen=True, tag="refuse"):
    """Declines an invitation to the lobby."""

    label = "button-refuse"
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


class ShowPlayers(MatchPress, frozen=True, tag="players"):
    """Shows whom the host can invite and remove."""

    label = "button-players"
    command = "lobby players"


class InvitePlayer(MatchPress, frozen=True, tag="invite"):
    """Reserves a seat for `person`."""

    command = "lobby invite"
    chosen = "person"

    person: Snowflake = 0


class RemovePlayer(MatchPress, frozen=True, tag="remove"):
    """Removes `person` from the lobby, or takes their invitation back."""

    label = "button-remove"
    style = Style.RED
    command = "lobby remove"

    person: Snowflake = 0


class ShowOptions(MatchPress, frozen=True, tag="options"):
    """Shows a menu for each option that all games have."""

    label = "button-options"
    command = "lobby options"


class ShowVariants(MatchPress, frozen=True, tag="variants"):
    """Shows the rulesets of the game, and a menu for each of its own options."""

    label = "button-variants"
    command = "lobby variants"


class ChooseRuleset(MatchPress, frozen=True, tag="ruleset"):
    """Chooses a ruleset, which then decides whatever it can."""

    command = "lobby option"

    ruleset: Name = ""


class SetOption(MatchPress, frozen=True, tag="option"):
    """Chooses `value` for the option `name`."""

    command = "lobby option"
    chosen = "value"

    name: Name = "language"
    value: Value = ""
