"""Private notes."""

from bot.domain.parts import PARTS
from bot.feature import Feature
from bot.features.notes import views
from bot.features.notes.domain import NOTE
from bot.views import more, panel

FEATURE = Feature(
    adds=(
        PARTS.add(NOTE),
        panel.ABOVE.add(views.line, at=30),
        more.BUTTONS.add(views.on_page, at=90),
    )
)
