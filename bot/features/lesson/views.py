"""The panel of a lesson: the real board, what is explained, and the real question with its options.

What is explained stands under the board, beside the question: a phone shows the end of a message.
"""

from collections.abc import Sequence
from typing import NamedTuple

from bot.actions.press import Style
from bot.features.lesson.actions import Answer, AnswerFromMenu, FinishTurn, GoOn, Learn
from bot.i18n import MatchWords, Words, words_in
from bot.views import components, labels
from bot.views.board import Seen, ringed, view_of
from bot.views.choices import BUTTONS
from bot.views.components import Panel
from bot.views.names import bold
from bot.views.reader import Reader
from bot.views.wording import among_computers, summary
from rules import games, teaching
from rules.game import Event
from rules.lesson import LEARNER, Lesson
from rules.match import AnyEntry, Entry, Question
from rules.teaching import Scene


class At(NamedTuple):
    """Where somebody is in a lesson."""

    game: str
    lesson: Lesson
    stage: int
    """As many as there are stages: at the end."""
    scene: Scene

    @property
    def text(self) -> str:
        """The name of the text of the stage."""
        name = "end" if self.ends else self.lesson.stages[self.stage].text
        return f"lesson-{name}"

    @property
    def is_whole(self) -> bool:
        """Whether the whole board is shown: to begin with, in a preview, after skipped rounds, and at the end."""
        skips = not self.ends and self.lesson.stages[self.stage].skips
        return self.stage == 0 or skips or bool(self.scene.previewed) or self.ends

    @property
    def ends(self) -> bool:
        """Whether the lesson is over."""
        return self.stage == len(self.lesson.stages)


async def page(at: At, name: str, reader: Reader, wrong: int | None = None) -> Panel:
    """Returns the panel of a stage for the person called `name`. `wrong`: the option they chose instead of another."""
    plain, marked = words_of(at, name, reader.language)
    rules, question = games.load(at.game), at.scene.question
    view = view_of(rules, question) if question else rules.view(at.scene.match.state, LEARNER)
    seen = Seen(at.game, view, LEARNER)
    options = question.options if question and not at.ends else []
    picture = await reader.boards.render(seen, plain, _changes(at.scene), options, whole=at.is_whole)
    pieces = [
        f"-# {marked('lesson-title', game=marked('game-name'), stage=at.stage + 1, stages=len(at.lesson.stages) + 1)}",
        _news(at.scene, marked),
        *components.board(picture),
        f"🎓 {marked(at.text)}",
        _preview(at.scene, marked),
        _question(at, wrong, marked),
    ]
    rows = [] if at.ends else _rows(at, plain)
    return Panel(components.message(pieces, *rows, _ending(at, plain)), picture, picture.text)


def words_of(at: At, name: str, language: str) -> tuple[MatchWords, MatchWords]:
    """Returns the texts of a lesson with plain names, for labels and images, and with bold ones, for messages."""
    words = words_in(language, at.game)
    names = among_computers(name, at.lesson.seats, words)
    return MatchWords(words, names), MatchWords(words, [bold(each) for each in names])


def _changes(scene: Scene) -> list[Event]:
    """Returns what is ringed: a preview, or what the draft has changed, or the last turn since the last answer."""
    if scene.previewed:
        return [*scene.previewed]
    drafted = scene.question.events if scene.question else []
    return [*drafted] or ringed(scene.news)


def _news(scene: Scene, words: MatchWords) -> str:
    return summary(scene.news, words, LEARNER, more="lesson-earlier")


def _preview(scene: Scene, words: MatchWords) -> str:
    """Returns what happens in a preview, set apart from what has happened."""
    entry: AnyEntry = Entry(events=tuple(scene.previewed))
    return "\n".join(f"> {line}" for line in summary([entry], words, LEARNER).splitlines())


def _correction(at: At, wrong: int, words: MatchWords) -> str:
    """Returns that another option than `wrong` is wanted, and what it would do, if it would do something at once."""
    assert at.scene.question is not None
    option = _labels(at.scene.question, words)[wrong]
    lines: Sequence[AnyEntry] = [Entry(events=tuple(teaching.consequences(at.scene, wrong)))]
    said = summary(lines, words, LEARNER)
    refused = words("lesson-otherwise", option=option)
    would_do = [words("lesson-consequence"), *(f"> {line}" for line in said.splitlines())] if said else []
    return "\n".join([f"↩️ {refused}", *would_do])


def _question(at: At, wrong: int | None, words: MatchWords) -> str:
    """Returns the question as in a match, and what to answer here, instead of the option `wrong` if there is one."""
    question, expected = at.scene.question, at.scene.expected
    if question is None or at.ends:
        return ""
    if question.step is None:
        return words("panel-ready")
    prompt = words.prompt("ask", question.step, question.state, LEARNER)
    option = _labels(question, words)[expected] if expected is not None else ""
    answer = f"👉 {words('lesson-choose', option=option)}"
    return "\n".join([f"### {prompt}", *([] if wrong is None else [_correction(at, wrong, words)]), answer])


def _rows(at: At, words: MatchWords) -> list[components.Row]:
    """Returns the options as buttons, or in a menu if they are many."""
    question = at.scene.question
    if question is None:
        return [
            components.row(components.button(words, FinishTurn(at.game, at.stage), words("button-continue"), emoji="▶️"))
        ]
    if question.step is None:
        return [components.row(components.button(words, FinishTurn(at.game, at.stage)))]
    shown = _labels(question, words)
    if len(shown) > BUTTONS:
        return _menus(at, shown, words)
    buttons = [_button(at, number, label, words) for number, label in enumerate(shown)]
    return components.phone_rows(buttons)


def _labels(question: Question, words: MatchWords) -> list[str]:
    """Returns the labels of all options as they are in a match: short on buttons, at length in a menu."""
    options = question.options
    label = labels.button if len(options) <= BUTTONS else labels.full
    return [label(options, number, words) for number in range(len(options))]


def _button(at: At, number: int, label: str, words: MatchWords) -> components.Button:
    style = Style.BLUE if number == at.scene.expected else Style.GREY
    return components.button(words, Answer(at.game, at.stage, number), label, style=style)


def _menus(at: At, shown: Sequence[str], words: MatchWords) -> list[components.Row]:
    """Returns a button of the expected option, which is all that a learner needs, and a menu of all options."""
    expected = at.scene.expected or 0
    choices = [components.choice(label, number) for number, label in enumerate(shown[: components.MENU])]
    menu = components.menu(words("panel-choose"), AnswerFromMenu(at.game, at.stage), choices)
    return [components.row(_button(at, expected, shown[expected], words)), components.row(menu)]


def _ending(at: At, words: MatchWords) -> components.Row:
    row = components.row()
    if at.ends:
        row.add_item(components.button(words, GoOn(at.game)))
        row.add_item(components.button(words, Learn(at.game), words("button-again"), emoji="🔁"))
    elif at.stage:
        row.add_item(components.button(words, Learn(at.game, at.stage - 1), words("button-previous"), emoji="◀️"))
    return row


def lessons(words: Words) -> Panel:
    """Returns a button for the lesson of each game that has one."""
    offered = [press for game in games.names() if (press := offer(game)) is not None][: components.MENU]
    buttons = [components.button(words, press, words_in(words.language, press.game)("game-name")) for press in offered]
    return Panel(components.message([f"### {words('lesson-which')}"], *components.rows(buttons)))


def offer(game: str) -> Learn | None:
    """Returns the press that begins the lesson of a game, if it has one."""
    return Learn(game) if teaching.lesson(game) else None
