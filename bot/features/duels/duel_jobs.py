"""The task that moves a duel on: its message, its invitations, and its end."""

import structlog
from msgspec import structs

from bot.delivery.announcer import Announced
from bot.delivery.refusals import log_refusal
from bot.domain.errors import UserError
from bot.domain.session import AnySession, Change, Stage, changed
from bot.features.duels.domain import DUEL, Entry
from bot.features.duels.duel import Standing
from bot.features.duels.duel_delivery import DuelMessages
from bot.features.duels.duel_store import Duels
from bot.jobs.failures import FAILURES
from bot.jobs.queue import OneAtATime, Queue
from bot.jobs.services import Services
from bot.jobs.worker import Task
from bot.store.connection import StoreUnavailable
from bot.store.sessions import CorruptRecord

_log = structlog.get_logger()


async def schedule(queue: Queue, duel: int, after: int = 0) -> None:
    """Schedules what is due in a duel. If it fails, the sweep does.

    `after`: the interaction, or the match, after which it has to run, even if it waits or runs already.
    """
    try:
        await queue.tasks.add("advance_duel", key=f"duel:{duel}:{after}")(duel)
    except StoreUnavailable as error:
        _log.warning("duel not scheduled", duel=duel, error=str(error))


async def after_news(services: Services, announced: Announced) -> None:
    """Moves the duel of a match on that has ended."""
    session = announced.session
    if session.stage is Stage.OVER and (duel := DUEL.of(session).id):
        await schedule(services.queue, duel, session.id)


async def sweep(services: Services) -> None:
    """Schedules every duel that is to be looked at."""
    for duel in await services.store.of(Duels).due(services.now()):
        await schedule(services.queue, duel)


async def come_back(services: Services, guild: int, since: int) -> None:
    """Puts off the end of each duel of a server that Parlour had left."""
    duels = services.store.of(Duels)
    for duel in await duels.on_server(guild):
        standing = await duels.load(duel)
        if standing is not None and not standing.over:
            await duels.put_off(standing, since, services.now())
            await schedule(services.queue, duel, since)


async def forget(services: Services, person: int) -> None:
    """Takes a person out of all duels."""
    duels = services.store.of(Duels)
    for duel in await duels.of_person(person):
        standing = await duels.load(duel)
        if standing is not None:
            await duels.forget(standing, person)
            await schedule(services.queue, duel, person)


def tasks(services: Services) -> list[Task]:
    """Returns the task `advance_duel`."""
    return [Advancing(services).advance_duel]


class Advancing:
    """Holds the task `advance_duel`."""

    def __init__(self, services: Services) -> None:
        self._store = services.store
        self._duels = services.store.of(Duels)
        self._messages = DuelMessages(services.client, services.boards)
        self._now = services.now

    async def advance_duel(self, duel: OneAtATime) -> None:
        """Shows how a duel stands, invites, and ends it if that is due."""
        try:
            standing = await self._duels.load(duel)
            if standing is None:
                await self._duels.finished(duel)
            else:
                await self._advance(standing)
        except FAILURES as error:
            log_refusal(_log, "duel not advanced", error, level="warning", duel=duel)

    async def _advance(self, standing: Standing) -> None:
        duel, now = standing.duel.id, self._now()
        if await self._store.departures.since(standing.duel.guild):
            await self._duels.look_again(standing, now)
            return
        if standing.is_due(now):
            standing = await self._ended(standing, now)
        if standing.over:
            await self._open_matches(standing)
            await self._tell(standing)
            await self._duels.finished(duel)
        else:
            await self._duels.look_again(standing, now)
            guests = [person for person, entry in standing.entries.items() if person != standing.host]
            waiting = [person for person in guests if not standing.entries[person].session]
            if waiting and not await self._duels.is_done(duel, "invited"):
                await self._messages.invite(standing, waiting)
                await self._duels.note_done(duel, "invited")
        await self._messages.show(standing)

    async def _ended(self, standing: Standing, now: int) -> Standing:
        """Ends a duel, and returns how it stands: what was finished in time counts, though it is announced later."""
        for entry in standing.begun.values():
            session = None if entry.over else await self._session(entry)
            if session is not None:
                await self._duels.note(standing.duel.id, session)
        await self._duels.conclude(standing, now)
        return await self._duels.load(standing.duel.id) or standing

    async def _open_matches(self, standing: Standing) -> None:
        """Lets everything about the matches of a duel be shown."""
        for entry in standing.begun.values():
            session = await self._session(entry)
            if session is not None and not DUEL.of(session).over:
                try:
                    await self._store.sessions.update(session, lambda there: _opened(there, standing.over))
                except UserError:  # it was deleted meanwhile
                    _log.info("match of a duel gone", session=entry.session)

    async def _session(self, entry: Entry) -> AnySession | None:
        try:
            return await self._store.sessions.load(entry.session)
        except CorruptRecord:  # logged by the store
            return None

    async def _tell(self, standing: Standing) -> None:
        """Tells those who have played that it is over, unless they want no mentions."""
        known = await self._store.people.preferences(standing.begun)
        people = [person for person, preferences in known.items() if preferences.mention]
        if standing.begun and not await self._duels.is_done(standing.duel.id, "told"):
            await self._messages.tell(standing, people)
            await self._duels.note_done(standing.duel.id, "told")


def _opened(session: AnySession, over: int) -> Change:
    """Returns a match of a duel that was over at a moment."""
    duel = structs.replace(DUEL.of(session), over=over)
    return changed(DUEL.put(session, duel), news=False)
