"""Replays, animations, files, and positions tried again."""

from bot.domain.parts import PARTS
from bot.feature import Feature
from bot.features.replay import animating_handlers, handlers, views
from bot.features.replay.sandbox_match import TRIED
from bot.handlers.sharing import PAGES, Page
from bot.views import panel, posts
from bot.views.pages import LINKS, Link

FEATURE = Feature(
    adds=(
        PARTS.add(TRIED),
        posts.BUTTONS.add(views.under_post, at=30),
        panel.ON_BOARD.add(views.on_board, at=30),
        PAGES.add(
            Page("animation", animating_handlers.make_public, animating_handlers.opens, animating_handlers.check)
        ),
        PAGES.add(Page("board", handlers.make_public, views.at_moment, handlers.check)),
        LINKS.add(Link(("moment",), views.at_moment)),
        LINKS.add(Link(("mistake",), views.at_mistake)),
        LINKS.add(Link(("boards",), views.in_story)),
    )
)
