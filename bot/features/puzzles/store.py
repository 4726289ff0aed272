"""The puzzle of each day, who has answered what, and the channels in which it is posted."""

import hmac
from secrets import token_bytes
from typing import Any, NamedTuple

import msgspec
import structlog

from bot.domain.calendar import DAY, day_text
from bot.domain.session import AnySession
from bot.features.puzzles.domain import Found, Puzzle, day_of
from bot.store.database import Store
from bot.store.unreadable import UNREADABLE, maybe_whole, numbers, replies
from rules.chance import KEY_BYTES

PUZZLE_CHANNELS = "puzzle:channels"
"""The hash of the channels in which puzzles are posted, by server."""
MARKS_SECRET = "puzzle:secret"
"""The secret from which the marks of people follow who were forgotten after they had answered."""
DAYS = 35
"""How many days puzzles and answers are kept."""
LOOKING = 1000
"""Seconds for which nobody else looks for the puzzle of a day, nor again after there was none."""
MATCHES = 50
"""The most matches of a server that are remembered because they may become puzzles."""

ANSWER = """
local answers = KEYS[1]
local person, mark, option, kept = unpack(ARGV)
if redis.call('HEXISTS', answers, mark) == 0 then
  redis.call('HSETNX', answers, person, option)
  redis.call('EXPIRE', answers, kept)
end
return {redis.call('HGET', answers, mark) or redis.call('HGET', answers, person), redis.call('HVALS', answers)}
"""
"""Notes an answer, unless the person has given one, perhaps before they were forgotten; returns the first and all."""

_log = structlog.get_logger()


class PuzzleKeys(NamedTuple):
    """The keys of the puzzle of a day."""

    puzzle: str
    answers: str
    """A hash of the first answer of each person, by id; of who was forgotten since, by a mark that names nobody."""
    own: str
    """A hash of the puzzles that servers have instead of it, from matches there, by server."""
    posted: str
    """A hash of the servers that have got theirs."""
    looking: str
    """Exists while somebody looks for it."""
    tries: str
    """How often it was looked for."""


def puzzle_keys(day: int) -> PuzzleKeys:
    """Returns the keys of the puzzle of a day."""
    start = f"puzzle:{day}"
    return PuzzleKeys(start, *(f"{start}:{part}" for part in ("answers", "own", "posted", "looking", "tries")))


def own_answers_key(day: int, guild: int) -> str:
    """Returns the key of the hash of first answers to the puzzle that a server has instead."""
    return f"puzzle:{day}:answers:{guild}"


def puzzle_matches_key(guild: int) -> str:
    """Returns the key of the sorted set of matches on a server that may become puzzles, by their last moves."""
    return f"puzzle:matches:{guild}"


class Channel(NamedTuple):
    """Where a server wants its puzzles, and in which language."""

    guild: int
    channel: int
    language: str


class Puzzles:
    """Reads and notes puzzles. Raises StoreUnavailable if Redis does not answer."""

    def __init__(self, store: Store) -> None:
        self._redis = store.redis
        self._answer = store.redis.register_script(ANSWER)
        self._secret = b""

    async def puzzle(self, day: int, guild: int = 0) -> Puzzle | None:
        """Returns the puzzle of a day: that of a server if it has one, otherwise the one that all have."""
        own = puzzle_keys(day)
        async with self._redis.pipeline(transaction=False) as pipe:
            pipe.hget(own.own, str(guild))
            pipe.get(own.puzzle)
            of_server, of_all = await replies(pipe)
        return _decoded(of_server, day) or _decoded(of_all, day)

    async def keep(self, day: int, puzzle: Puzzle) -> None:
        """Stores the puzzle of a day, unless there is one."""
        await self._redis.set(puzzle_keys(day).puzzle, msgspec.json.encode(puzzle), nx=True, ex=DAYS * DAY)

    async def keep_own(self, day: int, guild: int, puzzle: Puzzle) -> None:
        """Stores the puzzle that a server has instead, unless there is one."""
        own = puzzle_keys(day).own
        async with self._redis.pipeline(transaction=True) as pipe:
            pipe.hsetnx(own, str(guild), msgspec.json.encode(puzzle))
            pipe.expire(own, DAYS * DAY)
            await pipe.execute()

    async def note_match(self, session: AnySession) -> None:
        """Notes that a match may become a puzzle on its server."""
        key = puzzle_matches_key(session.guild)
        async with self._redis.pipeline(transaction=True) as pipe:
            pipe.zadd(key, {str(session.id): session.moved})
            pipe.zremrangebyrank(key, 0, -MATCHES - 1)
            pipe.expire(key, DAYS * DAY)
            await pipe.execute()

    async def matches(self, guild: int, most: int) -> list[int]:
        """Returns the newest matches of a server that may become puzzles."""
        return numbers(await self._redis.zrevrange(puzzle_matches_key(guild), 0, most - 1))

    async def drop_match(self, guild: int, session: int) -> None:
        """Notes that a match has become a puzzle, or cannot become one."""
        await self._redis.zrem(puzzle_matches_key(guild), str(session))

    async def begin_looking(self, day: int) -> int | None:
        """Notes that the puzzle of a day is looked for; returns the number of the try, None if somebody else does."""
        own = puzzle_keys(day)
        if not await self._redis.set(own.looking, b"1", nx=True, ex=LOOKING):
            return None
        tries: int = await self._redis.incr(own.tries)
        await self._redis.expire(own.tries, DAYS * DAY)
        return tries

    async def answer(self, day: int, person: int, option: int, best: int, guild: int = 0) -> tuple[int, Found]:
        """Notes the first answer of a person; returns it, and how all have answered. `guild`: whose puzzle it is."""
        mark = await self._mark(day, person)
        first, every = await self._answer(keys=[_answers_key(day, guild)], args=[person, mark, option, DAYS * DAY])
        return maybe_whole(first) or 0, _counted(every, best)

    async def answers(self, day: int, person: int, best: int, guild: int = 0) -> tuple[int | None, Found]:
        """Returns the first answer of a person, None if there is none, and how all have answered."""
        key, mark = _answers_key(day, guild), await self._mark(day, person)
        async with self._redis.pipeline(transaction=False) as pipe:
            pipe.hmget(key, str(person), mark)
            pipe.hvals(key)
            own, every = await pipe.execute()
        first = next((maybe_whole(answer) for answer in own if answer is not None), None)
        return first, _counted(every, best)

    async def _mark(self, day: int, person: int) -> str:
        """Returns what says that a person has answered, to those alone who know the secret of the installation."""
        if not self._secret:
            await self._redis.set(MARKS_SECRET, token_bytes(KEY_BYTES), nx=True)
            found: Any = await self._redis.get(MARKS_SECRET)
            self._secret = bytes(found)
        return hmac.digest(self._secret, f"answer {day} {person}".encode(), "sha256").hex()

    async def channels(self) -> list[Channel]:
        """Returns the channels in which puzzles are posted, by server."""
        stored: Any = await self._redis.hgetall(PUZZLE_CHANNELS)
        found = []
        for guild, line in stored.items():
            channel, _, language = line.decode(errors="replace").partition(":")
            number, place = maybe_whole(guild), maybe_whole(channel)
            if number is not None and place is not None:
                found.append(Channel(number, place, language))
        return found

    async def waiting(self, day: int) -> list[Channel]:
        """Returns the channels that still wait for the puzzle of a day."""
        posted = {maybe_whole(guild) for guild in await self._redis.hkeys(puzzle_keys(day).posted)}
        return [channel for channel in await self.channels() if channel.guild not in posted]

    async def want(self, wanted: Channel) -> None:
        """Notes where a server wants its puzzles."""
        await self._redis.hset(PUZZLE_CHANNELS, str(wanted.guild), f"{wanted.channel}:{wanted.language}")

    async def drop(self, guild: int) -> None:
        """Notes that a server wants no more puzzles."""
        await self._redis.hdel(PUZZLE_CHANNELS, str(guild))

    async def is_due(self, day: int) -> bool:
        """Whether a channel still waits for the puzzle of a day, and nobody looks for it."""
        own = puzzle_keys(day)
        async with self._redis.pipeline(transaction=False) as pipe:
            pipe.hkeys(PUZZLE_CHANNELS)
            pipe.hkeys(own.posted)
            pipe.exists(own.puzzle)
            pipe.exists(own.looking)
            wanted, posted, is_there, is_sought = await replies(pipe)
        return bool({*(wanted or ())} - {*(posted or ())}) and bool(is_there or not is_sought)

    async def note_posted(self, day: int, guild: int) -> None:
        """Notes that a server has got the puzzle of a day, or that its channel has refused it."""
        own = puzzle_keys(day)
        async with self._redis.pipeline(transaction=True) as pipe:
            pipe.hset(own.posted, str(guild), b"1")
            pipe.expire(own.posted, DAYS * DAY)
            await pipe.execute()

    async def _own(self, person: int, now: int) -> list[tuple[int, str, bytes]]:
        """Returns the answers of a person that are kept: day, key, and option."""
        days = _days(day_of(now))
        async with self._redis.pipeline(transaction=False) as pipe:
            for day in days:
                pipe.hkeys(puzzle_keys(day).own)
            servers = await pipe.execute()
        answers = [
            (day, key)
            for day, guilds in zip(days, servers, strict=True)
            for key in (puzzle_keys(day).answers, *(own_answers_key(day, guild) for guild in numbers(guilds)))
        ]
        async with self._redis.pipeline(transaction=False) as pipe:
            for _, key in answers:
                pipe.hget(key, str(person))
            stored = await pipe.execute()
        return [(day, key, answer) for (day, key), answer in zip(answers, stored, strict=True) if answer is not None]

    async def export_person(self, person: int, now: int) -> dict[str, Any]:
        """Returns the first answers of a person, by day and, for the puzzle of a server, by that."""
        found = [
            {"day": day_text(day), "server": key.partition(":answers:")[2], "option": (maybe_whole(answer) or 0) + 1}
            for day, key, answer in await self._own(person, now)
        ]
        return {"first answers to puzzles": found} if found else {}

    async def forget_person(self, person: int, now: int) -> None:
        """Takes a person off their answers. A mark stays with each, so that forgetting gives no second first answer."""
        own = await self._own(person, now)
        async with self._redis.pipeline(transaction=True) as pipe:
            for day, key, answer in own:
                pipe.hset(key, await self._mark(day, person), answer)
                pipe.hdel(key, str(person))
            await pipe.execute()

    async def forget_server(self, guild: int, now: int) -> None:
        """Deletes what is stored about a server."""
        async with self._redis.pipeline(transaction=False) as pipe:
            pipe.hdel(PUZZLE_CHANNELS, str(guild))
            pipe.delete(puzzle_matches_key(guild))
            for day in _days(day_of(now)):
                own = puzzle_keys(day)
                for key in (own.posted, own.own):
                    pipe.hdel(key, str(guild))
                pipe.delete(own_answers_key(day, guild))
            await pipe.execute()


def _answers_key(day: int, guild: int) -> str:
    return own_answers_key(day, guild) if guild else puzzle_keys(day).answers


def _counted(answers: list[bytes], best: int) -> Found:
    return Found(len(answers), sum(maybe_whole(each) == best for each in answers))


def _days(today: int) -> range:
    """Returns the days whose puzzles may be kept."""
    return range(today - DAYS, today + 2)


def _decoded(stored: bytes | None, day: int) -> Puzzle | None:
    try:
        return msgspec.json.decode(stored, type=Puzzle) if stored else None
    except UNREADABLE as error:
        _log.error("puzzle unreadable", day=day, error=str(error))
        return None
