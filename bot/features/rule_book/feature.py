"""Rule books."""

from bot.feature import Feature
from bot.features.rule_book import views
from bot.features.rule_book.actions import RuleBooks
from bot.views import help, more, panel

FEATURE = Feature(
    adds=(
        panel.ON_BOARD.add(views.on_board, at=20),
        help.LINES.add("help-rules", at=40),
        help.BUTTONS.add(RuleBooks(), at=10),
        help.ON_WELCOME.add(RuleBooks()),
        more.BUTTONS.add(views.on_page, at=30),
    )
)
