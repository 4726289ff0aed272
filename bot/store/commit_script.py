"""The script that commits a session, and what features do in the same step. Redis runs it atomically."""

from collections.abc import Callable, Iterable
from enum import Enum
from functools import cached_property
from secrets import token_hex
from typing import NamedTuple

import msgspec
import redis.asyncio as aioredis
import structlog
from msgspec import Struct
from redis.commands.core import AsyncScript

from bot.domain.calendar import DAY, HOUR
from bot.domain.session import AnySession, Change, Stage
from bot.feature import Slot
from bot.store.announcement_scripts import NOTE_UNSAID
from bot.store.keys import UNSAID, keys, operation_key
from bot.store.outbox import News
from bot.store.replicas import Replicas

OPERATION_SECONDS = HOUR // 4
"""How long an operation is remembered: as long as Discord accepts answers to an interaction."""
UNTOUCHED_SECONDS = 30 * DAY
"""How long a session is kept that was never changed; a lobby closes much earlier."""

_log = structlog.get_logger()


class Input(NamedTuple):
    """What the script of a feature gets for one session."""

    keys: list[str]
    """Every key that it reads or writes."""
    argument: bytes


class WithinCommit(NamedTuple):
    """What a feature does within the commit that ends a match, once for each match.

    If it fails, the rest of the commit is carried out all the same.
    """

    once: str
    """A field of the session's hash. It is set once this was begun, and so is part of what is stored."""
    script: str
    """Lua: the body of a function of `keys`, a list, and `argument`, a string."""
    needs: Callable[[AnySession], Input | None]
    """Returns what the script gets for a session that is over; None: there is nothing to do."""


WITHIN_COMMIT: Slot[WithinCommit] = Slot()
"""What features do within the commit that ends a match."""

COMMIT = f"""
local LATE, DONE, EARLIER = 0, 1, 2
local session, log, outbox, operation, unsaid = unpack(KEYS, 1, 5)
local given, document, news = cjson.decode(ARGV[1]), ARGV[2], ARGV[3]
local to_do = given.steps or {{}}
local first_entry = 4 + #to_do

local attempt = redis.call('GET', operation)
if attempt then return attempt == given.attempt and DONE or EARLIER end
if revision_of(session) ~= given.expected then return LATE end

redis.call('HSET', session, 'revision', given.revision, 'document', document)
redis.call('HDEL', session, 'refused', 'again')
if given.expected == '' then redis.call('EXPIRE', session, {UNTOUCHED_SECONDS}) else redis.call('PERSIST', session) end
if given.kept then redis.call('LTRIM', log, 0, given.kept - 1) end
for place = first_entry, #ARGV do redis.call('RPUSH', log, ARGV[place]) end
if news ~= '' then redis.call('ZADD', outbox, given.revision, news) end
note_unsaid(outbox, unsaid, given.channel)

carry_out(session, to_do)
redis.call('SET', operation, given.attempt, 'EX', {OPERATION_SECONDS})
return DONE
"""
"""Writes a session, its log (cut, then appended to) and its news, if the revision is as expected.

Keys: those of the session, that of the operation, the index of pending news; those of the steps. Arguments: `Given` as
JSON, the document, news, that of each step, and each entry for the log.

Repeated, it changes nothing: the key of the operation holds the name of the attempt that has carried it out. Resets the
refusals of its channel. A session that nobody has changed since it was created expires: a crash may have left it
behind.
"""

CATCH_UP = """
local session, revision, to_do = KEYS[1], ARGV[1], cjson.decode(ARGV[2])
if revision_of(session) == revision then carry_out(session, to_do) end
"""
"""Carries out the steps of a session that has ended, if it has the revision. The argument of each comes last."""

REVISION_OF = """
local function revision_of(session) return redis.call('HGET', session, 'revision') or '' end
"""

CARRY_OUT = """
local function carry_out(session, to_do)
  for _, step in ipairs(to_do) do
    if redis.call('HSETNX', session, step.once, 1) == 1 then
      local done, problem = pcall(steps[step.once], {unpack(KEYS, step.first, step.last)}, ARGV[step.argument])
      if not done then
        local reason = type(problem) == 'table' and problem.err or tostring(problem)
        redis.log(redis.LOG_WARNING, step.once .. ' of ' .. session .. ' failed: ' .. reason)
      end
    end
  end
end
"""
"""The function that carries out steps which were not carried out before. One that fails stops nothing else."""


class Written(Enum):
    """What became of a write."""

    LATE = 0
    """Nothing: another change was faster."""
    DONE = 1
    EARLIER = 2
    """Nothing: the same operation was carried out before, by another attempt."""


class Operation(NamedTuple):
    """A write that counts once, however often it is repeated."""

    name: str
    attempt: str
    """The same if Redis's client repeats it after a lost answer; another if it is carried out again."""

    @classmethod
    def named(cls, name: str) -> "Operation":
        """Returns the next attempt at the operation `name`; without a name, at one that nobody else carries out."""
        attempt = token_hex(8)
        return cls(name or attempt, attempt)


class Step(Struct):
    """What a feature does within a commit, for the script."""

    once: str
    first: int
    """Where its keys begin among those of the script."""
    last: int
    argument: int
    """Where its argument is."""


class Given(Struct, omit_defaults=True):
    """The arguments of COMMIT that have names. Ids are text: numbers in Lua are less precise."""

    expected: str
    """A revision; empty: there is no session."""
    revision: int
    attempt: str
    channel: str
    kept: int | None = None
    """How many lines of the log stay; None: all."""
    steps: list[Step] = []


class CommitScript:
    """Commits sessions. Raises StoreUnavailable if Redis does not answer."""

    def __init__(self, redis: "aioredis.Redis", within: Iterable[WithinCommit] = WITHIN_COMMIT) -> None:
        self._redis = redis
        self._replicas = Replicas(redis)
        self._within = within

    @cached_property
    def _commit(self) -> AsyncScript:
        return self._redis.register_script(f"{self._functions}{NOTE_UNSAID}{COMMIT}")

    @cached_property
    def _catch_up(self) -> AsyncScript:
        return self._redis.register_script(f"{self._functions}{CATCH_UP}")

    @property
    def _functions(self) -> str:
        """The functions of both scripts: made at the first commit, because that imports every feature."""
        steps = [f"steps['{each.once}'] = function(keys, argument)\n{each.script}\nend\n" for each in self._within]
        return f"local steps = {{}}\n{''.join(steps)}{REVISION_OF}{CARRY_OUT}"

    async def commit(self, expected: int | None, change: Change, operation: Operation) -> Written:
        """Writes a change if the revision of what is stored is the `expected` one; None: there is no session."""
        session = change.session
        own = keys(session.id)
        every = [*own, operation_key(operation.name), UNSAID]
        needed = self._needed(session) if session.stage is Stage.OVER else {}
        given = Given(
            expected="" if expected is None else str(expected),
            revision=session.revision,
            attempt=operation.attempt,
            channel=own.channel,
            kept=change.kept,
            steps=_steps(needed, len(every), 3),
        )
        encode = msgspec.json.encode
        arguments = [encode(given), encode(session), _news(change)]
        for each in needed.values():
            every += each.keys
            arguments.append(each.argument)
        arguments += map(encode, change.entries)
        return Written(await self._replicas.run(self._commit, every, arguments))

    async def catch_up(self, session: AnySession) -> None:
        """Does what features do at the end of a match for one that has ended, unless that was done before."""
        needed = self._needed(session) if session.stage is Stage.OVER else {}
        if needed:
            every = [keys(session.id).document, *(key for each in needed.values() for key in each.keys)]
            steps = msgspec.json.encode(_steps(needed, 1, 2))
            arguments = [each.argument for each in needed.values()]
            await self._catch_up(keys=every, args=[session.revision, steps, *arguments])

    def _needed(self, session: AnySession) -> dict[str, Input]:
        """Returns what the steps of a session that is over need, by the field that marks each as begun."""
        needed = {}
        for each in self._within:
            try:
                found = each.needs(session)
            except Exception:  # the match itself is fine
                _log.exception("a step of a commit failed", step=each.once, session=session.id)
                continue
            if found is not None:
                needed[each.once] = found
        return needed


def _steps(needed: dict[str, Input], keys: int, arguments: int) -> list[Step]:
    """Returns where each step finds what it needs, behind these numbers of other keys and arguments."""
    steps = []
    for once, each in needed.items():
        arguments += 1
        steps.append(Step(once, keys + 1, keys + len(each.keys), arguments))
        keys += len(each.keys)
    return steps


def _news(change: Change) -> bytes:
    """Returns what the outbox gets; empty if there is nothing to announce."""
    if not (change.news or change.proposal_changed or change.post_changed):
        return b""
    session = change.session
    start = session.entries - len(change.entries)
    news = News(
        session.revision, start, change.news, change.proposal_changed, change.notices, post_changed=change.post_changed
    )
    return msgspec.json.encode(news)
