"""A commit, and the panel that is made meanwhile."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import pytest

from bot.domain import turns
from bot.domain.calendar import Now
from bot.domain.figures import Figures
from bot.domain.session import AnySession, Change, changed
from bot.domain.turn_time import Moment
from bot.handlers.context import ChannelKind, Context, Request
from bot.jobs.services import Services
from bot.settings import Settings
from bot.store.database import Snapshot, Store
from bot.views import components
from bot.views.components import Panel
from rules import match as matches
from tests.bot.sessions import ALICE, BOB, match

REQUEST = Request(ALICE, "Alice", "en", 1, 1, ChannelKind.THREAD, 1, (), interaction=7)
Acknowledging = Callable[[], Awaitable[None]]


class Lost(Exception):
    """Discord has not taken an acknowledgement."""


class Reply:
    """An answer that is acknowledged as a test says."""

    def __init__(self, acknowledging: Acknowledging) -> None:
        self._acknowledging = acknowledging

    async def acknowledged(self) -> None:
        await self._acknowledging()

    async def open_public(self) -> int:
        raise AssertionError

    async def show(self, panel: Panel) -> None: ...

    async def post(self, panel: Panel) -> None: ...

    async def post_beside(self, view: components.View) -> int:
        raise NotImplementedError

    async def show_public(self, view: components.View) -> None:
        raise AssertionError

    async def add_private(self, panel: Panel) -> None:
        raise AssertionError

    async def open_form(self, form: components.Form) -> None:
        raise AssertionError


class Shown:
    """Makes panels, and remembers of which revisions."""

    def __init__(self) -> None:
        self.revisions: list[int] = []

    async def __call__(self, session: AnySession) -> Panel:
        self.revisions.append(session.revision)
        return components.note(str(session.revision))


@pytest.fixture
async def session(store: Store) -> AnySession:
    """A match in the store, in which Alice is to move."""
    begun = match(ALICE, BOB)
    await store.sessions.create(begun)
    return begun


def context(store: Store, session: AnySession, now: Now, acknowledging: Acknowledging) -> Context:
    services = Services(Settings(), now, Figures())
    services.store = store
    return Context(services, REQUEST, Reply(acknowledging), Snapshot(session, Moment(now()), [], 0))


def choose(session: AnySession, option: int) -> Change:
    question = matches.question(session.playing, 0)
    assert question is not None
    return turns.choose(session, 0, question.options[option])


async def stored(store: Store, session: AnySession) -> AnySession:
    there = await store.sessions.load(session.id)
    assert there is not None
    return there


async def test_a_panel_is_made_before_the_commit_but_nothing_is_stored_before_the_acknowledgement(
    store: Store, session: AnySession, now: Now
) -> None:
    show = Shown()

    async def acknowledge() -> None:
        while not show.revisions:
            await asyncio.sleep(0)
        assert (await stored(store, session)).revision == session.revision

    there = context(store, session, now, acknowledge)
    await there.commit_and_show(session, partial(choose, option=0), show)
    assert show.revisions == [session.revision + 1] == [(await stored(store, session)).revision]


async def test_a_panel_is_made_again_if_another_commit_was_faster(store: Store, session: AnySession, now: Now) -> None:
    show = Shown()

    async def acknowledge() -> None:
        await store.sessions.update(session, lambda now: changed(now, news=False, parts={"number": 1}))

    there = context(store, session, now, acknowledge)
    await there.commit_and_show(session, partial(choose, option=0), show)
    assert show.revisions[-1] == session.revision + 2 == (await stored(store, session)).revision


async def test_without_an_acknowledgement_nothing_is_committed(store: Store, session: AnySession, now: Now) -> None:
    async def acknowledge() -> None:
        raise Lost

    there = context(store, session, now, acknowledge)
    with pytest.raises(Lost):
        await there.commit_and_show(session, partial(choose, option=0), Shown())
    assert (await stored(store, session)).revision == session.revision
    assert there.committed is None
