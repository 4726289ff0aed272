"""The owner's powers over all servers, on the command line: they work on the database of a running Parlour."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from datetime import UTC, datetime

from bot.app.assembly import machine_time
from bot.app.databases import opened
from bot.domain import matches
from bot.domain import server as servers
from bot.domain.errors import UserError
from bot.domain.server import Server
from bot.domain.session import AnySession, Change, Stage
from bot.domain.turn_time import Moment, keep
from bot.i18n import words_in
from bot.settings import Settings
from bot.store.address import EmbeddedRedisError
from bot.store.connection import StoreUnavailable, refusal
from bot.store.database import Store
from bot.store.sessions import CorruptRecord
from bot.views.wording import plain_words

Work = Callable[[Store], Awaitable[list[str]]]


class CannotManage(Exception):
    """It cannot be done. The message is a sentence for the operator."""


def manage(settings: Settings, work: Work, *, starts: bool = False) -> list[str]:
    """Returns the lines that `work` prints. Raises CannotManage.

    `starts`: whether Parlour's own database is started for it if Parlour is stopped.
    """
    try:
        return asyncio.run(_with_store(settings, work, starts=starts))
    except (EmbeddedRedisError, CorruptRecord) as error:
        raise CannotManage(str(error)) from None
    except StoreUnavailable as error:
        raise CannotManage(refusal(error)) from None
    except UserError as error:
        raise CannotManage(words_in("en")(f"error-{error.name}", **error.values)) from None


async def _with_store(settings: Settings, work: Work, *, starts: bool) -> list[str]:
    async with opened(settings, starts=starts) as store:
        return await work(store)


async def list_running(store: Store) -> list[str]:
    """Returns a line for each lobby and match that runs."""
    lines = []
    async for channel in store.sessions.all():
        with suppress(CorruptRecord):
            session = await store.sessions.load(channel)
            if session is not None and session.stage is not Stage.OVER:
                lines.append(_line(session))
    return sorted(lines) or ["Nothing runs."]


def _line(session: AnySession) -> str:
    words = plain_words(session, "en")
    game, players = words("game-name"), ", ".join(words.players)
    moved = datetime.fromtimestamp(session.moved, UTC).isoformat(" ", "minutes") if session.moved else "never"
    return f"{session.id}  server {session.guild}  {session.stage}  {game}: {players}  moved {moved}"


async def end(store: Store, session: int) -> list[str]:
    """Ends a match or closes a lobby."""
    await _commit(store, session, matches.stop)
    return ["It has ended. Its channel shows it within half a minute."]


async def move(store: Store, session: int, channel: int) -> list[str]:
    """Moves a match to another channel, without a look at who may see that."""
    there = await store.sessions.load(channel)

    def change(now: AnySession) -> Change:
        matches.need_free(there, now)
        return matches.move_by_manager(now, channel, machine_time())

    await _commit(store, session, change)
    return ["It continues there. Its board is posted within half a minute."]


async def _commit(store: Store, channel: int, change: Callable[[AnySession], Change]) -> None:
    session = await store.sessions.load(channel)
    if session is None:
        raise UserError("no-session")
    at = Moment(machine_time())
    await store.sessions.update(session, lambda now: keep(now, change(now), at))


async def show(store: Store, guild: int) -> list[str]:
    """Returns what was decided for a server."""
    return [*_decided(await store.servers.server(guild))]


def allow_game(guild: int, game: str, *, allowed: bool) -> Work:
    """Allows or forbids a game on a server."""
    return _deciding(guild, lambda now: servers.allow_game(now, game, allowed=allowed))


def allow_channel(guild: int, channel: int, *, allowed: bool) -> Work:
    """Adds a channel to those of a server in which lobbies may be opened, or removes it."""
    return _deciding(guild, lambda now: servers.allow_channel(now, channel, allowed=allowed))


def allow_ratings(guild: int, *, allowed: bool) -> Work:
    """Turns the ratings of a server on or off."""
    return _deciding(guild, lambda now: servers.allow_ratings(now, allowed=allowed))


def exclude(guild: int, person: int) -> Work:
    """Keeps a person out of the lobbies and matches of a server."""
    return _deciding(guild, lambda now: servers.exclude(now, person, str(person)))


def admit(guild: int, person: int) -> Work:
    """Lets a person take part again."""
    return _deciding(guild, lambda now: servers.admit(now, person))


def _deciding(guild: int, change: Callable[[Server], Server]) -> Work:
    async def work(store: Store) -> list[str]:
        return [*_decided(await store.servers.update(guild, change))]

    return work


def _decided(server: Server) -> Iterator[str]:
    yield f"forbidden games: {', '.join(server.forbidden_games) or 'none'}"
    yield f"channels for lobbies: {', '.join(map(str, server.channels)) or 'all'}"
    yield f"ratings: {'on' if server.ratings else 'off'}"
    yield f"excluded people: {', '.join(f'{each.person} ({each.name})' for each in server.excluded) or 'none'}"
