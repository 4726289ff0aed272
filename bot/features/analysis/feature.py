"""Analysis of finished matches."""

from bot.delivery.additions import ON_RESULT, Added
from bot.domain.match_kinds import is_open
from bot.domain.session import AnySession
from bot.feature import Feature
from bot.features.analysis import views
from bot.features.analysis.domain import check, is_possible
from bot.features.analysis.handlers import make_public
from bot.features.analysis.jobs import begin_in_spare_time, tasks
from bot.features.analysis.store import FIELDS, Analyses
from bot.features.analysis.views import Analysed
from bot.handlers.sharing import PAGES, Page
from bot.jobs.announce import AFTER_NEWS
from bot.jobs.worker import LONG
from bot.store.database import READ_WITH_LOG, Store
from bot.views import more, posts
from bot.views.pages import LINKS, Link
from bot.views.reader import Reader


async def added(store: Store, session: AnySession, reader: Reader) -> Added:
    """Returns everybody's best choice, once the match has been analysed."""
    is_shown = is_possible(session) and is_open(session, reader.at.now)
    stored = await store.of(Analyses).of(session) if is_shown else None
    if stored is None or stored.analysis is None:
        return Added()
    return Added([views.best_choices(Analysed(session, stored.analysis, stored.log), reader.of(session))])


FEATURE = Feature(
    adds=(
        LONG.add(tasks),
        AFTER_NEWS.add(begin_in_spare_time),
        *(READ_WITH_LOG.add(name) for name in FIELDS),
        ON_RESULT.add(added, at=40),
        posts.UNDER_BUTTONS.add(views.under_result),
        more.BUTTONS.add(views.on_page, at=60),
        LINKS.add(Link(("result",), views.on_result), at=10),
        LINKS.add(Link(("replay",), views.on_replay)),
        PAGES.add(Page("analysis", make_public, views.on_result, lambda context: check(context.session))),
    )
)
