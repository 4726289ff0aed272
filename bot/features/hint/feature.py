"""Hints."""

from bot.domain.parts import PARTS
from bot.feature import Feature
from bot.features.hint import kept, views
from bot.features.hint.domain import HINTED
from bot.handlers import turn
from bot.views import more, panel

FEATURE = Feature(
    adds=(
        PARTS.add(HINTED),
        turn.BELOW.add(kept.line, at=40),
        panel.ENDING.add(views.ending, at=40),
        more.BUTTONS.add(views.on_page, at=80),
    )
)
