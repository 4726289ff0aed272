"""Uploads the pieces of the games as emojis of the application: once, because a name says what an emoji shows."""

import asyncio
from collections.abc import Callable, Mapping
from typing import NamedTuple

import aiohttp
import discord
import structlog

from bot.app.background import BACKGROUND
from bot.delivery.refusals import log_refusal
from bot.feature import Feature
from bot.jobs.services import Services
from bot.views.emojis import Emojis
from rendering import emojis
from rendering.emojis import Emoji
from rules import games

PAUSE, LONGEST_PAUSE = 60.0, 3600.0
"""Seconds until the next attempt if not all emojis are there: each time twice as long, up to an hour."""
_log = structlog.get_logger()


class Wanted(NamedTuple):
    """The emojis of Parlour and of the installed games."""

    pieces: Mapping[tuple[str, str], Emoji]
    seats: list[Emoji]

    @property
    def by_name(self) -> dict[str, Emoji]:
        return {emoji.name: emoji for emoji in (*self.seats, *self.pieces.values())}

    def those_of(self, known: Mapping[str, int]) -> Emojis:
        """Returns those that Discord has; `known`: its emojis, with their ids."""
        written = {name: f"<:{name}:{number}>" for name, number in known.items()}
        return Emojis(
            {place: written[emoji.name] for place, emoji in self.pieces.items() if emoji.name in written},
            {colour: written[emoji.name] for colour, emoji in enumerate(self.seats) if emoji.name in written},
        )


async def provide(
    client: discord.Client, publish: Callable[[Emojis], None], *, uploads: bool, pause: float = PAUSE
) -> None:
    """Passes on the emojis that Discord has, again and again until all are there.

    `uploads`: adds what is missing and deletes what is no longer used; if not, another process does.
    """
    wanted = await asyncio.to_thread(_rendered)
    failed = False
    while True:
        known: dict[str, int] = {}
        try:
            known |= {emoji.name: emoji.id for emoji in await client.fetch_application_emojis()}
            publish(wanted.those_of(known))
            if uploads:
                await _upload(client, wanted.by_name, known)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            if not failed:
                log_refusal(_log, "emojis not uploaded: texts stand for them", error, level="warning")
            failed = True
        if known:
            publish(wanted.those_of(known))
        if wanted.by_name.keys() <= known.keys():
            return
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)


async def _upload(client: discord.Client, wanted: Mapping[str, Emoji], known: dict[str, int]) -> None:
    """Uploads what is missing and notes it in `known`; then deletes emojis of earlier versions."""
    missing = [emoji for name, emoji in wanted.items() if name not in known]
    for emoji in missing:
        known[emoji.name] = (await client.create_application_emoji(name=emoji.name, image=emoji.image)).id
    old = [name for name in known if emojis.is_own(name) and name not in wanted]
    for name in old:
        await client.http.delete_application_emoji(client.application_id or 0, known.pop(name))
    if missing or old:
        _log.info("emojis uploaded", new=len(missing), deleted=len(old))


def _rendered() -> Wanted:
    """Renders all emojis; a game whose pieces cannot be rendered goes without."""
    pieces: dict[tuple[str, str], Emoji] = {}
    for game in games.names():
        try:
            pieces |= {(game, piece): emoji for piece, emoji in emojis.of_game(game).items()}
        except Exception:
            _log.exception("pieces not rendered", game=game)
    return Wanted(pieces, emojis.of_seats())


async def keep(services: Services, connects: bool) -> None:
    """Provides the emojis until all are there. A process that answers people also uploads those that are missing."""

    def use(found: Emojis) -> None:
        services.emojis = found

    if services.settings.emojis:
        await provide(services.client, use, uploads=connects)


FEATURE = Feature(adds=(BACKGROUND.add(keep),))
