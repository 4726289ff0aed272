"""Prepared turns."""

from bot.feature import Feature
from bot.features.preparing import domain, views
from bot.handlers import turn
from bot.views import panel

FEATURE = Feature(
    adds=(
        turn.OTHER_TURNS.add(domain),
        panel.ABOVE.add(views.line, at=10),
        panel.BELOW.add(views.waiting, at=10),
        panel.ENDING.add(views.keeping, at=30),
        panel.ON_BOARD.add(views.buttons, at=10),
    )
)
