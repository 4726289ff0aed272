"""The result in its post: pictures of it, and what players can be proud of."""

import asyncio

import structlog

from bot.delivery.additions import Added
from bot.domain.session import AnySession, has_result
from bot.features.result import awards, views
from bot.features.result.recap import retold
from bot.store.database import Store
from bot.views.reader import Reader
from rules.course import AnyCourse

_log = structlog.get_logger()


async def added(store: Store, session: AnySession, reader: Reader) -> Added:
    """Returns pictures and awards of a match that has a result."""
    if not has_result(session):
        return Added()
    course = await _course(store, session)
    texts = awards.texts(session, course, reader.of(session)) if course else []
    return Added(texts, await views.pictures(session, reader, course))


async def _course(store: Store, session: AnySession) -> AnyCourse | None:
    """Returns how a match went; None if that is not known."""
    log = await store.sessions.log(session)
    try:
        return await asyncio.to_thread(retold, session, log)
    except Exception:
        _log.exception("course not retold", session=session.id)
        return None
