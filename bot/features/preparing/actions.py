"""Actions by which a person prepares their next turn while others play. What they choose are presses of a turn."""

from bot.actions.press import MatchPress, Style
from bot.actions.turn import PanelPress, Play


class Prepare(MatchPress, frozen=True, tag="prepare"):
    """Shows the question of the person's next turn."""

    label = "button-prepare"
    command = "prepare"
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
    """Drops what is prepared."""

    label = "button-drop-prepared"
