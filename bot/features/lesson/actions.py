"""Learning a game by playing the beginning of a match."""

from bot.actions.press import Name, Place, Press, Style


class LessonPress(Press, frozen=True):
    """A press at a stage of the lesson of `game`. Nothing is stored: the position follows from the stage's number."""

    game: Name
    stage: Place = 0


class ChooseLesson(Press, frozen=True, tag="lessons"):
    """Shows a button for the lesson of each game."""

    label = "button-learn"
    emoji = "🎓"


class Learn(LessonPress, frozen=True, tag="learn"):
    """Shows a stage."""

    label = "button-learn"
    emoji = "🎓"


class Answer(LessonPress, frozen=True, tag="answer"):
    """Chooses an option by its button."""

    option: Place = 0


class AnswerFromMenu(LessonPress, frozen=True, tag="answers"):
    """Chooses an option in a menu."""

    chosen = "option"

    option: Place = 0


class FinishTurn(LessonPress, frozen=True, tag="finish"):
    """Ends the turn."""

    label = "button-done"
    style = Style.GREEN
    emoji = "✅"


class GoOn(Press, frozen=True, tag="goon"):
    """Starts a match against the computer from the position in which the lesson of `game` ends."""

    label = "button-go-on"
    style = Style.GREEN

    game: Name
