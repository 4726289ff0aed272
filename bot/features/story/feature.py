"""The story of a match."""

from bot.feature import Feature
from bot.features.story import views
from bot.views import posts
from bot.views.pages import LINKS, Link

FEATURE = Feature(
    adds=(
        posts.BUTTONS.add(views.under_post, at=40),
        LINKS.add(Link(("result",), views.on_result), at=30),
        LINKS.add(Link(("board",), views.on_board)),
    )
)
