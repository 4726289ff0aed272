"""Opening the next waiting match, and moving one that has lost its channel."""

from bot.actions.press import MatchPress, Press, Style


class Next(Press, frozen=True, tag="next"):
    """Shows the question of the match that waits most urgently for the person."""

    label = "button-next"
    style = Style.BLUE


class MoveHere(MatchPress, frozen=True, tag="move"):
    """Moves a match that has lost its channel to the current one."""

    label = "button-move"
    command = "move"
