"""Puzzles: a position a day, with one choice that is clearly the best."""

from bot.actions.press import Count, Press, Style


class ShowPuzzle(Press, frozen=True, tag="puzzle"):
    """Shows the puzzle of today."""

    label = "button-puzzle"
    emoji = "🧩"


class AnswerPuzzle(Press, frozen=True, tag="solve"):
    """Answers the puzzle of a day with one of its options."""

    style = Style.BLUE

    day: Count = 0
    option: Count = 0


class AnswerPuzzleFromMenu(Press, frozen=True, tag="solvemenu"):
    """Does the same with the option chosen in the menu."""

    chosen = "option"

    day: Count = 0
    option: Count = 0


class AnswerOwnPuzzle(AnswerPuzzle, frozen=True, tag="solveown"):
    """Answers the puzzle of a day that comes from a match on this server."""


class AnswerOwnPuzzleFromMenu(AnswerPuzzleFromMenu, frozen=True, tag="solveownmenu"):
    """Does the same with the option chosen in the menu."""


class SharePuzzle(Press, frozen=True, tag="sharepuzzle"):
    """Posts in the channel whether the person has found the best choice, and not which it is."""

    label = "button-share"
    emoji = "📣"
    posts = True

    day: Count = 0
    own: bool = False
    """Whether it is the puzzle that this server has instead."""


class WantPuzzles(Press, frozen=True, tag="puzzlehere"):
    """Has a puzzle posted in this channel every day."""

    label = "button-want-puzzles"


class DropPuzzles(Press, frozen=True, tag="nopuzzles"):
    """Has no more puzzles posted on this server."""

    label = "button-drop-puzzles"
