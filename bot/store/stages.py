"""How many lobbies and matches run, by game and stage: an index, so that counting loads no session."""

from collections.abc import Iterable
from itertools import product
from typing import Any

import redis.asyncio as aioredis

from bot.domain.session import AnySession, Stage
from bot.domain.status import Count, Overview
from bot.store.keys import ENDED, FOR_COMPUTERS, guild_key, running_key, stage_key
from bot.store.unreadable import replies
from rules import games

RUNNING = (Stage.LOBBY, Stage.PLAY)


def queue_note(pipe: Any, session: AnySession) -> None:
    """Adds to a pipeline what notes at which stage `session` is; a match is no longer the lobby that it was."""
    for stage in RUNNING:
        key = stage_key(stage, session.game)
        (pipe.sadd if stage is session.stage else pipe.srem)(key, session.id)
    if session.lobby != session.id:
        pipe.srem(stage_key(Stage.LOBBY, session.game), session.lobby)


def queue_removal(pipe: Any, channel: int, known: Iterable[str] = ()) -> None:
    """Adds to a pipeline what removes a session of one of the games `known`, or else of any that is installed."""
    for stage, game in product(RUNNING, known or games.names()):
        pipe.srem(stage_key(stage, game), channel)


class Stages:
    """Counts sessions. Raises StoreUnavailable if Redis does not answer."""

    def __init__(self, redis: "aioredis.Redis") -> None:
        self._redis = redis

    async def everywhere(self) -> Overview:
        """Returns how many sessions there are on all servers."""
        known = list(product(games.names(), RUNNING))
        async with self._redis.pipeline(transaction=False) as pipe:
            for game, stage in known:
                pipe.scard(stage_key(stage, game))
            pipe.zcard(ENDED)
            *counts, ended = await replies(pipe)
        return Overview(_counts(known, counts), ended or 0)

    async def on_server(self, guild: int) -> Overview:
        """Returns how many sessions there are on one server."""
        known = list(product(games.names(), RUNNING))
        async with self._redis.pipeline(transaction=False) as pipe:
            for game, stage in known:
                pipe.sinter([running_key(guild), stage_key(stage, game)])
            pipe.scard(guild_key(guild))
            pipe.scard(running_key(guild))
            *found, kept, running = await replies(pipe)
        return Overview(_counts(known, map(len, (each or () for each in found))), max(0, (kept or 0) - (running or 0)))

    async def computers_to_move(self) -> int:
        """Returns in how many matches a computer player is to move."""
        return int(await self._redis.scard(FOR_COMPUTERS))


def _counts(known: list[tuple[str, Stage]], sizes: Iterable[int | None]) -> list[Count]:
    return [Count(game, stage, size or 0) for (game, stage), size in zip(known, sizes, strict=True)]
