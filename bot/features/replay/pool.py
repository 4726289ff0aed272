"""Whole matches animated and read, in processes that end with their work."""

from collections.abc import Callable, Hashable, Sequence

import msgspec
from msgspec import Raw

from bot.computer.processes import Closed, Processes
from bot.domain.errors import UserError
from bot.features.replay.messages import (
    Animate,
    Animation,
    Answer,
    Caption,
    Drawn,
    Failed,
    Found,
    Question,
    Read,
    Unreadable,
)
from bot.jobs.services import Services
from rules.record import AnyRecord
from rules.record_errors import InvalidRecord

PROGRAM = "bot.features.replay.worker"
LONGEST = 16 << 20
"""The most bytes of an answer. A file of 8 MiB is no longer as text."""
ANIMATING, READING = 120.0, 20.0
"""Seconds after which work is given up: many times what the longest match takes on an idle machine."""


class ReplayFailed(Exception):
    """A match could not be animated or read, by no fault of the person. The message is for the operator."""


def replays(services: Services) -> "ReplayPool":
    """Returns the pool of this process."""
    pool = ReplayPool()
    services.closing.push_async_callback(pool.close)
    return pool


def animating(services: Services) -> set[int]:
    """Returns the people for whom this process makes an animation."""
    return set()


class ReplayPool:
    """Works on a few matches at a time; people take turns."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = Processes(PROGRAM, processes, LONGEST, used_once=True)

    async def animate(
        self,
        record: AnyRecord,
        language: str,
        owner: Hashable,
        told: Callable[[Drawn], None] = lambda _: None,
        captions: Sequence[Caption] = (),
    ) -> Animation:
        """Returns the animation of a match. `told`: is called with how far it is.

        Raises UserError if it takes too long, ReplayFailed.
        """
        question = Animate(Raw(msgspec.json.encode(record)), language, [*captions])
        answer = await self._ask(question, ANIMATING, owner, lambda note: told(msgspec.json.decode(note, type=Drawn)))
        if answer is None:
            raise UserError("not-animated")
        assert isinstance(answer, Animation)
        return answer

    async def read(self, content: bytes, owner: Hashable) -> Found:
        """Returns the match in a file. Raises InvalidRecord, UserError if it takes too long, ReplayFailed."""
        answer = await self._ask(Read(content), READING, owner)
        if answer is None:
            raise UserError("file-too-long")
        if isinstance(answer, Unreadable):
            raise InvalidRecord(answer.problem.flaw, **answer.problem.values)
        assert isinstance(answer, Found)
        return answer

    async def close(self) -> None:
        """Ends all work."""
        await self._processes.close()

    async def _ask(
        self, question: Question, seconds: float, owner: Hashable, told: Callable[[bytes], None] = lambda _: None
    ) -> Animation | Found | Unreadable | None:
        """Returns the answer; None if it took too long, or its process died."""
        try:
            line = await self._processes.ask(msgspec.json.encode(question), seconds, owner, told)
        except Closed:
            raise ReplayFailed("the pool is closed") from None
        if line is None:
            return None
        answer: Answer = msgspec.json.decode(line, type=Answer)
        if isinstance(answer, Failed):
            raise ReplayFailed(answer.reason)
        return answer
