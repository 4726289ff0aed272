"""The newest hint for each seat: it stays in the panel for the turn."""

from cachetools import LRUCache

from bot.domain.session import AnySession
from bot.features.hint.views import Hint, text
from bot.handlers.context import Context
from bot.jobs.services import Services
from rules.match import Question

MOST = 1000
"""How many hints are kept."""


def hints(services: Services) -> LRUCache[tuple[int, int], Hint]:
    """Returns the hints that this process keeps, by session and seat."""
    return LRUCache(MOST)


async def line(context: Context, session: AnySession, question: Question) -> str:
    """Returns the newest hint that the person was given, if it is about `question`."""
    hint = context.services.of(hints).get((session.id, question.seat))
    return text(hint, question, context.reader.of(session)) if hint else ""
