"""Reading the rules."""

from bot.actions.press import MatchPress, Name, Place, Press


class MatchRules(MatchPress, frozen=True, tag="rules"):
    """Shows the rules of a match's game."""

    label = "button-rules"
    command = "rules"


class GameRules(Press, frozen=True, tag="section"):
    """Shows a section of the rules of `game`."""

    command = "rules game"
    chosen = "section"

    game: Name
    section: Place = 0
