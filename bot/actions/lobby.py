"""Actions in a lobby."""

from typing import ClassVar

from bot.actions.press import MatchPress, Name, Seen, Snowflake, Style, Value


class ShowHosting(MatchPress, frozen=True, tag="hosting"):
    """Shows the host's panel."""

    label = "button-hosting"


class ShowLobby(MatchPress, frozen=True, tag="lobby"):
    """Shows the page under More: options, proof, and rare actions."""

    label = "button-more"


class Join(MatchPress, frozen=True, tag="join"):
    """Takes a seat; the lobby's message shows it."""

    answers: ClassVar[bool] = False
    label = "button-join"
    style = Style.BLUE
    added = "terms"

    terms: Seen = ""
    """What the lobby asked its people to agree to."""


class Leave(MatchPress, frozen=True, tag="leave"):
    """Leaves the lobby."""

    label = "button-leave"


class AcceptInvitation(MatchPress, frozen=True, tag="come"):
    """Takes the seat that is reserved for the person."""

    label = "button-accept"
    style = Style.GREEN
    added = "terms"

    terms: Seen = ""
    """What the message asked the person to agree to."""


class DeclineInvitation(MatchPress, frozen=True, tag="refuse"):
    """Declines an invitation to the lobby."""

    label = "button-refuse"


class AddComputer(MatchPress, frozen=True, tag="computer"):
    """Adds a computer player."""

    label = "button-computer"


class RemoveComputer(MatchPress, frozen=True, tag="dismiss"):
    """Removes the computer player added last."""

    label = "button-dismiss"


class Start(MatchPress, frozen=True, tag="start"):
    """Starts the match."""

    label = "button-start"
    style = Style.GREEN


class Cancel(MatchPress, frozen=True, tag="cancel"):
    """Closes the lobby."""

    label = "button-cancel"
    style = Style.RED


class ShowPlayers(MatchPress, frozen=True, tag="players"):
    """Shows whom the host can invite and remove; others see a link to the lobby."""

    label = "button-invite-friends"
    emoji = "👋"


class InvitePlayer(MatchPress, frozen=True, tag="invite"):
    """Reserves a seat for `person`."""

    chosen = "person"

    person: Snowflake = 0


class RemovePlayer(MatchPress, frozen=True, tag="remove"):
    """Removes `person` from the lobby, or takes their invitation back."""

    label = "button-remove"
    style = Style.RED

    person: Snowflake = 0


class ShowOptions(MatchPress, frozen=True, tag="options"):
    """Shows a menu for each option that all games have."""

    label = "button-options"


class ShowVariants(MatchPress, frozen=True, tag="variants"):
    """Shows the rulesets of the game, and a menu for each of its own options."""

    label = "button-variants"


class WriteClock(MatchPress, frozen=True, tag="clock"):
    """Opens a form for a clock that the menu does not offer."""

    label = "button-write-clock"
    opens_form = True


class ChooseRuleset(MatchPress, frozen=True, tag="ruleset"):
    """Chooses a ruleset, which then decides whatever it can."""

    ruleset: Name = ""


class SetOption(MatchPress, frozen=True, tag="option"):
    """Chooses `value` for the option `name`."""

    chosen = "value"

    name: Name = "language"
    value: Value = ""
