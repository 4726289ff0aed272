"""What options cost and bring, a line for each: sums, what else is certain, and what comes next."""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.i18n import MatchWords
from bot.views import labels
from bot.views.components import clip
from bot.views.lengths import length
from rules import foresight
from rules.foresight import Foresight
from rules.game import AnyGame, Step
from rules.match import Question

LINE = 100
"""The longest line, in characters: the description of an option in a menu."""
PLUS, MINUS = "+", "−"


def lines(game: AnyGame, question: Question, numbers: Sequence[int], words: MatchWords) -> list[str]:
    """Returns the lines of the options `numbers` of `question`, computed from what its seat may know."""
    return [line(found, question, words) for found in _foreseen(game, question, numbers)]


def differ(game: AnyGame, question: Question, numbers: Sequence[int], words: MatchWords) -> bool:
    """Returns whether the options `numbers` of a question differ in anything certain. Stops at the first that does."""
    certain = (tuple(_certain(each, words)) for each in _foreseen(game, question, numbers))
    first = next(certain, ())
    return any(each != first for each in certain)


def line(found: Foresight, question: Question, words: MatchWords) -> str:
    """Returns what is foreseen of an option, as far as it fits: the first parts say most."""
    said = [*_certain(found, words)]
    first, *others = [*said, *_endings(found, question, words, alone=not said)]
    shown = clip(first, LINE)
    for part in others:
        longer = words("effect-then").join([shown, part])
        shown = longer if length(longer) <= LINE else shown
    return shown


def listed(game: AnyGame, question: Question, numbers: Sequence[int], words: MatchWords) -> str:
    """Returns the options `numbers` of a question as a list, each with its line.

    Empty if they do not differ in anything certain: then what comes next is all that the lines would say.
    """
    if not differ(game, question, numbers, words):
        return ""
    found = _foreseen(game, question, numbers)
    return "\n".join(
        words(
            "effect-option",
            option=labels.marked(question.options, number, words),
            effect=line(each, question, words),
        )
        for number, each in zip(numbers, found, strict=True)
    )


def _foreseen(game: AnyGame, question: Question, numbers: Sequence[int]) -> Iterator[Foresight]:
    """Yields what each of the options `numbers` leads to."""
    if numbers:
        options = [question.options[number] for number in numbers]
        yield from foresight.foresee(game, game.view(question.state, question.seat), question.seat, options)


def _certain(found: Foresight, words: MatchWords) -> Iterator[str]:
    """Yields the moves that follow by themselves, the sum of costs and gains, and other events that matter."""
    forced = [words.phrase("chose", move) for move in found.forced]
    if forced:
        yield " › ".join(forced)
    costs = sorted(found.changes.items(), key=lambda change: change[1] > 0)
    if costs:
        yield words("list-comma").join([_change(name, count, words) for name, count in costs])
    for event in found.events:
        if f"brief-{type(event).__name__}" in words:
            yield words.phrase("brief", event)


def _change(name: str, count: int, words: MatchWords) -> str:
    return words(f"holding-{name}", count=abs(count), sign=PLUS if count > 0 else MINUS)


def _endings(found: Foresight, question: Question, words: MatchWords, *, alone: bool) -> Iterator[str]:
    """Yields what comes next. Without `alone`, the end of the turn and the same question again go without saying."""
    if found.ending != "question":
        if alone or found.ending != "turn":
            yield words(f"effect-{found.ending}")
        return
    step: Step[Any, Any] = found.state.agenda[-1]
    assert question.step is not None
    if step.prompt_key(found.state, question.seat) != question.step.prompt_key(question.state, question.seat):
        yield words("effect-question", question=words.prompt("ask", step, found.state, question.seat))
    elif alone:
        yield words("effect-again")
