"""The analysis in the post of a result: everybody's best choice."""

from bot.delivery.additions import Added
from bot.domain.session import AnySession
from bot.features.analysis import views
from bot.features.analysis.domain import is_possible
from bot.features.analysis.store import Analyses
from bot.features.analysis.views import Analysed
from bot.store.database import Store
from bot.views.reader import Reader


async def added(store: Store, session: AnySession, reader: Reader) -> Added:
    """Returns everybody's best choice, once the match has been analysed."""
    stored = await store.of(Analyses).of(session) if is_possible(session) else None
    if stored is None or stored.analysis is None:
        return Added()
    return Added([views.best_choices(Analysed(session, stored.analysis, stored.log), reader.of(session))])
