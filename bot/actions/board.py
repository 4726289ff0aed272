"""What people look at, and the rarer things that they do at a match."""

from bot.actions.press import MatchPress, Style


class View(MatchPress, frozen=True, tag="view"):
    """Shows the board as the person sees it."""

    label = "button-view"
    command = "view"


class BoardText(MatchPress, frozen=True, tag="text"):
    """Shows the board in words."""

    label = "button-text"
    command = "text"


class More(MatchPress, frozen=True, tag="more"):
    """Shows points so far, the options, and further buttons."""

    label = "button-more"
    command = "more"


class Verify(MatchPress, frozen=True, tag="verify"):
    """Checks the log against the key that was promised at the start."""

    label = "button-verify"
    command = "verify"


class Hint(MatchPress, frozen=True, tag="hint"):
    """Asks the computer what it would do."""

    label = "button-hint"
    command = "hint"


class Concede(MatchPress, frozen=True, tag="concede"):
    """Gives the match up, after having asked whether the person is sure."""

    label = "button-concede"
    style = Style.RED
    command = "concede"

    sure: bool = False


class Rematch(MatchPress, frozen=True, tag="rematch"):
    """Starts a new match of the same people."""

    label = "button-rematch"
    style = Style.BLUE
    emoji = "🔁"
    command = "rematch"


class MoveHere(MatchPress, frozen=True, tag="move"):
    """Moves a match that has lost its channel to the channel of the press."""

    label = "button-move"
    command = "move"
