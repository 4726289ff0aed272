"""Replays, animations, files, and positions tried again."""

from bot.domain.parts import PARTS
from bot.feature import Feature
from bot.features.replay import views
from bot.features.replay.sandbox_match import TRIED
from bot.views import panel, posts
from bot.views.pages import LINKS, Link

FEATURE = Feature(
    adds=(
        PARTS.add(TRIED),
        posts.BUTTONS.add(views.under_post, at=30),
        panel.ON_BOARD.add(views.on_board, at=30),
        LINKS.add(Link(("moment",), views.at_moment)),
        LINKS.add(Link(("mistake",), views.at_mistake)),
        LINKS.add(Link(("boards",), views.in_story)),
    )
)
