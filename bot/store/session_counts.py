"""How many lobbies and matches run, by game and stage: an index, so that counting loads no session."""

from collections.abc import Iterable
from itertools import product
from typing import Any, NamedTuple

import redis.asyncio as aioredis

from bot.domain.session import AnySession, Stage
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


class Count(NamedTuple):
    """How many sessions of a game are at a stage."""

    game: str
    stage: Stage
    sessions: int


class Overview(NamedTuple):
    """How many sessions there are."""

    running: list[Count]
    """For each game and stage that goes on."""
    ended: int
    """Those that have ended and are kept."""

    def at(self, stage: Stage) -> int:
        """Returns how many sessions of all games are at a stage."""
        return sum(count.sessions for count in self.running if count.stage is stage)


class Counted(NamedTuple):
    """How many sessions there are."""

    everywhere: Overview
    here: Overview
    """On one server."""
    computers: int
    """Matches in which a computer player is to move."""


class SessionCounts:
    """Counts sessions. Raises StoreUnavailable if Redis does not answer."""

    def __init__(self, redis: "aioredis.Redis") -> None:
        self._redis = redis

    async def counted(self, guild: int = 0) -> Counted:
        """Returns how many sessions there are, on all servers and on one, in one round trip."""
        known = list(product(games.names(), RUNNING))
        async with self._redis.pipeline(transaction=False) as pipe:
            for game, stage in known:
                pipe.scard(stage_key(stage, game))
            for game, stage in known:
                pipe.sinter([running_key(guild), stage_key(stage, game)])
            pipe.zcard(ENDED)
            pipe.scard(guild_key(guild))
            pipe.scard(running_key(guild))
            pipe.scard(FOR_COMPUTERS)
            *found, ended, kept, running, computers = await replies(pipe)
        here = [len(each or ()) for each in found[len(known) :]]
        return Counted(
            everywhere=Overview(_counts(known, found[: len(known)]), ended or 0),
            here=Overview(_counts(known, here), max(0, (kept or 0) - (running or 0))),
            computers=computers or 0,
        )


def _counts(known: list[tuple[str, Stage]], sizes: Iterable[int | None]) -> list[Count]:
    return [Count(game, stage, size or 0) for (game, stage), size in zip(known, sizes, strict=True)]
