"""Looking at a match, and conceding it."""

from bot.actions.press import MatchPress, Style


class View(MatchPress, frozen=True, tag="view"):
    """Shows the board as the person sees it."""

    label = "button-view"


class BoardText(MatchPress, frozen=True, tag="text"):
    """Shows the board in words."""

    label = "button-text"


class More(MatchPress, frozen=True, tag="more"):
    """Shows points so far, the options, and further buttons."""

    label = "button-more"


class ShowMatch(MatchPress, frozen=True, tag="match"):
    """Shows the match that was chosen in a menu: what More shows, and the buttons of its posts."""

    chosen = "session"


class Concede(MatchPress, frozen=True, tag="concede"):
    """Concedes the match, after a confirmation."""

    label = "button-concede"
    style = Style.RED

    sure: bool = False
