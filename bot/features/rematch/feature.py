"""Rematches."""

from bot.domain.parts import PARTS
from bot.domain.session import AnySession, Stage
from bot.feature import Feature
from bot.features.rematch.actions import Rematch
from bot.features.rematch.domain import REMATCH
from bot.views import posts


def under_result(session: AnySession) -> Rematch | None:
    """Returns the button under a result."""
    return Rematch(session.id) if session.stage is Stage.OVER else None


FEATURE = Feature(adds=(PARTS.add(REMATCH), posts.BUTTONS.add(under_result, at=10)))
