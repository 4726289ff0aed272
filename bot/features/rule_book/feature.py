"""Rule books."""

from bot.feature import Feature
from bot.features.rule_book import views
from bot.views import more, panel

FEATURE = Feature(
    adds=(
        panel.ON_BOARD.add(views.on_board, at=20),
        more.BUTTONS.add(views.on_page, at=30),
    )
)
