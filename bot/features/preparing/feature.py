"""Preparing a turn while others play, and what is done instead if they make something else of it."""

from bot.feature import Feature
from bot.features.preparing import views
from bot.features.preparing.domain import LINES
from bot.handlers import turn
from bot.views import panel

FEATURE = Feature(
    adds=(
        *(turn.OTHER_TURNS.add(line, at=line.number) for line in LINES),
        panel.ABOVE.add(views.line, at=10),
        panel.BELOW.add(views.waiting, at=10),
        panel.ENDING.add(views.keeping, at=30),
        panel.ON_BOARD.add(views.buttons, at=10),
    )
)
