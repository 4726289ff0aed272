"""The puzzle of the day: in a channel, for one person, and its answer."""

from discord import ui

from bot.features.puzzles.actions import (
    AnswerOwnPuzzle,
    AnswerOwnPuzzleFromMenu,
    AnswerPuzzle,
    AnswerPuzzleFromMenu,
    DropPuzzles,
    SharePuzzle,
    ShowPuzzle,
    WantPuzzles,
)
from bot.features.puzzles.domain import Answered, Found, Posed
from bot.i18n import MatchWords, words_in
from bot.views import components, labels
from bot.views.board import Picture, Seen
from bot.views.choices import BUTTONS
from bot.views.components import Panel
from bot.views.names import bold
from bot.views.reader import Reader
from bot.views.wording import among_computers


async def post(posed: Posed, day: int, reader: Reader) -> tuple[ui.LayoutView, Picture]:
    """Returns the post in a channel, with the solution behind a spoiler."""
    plain, marked = _words(posed, reader.language)
    picture = await _board(posed, reader, plain)
    solution = f"{marked('puzzle-solution')} ||{_option(posed, posed.puzzle.best, marked)}||"
    return components.message([*_question(posed, picture, marked), solution], *_rows(posed, day, plain)), picture


async def panel(posed: Posed | None, day: int, reader: Reader, *, wanted: bool | None) -> Panel:
    """Returns the puzzle for one person; None: there is none yet.

    `wanted`: whether the server wants puzzles in a channel, for those who manage it.
    """
    words = reader.words
    manage = []
    if wanted is not None:
        manage = [
            components.button(words, WantPuzzles()),
            *([components.button(words, DropPuzzles())] if wanted else []),
        ]
    if posed is None:
        again = components.button(words, ShowPuzzle(), words("button-puzzle-again"))
        return Panel(components.message([words("puzzle-later")], components.row(again, *manage)))
    plain, marked = _words(posed, reader.language)
    picture = await _board(posed, reader, plain)
    rows = [*_rows(posed, day, plain), components.row(*manage)]
    return Panel(components.message(_question(posed, picture, marked), *rows), picture, picture.text)


def answered(posed: Posed, answer: Answered, reader: Reader) -> Panel:
    """Returns whether an answer is the best one, and how others have answered."""
    _, words = _words(posed, reader.language)
    best = posed.puzzle.best
    solution = _option(posed, best, words)
    lines = [
        words("puzzle-right", option=solution) if answer.option == best else words("puzzle-wrong", option=solution),
        words("puzzle-ahead", points=posed.puzzle.points / 10),
        _share_of_solvers(answer.found, words),
    ]
    if answer.first != answer.option:
        lines.append(f"-# {words('puzzle-first', number=answer.first + 1)}")
    share = [components.button(words, SharePuzzle(answer.day, posed.puzzle.own))] if answer.on_server else []
    return Panel(components.message(["\n".join(lines)], components.row(*share)))


async def shared(posed: Posed, person: str, answer: Answered, reader: Reader) -> Panel:
    """Returns the puzzle and whether a person, by name, has found the best choice: others may still look for it."""
    plain, marked = _words(posed, reader.language)
    picture = await _board(posed, reader, plain)
    result = "puzzle-solved" if answer.first == posed.puzzle.best else "puzzle-unsolved"
    lines = [marked(result, player=bold(person)), _share_of_solvers(answer.found, marked)]
    return Panel(components.message([*_question(posed, picture, marked), "\n".join(lines)]), picture, picture.text)


def _share_of_solvers(found: Found, words: MatchWords) -> str:
    return f"-# {words('puzzle-share', found=found.found, answered=found.answered)}"


def _words(posed: Posed, language: str) -> tuple[MatchWords, MatchWords]:
    """Returns the texts with plain names, for labels and images, and with bold ones, for messages."""
    words, puzzle = words_in(language, posed.puzzle.game), posed.puzzle
    if puzzle.own:
        names = [words("puzzle-player", number=number + 1) for number in range(puzzle.seats)]
        names[puzzle.seat] = words("puzzle-you")
    else:
        names = among_computers("", puzzle.seats, words)[1:]
        names.insert(puzzle.seat, words("puzzle-you"))
    return MatchWords(words, names), MatchWords(words, [bold(each) for each in names])


async def _board(posed: Posed, reader: Reader, words: MatchWords) -> Picture:
    seen = Seen(posed.puzzle.game, posed.rules.view(posed.state, posed.puzzle.seat), posed.puzzle.seat)
    return await reader.boards.render(seen, words, options=posed.options)


def _question(posed: Posed, picture: Picture, words: MatchWords) -> list[components.Piece | str]:
    prompt = words.prompt("ask", posed.state.agenda[-1], posed.state, posed.puzzle.seat)
    about = words("puzzle-about-own" if posed.puzzle.own else "puzzle-about")
    return [
        f"### 🧩 {words('puzzle-title')} · {words('game-name')}\n-# {about}",
        *components.board(picture),
        f"**{prompt}**",
    ]


def _option(posed: Posed, number: int, words: MatchWords) -> str:
    return labels.full(posed.options, number, words)


def _rows(posed: Posed, day: int, words: MatchWords) -> list[components.Row]:
    labels = [_option(posed, number, words) for number in range(len(posed.options))]
    button, menu = (
        (AnswerOwnPuzzle, AnswerOwnPuzzleFromMenu) if posed.puzzle.own else (AnswerPuzzle, AnswerPuzzleFromMenu)
    )
    if len(labels) <= BUTTONS:
        return components.phone_rows(
            [components.button(words, button(day, number), label) for number, label in enumerate(labels)]
        )
    choices = [components.choice(label, number) for number, label in enumerate(labels[: components.MENU])]
    return [components.row(components.menu(words("panel-choose"), menu(day), choices))]
