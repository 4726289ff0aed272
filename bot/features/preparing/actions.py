"""Presses that prepare a turn while others play. The choices in it are presses of a turn (`bot/actions/turn.py`)."""

from bot.actions.press import Checksum, MatchPress, Place, Style
from bot.actions.turn import PanelPress, Play


class Prepare(MatchPress, frozen=True, tag="prepare"):
    """Shows the question of the person's next turn."""

    label = "button-prepare"
    emoji = "🗓️"
    recent = Play.recent


class CarryOut(PanelPress, frozen=True, tag="carry"):
    """Has what is prepared carried out as soon as the turn has come."""

    label = "button-carry-out"
    style = Style.GREEN
    emoji = "✅"


class OfferLater(PanelPress, frozen=True, tag="later"):
    """Has what is prepared offered when the turn has come."""

    label = "button-offer-later"
    style = Style.BLUE


class DropPrepared(MatchPress, frozen=True, tag="unprepare"):
    """Drops what is prepared, with all branches."""

    label = "button-drop-prepared"


class Branches(MatchPress, frozen=True, tag="branches"):
    """Shows what others may do that makes something else of what is prepared, and what is done then."""

    label = "button-branches"
    emoji = "🔀"


class OpenBranch(MatchPress, frozen=True, tag="branch"):
    """Shows the question of a branch, as it would be then."""

    shown: Checksum = "00000000"
    """The branches that were shown."""
    number: Place = 1


class AskThen(PanelPress, frozen=True, tag="ask-then"):
    """Leaves nothing in a branch: its person is asked then."""

    label = "button-ask-then"


class DespiteNews(MatchPress, frozen=True, tag="despite"):
    """Says whether what is prepared holds even if something was revealed."""

    wanted: Place = 1
