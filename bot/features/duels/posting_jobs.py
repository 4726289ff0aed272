"""The task that posts the deals of the day where channels want them: one silent post a day."""

import structlog

from bot.delivery.refusals import log_refusal, refusals_logged
from bot.delivery.send import Outgoing, send
from bot.features.duels import daily_views as view
from bot.features.duels.daily import day_of, stored_name
from bot.features.duels.daily_store import Daily
from bot.features.duels.domain import Entry
from bot.features.duels.posting_store import Wish, Wishes
from bot.i18n import words_in
from bot.jobs.failures import FAILURES
from bot.jobs.queue import OneAtATime
from bot.jobs.services import Services
from bot.jobs.worker import Task
from rules import games

_log = structlog.get_logger()


async def sweep(services: Services) -> None:
    """Schedules the post of today while a channel waits for it."""
    day = day_of(services.now())
    if await services.store.of(Wishes).waiting(day):
        await services.queue.tasks.add("post_deals", key=f"deals:{day}")(day)


def tasks(services: Services) -> list[Task]:
    """Returns the task `post_deals`."""
    return [Posting(services).post_deals]


class Posting:
    """Holds the task `post_deals`."""

    def __init__(self, services: Services) -> None:
        self._client = services.client
        self._store = services.store
        self._wishes = services.store.of(Wishes)

    async def post_deals(self, day: OneAtATime) -> None:
        """Posts the deals of a day in each channel that waits for them; if it refuses, not again on that day.

        Repeated after a crash, it is the same post: that it was posted is noted afterwards.
        """
        try:
            for channel, wish in (await self._wishes.waiting(day)).items():
                await self._post(day, channel, wish)
                await self._wishes.note_posted(day, channel)
        except FAILURES as error:
            log_refusal(_log, "deals not posted", error, level="warning", day=day)

    async def _post(self, day: int, channel: int, wish: Wish) -> None:
        forbidden = (await self._store.servers.server(wish.guild)).forbidden_games
        shown = [game for game in wish.games if game in games.names() and game not in forbidden]
        if not shown:
            return
        before = {game: await self._table(day - 1, wish.guild, game) for game in shown}
        message = view.post(day, before, words_in(wish.language))
        with refusals_logged(_log, "deals not posted", guild=wish.guild, channel=channel):
            await send(self._client, channel, Outgoing(message), f"{channel:x}.d{day:x}")

    async def _table(self, day: int, guild: int, game: str) -> dict[int, Entry]:
        """Returns the table of a day, without those who hide their record."""
        (table,) = (await self._store.of(Daily).shown(day, 0, guild, [day], stored_name(game))).tables
        known = await self._store.people.preferences(table)
        return {person: entry for person, entry in table.items() if not known[person].hide_record}
