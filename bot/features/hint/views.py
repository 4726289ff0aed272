"""A hint in words: what the computer would do with the rest of a turn, and what it costs."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Self

from bot.actions.press import MatchPress
from bot.domain.session import AnySession
from bot.i18n import MatchWords
from bot.views import components, labels, reasons
from bot.views.components import Panel
from bot.views.reader import Reader
from rules.game import AnyGame
from rules.match import Question
from rules.reasons import Why
from rules.search import Advice

OTHERS = 2
"""How many other options are shown."""
MOVES = 4
"""The most moves of a turn that are shown: a turn in a mine has a dozen, and the others follow with their questions."""


class Hint(NamedTuple):
    """Advice that a person was given for a turn."""

    begun: int
    """The version of the first question of the turn."""
    turn: list[Any]
    """The moves drafted before, and those advised."""
    drafted: int
    """How many of them were drafted before."""
    advice: Advice
    why: Why | None = None
    """Why its best option is better than the next best."""

    @classmethod
    def of(cls, question: Question, advice: Advice, why: Why | None = None) -> Self:
        """Returns the hint that `advice` is for the turn of `question`."""
        return cls(_begun(question), [*question.drafted, *advice.turn], len(question.drafted), advice, why)

    def rest(self, question: Question) -> list[Any]:
        """Returns the moves that are left; none if the person has chosen otherwise, or the turn is over."""
        drafted = len(question.drafted)
        holds = self.is_of_turn(question) and self.turn[:drafted] == question.drafted
        return self.turn[drafted:] if holds else []

    def is_of_turn(self, question: Question) -> bool:
        """Returns whether it was given for the turn of `question`."""
        return _begun(question) == self.begun


def _begun(question: Question) -> int:
    return question.version - len(question.drafted)


def price(session: AnySession, reader: Reader, presses: Sequence[MatchPress]) -> Panel:
    """Says what a hint costs in a rated match, with buttons that take it or go back."""
    words = reader.of(session)
    buttons = [components.button(words, press) for press in presses]
    return Panel(components.message([words("hint-price")], components.row(*buttons)))


def text(hint: Hint, question: Question, game: AnyGame, words: MatchWords) -> str:
    """Returns the hint in words as far as it is about `question` and what follows; empty if it no longer applies."""
    rest = hint.rest(question)
    if not rest:
        return ""
    first = _option(question, rest[0], words)
    later = [words.phrase("chose", move) for move in rest[1:MOVES]]
    lines = [words("hint-turn", turn=" › ".join([first, *later, *(["…"] if len(rest) > MOVES else [])]))]
    if len(question.drafted) == hint.drafted:
        lines += [f"-# {line}" for line in _ratings(hint, question, words)]
        lines += [f"-# {line}" for line in _why(hint, question, game, words)]
    return "\n".join(lines)


def _ratings(hint: Hint, question: Question, words: MatchWords) -> list[str]:
    """Returns what the computer expects of its moves, and the next best options."""
    if not hint.advice.ratings:
        return []
    best, *others = hint.advice.ratings
    expected = round(best.lead)
    result = "ahead" if expected > 0 else "behind" if expected < 0 else "level"
    lines = [words(f"hint-{result}", points=abs(expected))]
    compared = [
        words("hint-other", option=_option(question, other.move, words), points=max(0, round(best.lead - other.lead)))
        for other in others[:OTHERS]
    ]
    return [*lines, words("hint-others", options=" · ".join(compared))] if compared else lines


def _why(hint: Hint, question: Question, game: AnyGame, words: MatchWords) -> list[str]:
    """Returns why the first move is better than the next best; nothing if that was found to be as good."""
    if hint.why is None:
        return []
    best, other, *_ = hint.advice.ratings
    is_better = round(best.lead - other.lead) > 0  # as the line of the next best says
    if not (is_better or hint.why.reasons):
        return []
    why = reasons.sentences(hint.why, game, question.seat, words, is_better=is_better)
    return [words("hint-why", why=why)]


def _option(question: Question, move: Any, words: MatchWords) -> str:
    """Returns an option as its button names it."""
    return f"**{labels.button(question.options, question.options.index(move), words)}**"
