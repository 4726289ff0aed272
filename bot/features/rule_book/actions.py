"""Reading the rules."""

from bot.actions.press import MatchPress, Name, Place, Press


class MatchRules(MatchPress, frozen=True, tag="rules"):
    """Shows the rules of a match's game."""

    label = "button-rules"


class GameRules(Press, frozen=True, tag="section"):
    """Shows a section of the rules of `game`."""

    chosen = "section"

    game: Name
    section: Place = 0


class TurnPage(Press, frozen=True, tag="page"):
    """Shows a section of the rules of `game`: the one before or after that which is shown."""

    label = "button-rules"

    game: Name
    section: Place = 0


class WhatIsWhat(MatchPress, frozen=True, tag="what"):
    """Shows the board of a match with its parts explained."""

    label = "button-what"
    emoji = "🔎"


class RuleBooks(Press, frozen=True, tag="books"):
    """Shows a button for the rules of each game."""

    label = "button-rules"


class OpenRules(Press, frozen=True, tag="book"):
    """Shows the first section of the rules of `game`."""

    game: Name = ""
