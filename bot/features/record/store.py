"""The records of people and servers: reading and forgetting them. Results add to them, see the module `counting`."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import structlog
from msgspec import structs

from bot.domain.results import Against, judged, result_of
from bot.domain.session import AnySession
from bot.features.record import own_level
from bot.features.record.domain import HeadToHead, MistakeScore, Record, best_before
from bot.features.record.keys import holders_key, record_keys, records_key, server_record_key
from bot.features.record.server_record import ServerRecord
from bot.features.record.tallies import Recent
from bot.store import people
from bot.store.database import Store
from bot.store.unreadable import UNREADABLE, maybe_whole, numbers, replies, whole
from rules.analysis_report import Analysis

OPPONENTS = 200
"""With how many people somebody's head to head is remembered: those met last."""
SCORES = 50
"""Of how many of somebody's newest matches the mistake scores are remembered."""

NOTE_SCORE = """
local mistakes, servers = unpack(KEYS)
local server, moment, score, last_too_many = unpack(ARGV)
if redis.pcall('SISMEMBER', servers, server) ~= 1 then return end
redis.call('ZADD', mistakes, moment, score)
redis.call('ZREMRANGEBYRANK', mistakes, 0, last_too_many)
"""
"""Adds a mistake score, if the person has a record on the server: nobody who was forgotten has one."""

HEAD_TO_HEAD = tuple[int, int, int, int, str]
"""How often both have met, how often each was ahead, the moment, and the name of the other."""

_log = structlog.get_logger()
_MEETING = msgspec.json.Decoder(HEAD_TO_HEAD)
_RECENT = msgspec.json.Decoder(Recent)
_SCORE = msgspec.json.Decoder(MistakeScore)


class Records:
    """Reads and forgets records. Raises StoreUnavailable if Redis does not answer."""

    def __init__(self, store: Store) -> None:
        self._redis = store.redis
        self._note_score = store.redis.register_script(NOTE_SCORE)

    async def person(self, guild: int, person: int) -> Record:
        """Returns the record of a person on a server."""
        own = record_keys(guild, person)
        async with self._redis.pipeline(transaction=False) as pipe:
            pipe.hgetall(own.counts)
            pipe.hgetall(own.opponents)
            people.queue_reads(pipe, person)
            pipe.zrange(own.mistakes, 0, -1)
            for against in Against:
                pipe.lrange(own.recent + against, 0, -1)
            counts, opponents, settings, last, down, mistakes, *recent = await replies(pipe)
        hides = people.moment_of(0, settings, last, down).person.hide_record
        found = {against: _recent(lines) for against, lines in zip(Against, recent, strict=True)}
        scores = [score for line in mistakes or () if (score := _decoded(_SCORE, line)) is not None]
        return Record(_texts(counts), found, _opponents(opponents), hidden=hides, mistakes=scores)

    async def moved(self, guild: int, game: str, people: Sequence[int]) -> list[tuple[int, int]]:
        """Returns for each of `people` by how much their matches against computers at their level have moved it, and
        how many these were.
        """
        async with self._redis.pipeline(transaction=False) as pipe:
            for person in people:
                pipe.hmget(record_keys(guild, person).counts, own_level.fields(game))
            found = await replies(pipe)
        return [(whole(moved, "level"), whole(matches, "matches of a level")) for moved, matches in map(_two, found)]

    async def beaten(self, session: AnySession) -> dict[int, int]:
        """Returns the most points before of each seat whose player has just beaten them, and does not hide it."""
        result = result_of(session)
        found = {}
        for player in result.players if result and result.complete else ():
            if result and player.person and player.plays:
                record = await self.person(result.guild, player.person)
                before = best_before(record.best(result.against, result.game), result.match)
                if before is not None and not record.hidden:
                    found[player.seat] = before
        return found

    async def server(self, guild: int) -> ServerRecord:
        """Returns what is counted of the matches on a server."""
        async with self._redis.pipeline(transaction=False) as pipe:
            pipe.hgetall(server_record_key(guild))
            (counts,) = await replies(pipe)
        return ServerRecord(_texts(counts))

    async def note_mistakes(self, session: AnySession, analysis: Analysis) -> None:
        """Adds the mistake scores of a match that was analysed, for the people who have played it. Repeatable."""
        result = result_of(session)
        for seat in judged(session) if result else ():
            score, person = analysis.score(seat), session.seats[seat].person
            if score is not None:
                line = msgspec.json.encode(MistakeScore(str(session.id), session.game, round(score, 2)))
                both = [record_keys(session.guild, person).mistakes, records_key(person)]
                await self._note_score(keys=both, args=[session.guild, session.moved, line, -SCORES - 1])

    async def limit(self, guild: int, people: Iterable[int]) -> None:
        """Removes from the opponents of `people` those whom they met longest ago, if there are too many."""
        people = list(people)
        async with self._redis.pipeline(transaction=False) as pipe:
            for person in people:
                pipe.zrange(record_keys(guild, person).met, 0, -OPPONENTS - 1)
            found = await replies(pipe)
        for person, oldest in zip(people, found, strict=True):
            if others := numbers(oldest):
                await self._part(guild, person, others)

    async def _part(self, guild: int, person: int, others: Iterable[int]) -> None:
        """Removes people from each other's opponents: both name each other, or neither does."""
        own = record_keys(guild, person)
        async with self._redis.pipeline(transaction=True) as pipe:
            for other in others:
                theirs = record_keys(guild, other)
                pipe.hdel(theirs.opponents, str(person))
                pipe.zrem(theirs.met, person)
                pipe.hdel(own.opponents, str(other))
                pipe.zrem(own.met, other)
            await replies(pipe)

    async def servers_of(self, person: int) -> list[int]:
        """Returns the servers on which a person has a record, or is rated."""
        return await self._members(records_key(person))

    async def forget_person(self, person: int, now: int) -> None:
        """Deletes the records of a person on all servers, and their names in those of others."""
        for guild in await self.servers_of(person):
            await self._forget(guild, person)
        await self._redis.delete(records_key(person))

    async def export_person(self, person: int, now: int) -> dict[str, Any]:
        """Returns the records of a person, by server; for direct messages there is none."""
        return {
            f"record on {guild or 'no server'}": await self._told(guild, person)
            for guild in await self.servers_of(person)
        }

    async def _told(self, guild: int, person: int) -> dict[str, Any]:
        own = record_keys(guild, person)
        record = await self.person(guild, person)
        counts: Any = await self._redis.hgetall(own.counts)
        opponents = [
            {"name": each.name, "met": each.met, "ahead": each.ahead, "behind": each.behind, "last": each.moment}
            for each in record.opponents
        ]
        newest = {str(against): [structs.asdict(match) for match in record.recent(against)] for against in Against}
        scores = [structs.asdict(score) for score in record.mistakes]
        return {"counts": _texts(counts), "newest": newest, "opponents": opponents, "mistakes": scores}

    async def forget_server(self, guild: int, now: int) -> None:
        """Deletes all records on a server."""
        for person in await self._members(holders_key(guild)):
            await self._forget(guild, person)
        await self._redis.delete(server_record_key(guild), holders_key(guild))

    async def _forget(self, guild: int, person: int) -> None:
        own = record_keys(guild, person)
        async with self._redis.pipeline(transaction=False) as pipe:
            pipe.hkeys(own.opponents)
            (others,) = await replies(pipe)
        await self._part(guild, person, numbers(others))
        async with self._redis.pipeline(transaction=True) as pipe:
            pipe.delete(
                own.counts, own.opponents, own.met, own.mistakes, *(own.recent + against for against in Against)
            )
            pipe.srem(holders_key(guild), person)
            pipe.srem(records_key(person), guild)
            await replies(pipe)

    async def _members(self, key: str) -> list[int]:
        async with self._redis.pipeline(transaction=False) as pipe:
            pipe.smembers(key)
            (found,) = await replies(pipe)
        return numbers(found)


def _texts(stored: dict[bytes, bytes] | None) -> dict[str, str]:
    """Returns the fields of a hash as text, as far as they are text."""
    return {name.decode(errors="replace"): text[:20].decode(errors="replace") for name, text in (stored or {}).items()}


def _two(stored: list[bytes | None] | None) -> list[bytes | None]:
    return stored or [None, None]


def _recent(stored: list[bytes] | None) -> list[Recent]:
    """Returns the newest matches, as far as they are readable."""
    return [found for line in stored or () if (found := _decoded(_RECENT, line)) is not None]


def _opponents(stored: dict[bytes, bytes] | None) -> list[HeadToHead]:
    """Returns the head to head with everybody, as far as it is readable."""
    found = []
    for person, line in (stored or {}).items():
        number, sums = maybe_whole(person), _decoded(_MEETING, line)
        if number is not None and sums is not None:
            met, ahead, behind, moment, name = sums
            found.append(HeadToHead(number, name, met, ahead, behind, moment))
    return found


def _decoded(decoder: "msgspec.json.Decoder[Any]", stored: bytes) -> Any:
    try:
        return decoder.decode(stored)
    except UNREADABLE as error:
        _log.error("line of a record unreadable", error=str(error))
        return None
