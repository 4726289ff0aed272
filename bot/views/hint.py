"""Hints: the computer's rating of a question's options."""

from collections.abc import Sequence

from bot.domain.session import AnySession
from bot.views import components
from bot.views.components import Panel
from bot.views.wording import plain_words
from rules.match import Question
from rules.search import Advice

BEST = 3
"""How many options are shown."""


def page(session: AnySession, question: Question, found: Sequence[Advice], language: str) -> Panel:
    """Returns the page of the best options, best first."""
    words = plain_words(session, language)
    total = sum(advice.visits for advice in found)
    lines = [
        words(
            "hint-line",
            number=question.options.index(advice.move) + 1,
            option=words.phrase("move", advice.move),
            share=round(100 * advice.visits / total),
            lead=signed(advice.lead),
        )
        for advice in found[:BEST]
    ]
    text = words("hint-explained", trials=total)
    return Panel(components.message([f"### {words('hint-title')}", "\n".join(lines), f"-# {text}"]))


def signed(points: float) -> str:
    """Formats `points` with a sign and one decimal; zero has a plus."""
    return f"{points:+z.1f}"
