"""Analysis of finished matches."""

from bot.delivery.additions import ON_RESULT
from bot.feature import Feature
from bot.features.analysis import delivery, views
from bot.features.analysis.jobs import begin_in_spare_time, tasks
from bot.features.analysis.store import FIELDS
from bot.jobs.announce import AFTER_NEWS
from bot.jobs.worker import SEARCHES
from bot.store.database import READ_WITH_LOG
from bot.views import more, posts
from bot.views.pages import LINKS, Link

FEATURE = Feature(
    adds=(
        SEARCHES.add(tasks),
        AFTER_NEWS.add(begin_in_spare_time),
        *(READ_WITH_LOG.add(name) for name in FIELDS),
        ON_RESULT.add(delivery.added, at=40),
        posts.UNDER_BUTTONS.add(views.under_result),
        more.BUTTONS.add(views.on_page, at=60),
        LINKS.add(Link(("result",), views.on_result), at=10),
        LINKS.add(Link(("replay",), views.on_replay)),
    )
)
