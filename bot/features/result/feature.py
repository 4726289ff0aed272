"""The result of a match."""

from bot.delivery.additions import ON_RESULT
from bot.feature import Feature
from bot.features.result import delivery, views
from bot.views import more, pages, panel

FEATURE = Feature(
    adds=(
        ON_RESULT.add(delivery.added, at=30),
        panel.ON_BOARD.add(views.on_board, at=40),
        more.BUTTONS.add(views.on_page, at=50),
        pages.LINKS.add(pages.Link(("analysis", "story"), views.on_other_page)),
    )
)
