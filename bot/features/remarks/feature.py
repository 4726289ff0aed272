"""Words on moves: remarks and reactions, shown beside their move."""

from bot.delivery.additions import ON_RESULT
from bot.domain.parts import PARTS
from bot.domain.server import SWITCHES
from bot.feature import Feature
from bot.features.remarks import delivery, handlers, views
from bot.features.remarks.domain import SAID
from bot.views import more, posts
from bot.views.beside import BESIDE
from bot.views.pages import LINKS, Link

FEATURE = Feature(
    adds=(
        PARTS.add(SAID),
        SWITCHES.add(handlers.SWITCH),
        BESIDE.add(views.beside),
        posts.BELOW_STORY.add(views.below_story),
        ON_RESULT.add(delivery.added, at=35),
        more.BUTTONS.add(views.on_page, at=92),
        LINKS.add(Link(("replay",), views.on_replay), at=25),
    )
)
