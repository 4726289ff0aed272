"""A pool of search processes, so that the event loop stays free for people."""

from collections.abc import Callable, Hashable

import msgspec
from cachetools import LRUCache
from msgspec import Raw

from bot.computer.processes import Closed, Processes
from bot.computer.worker import Answer, Question
from rules import levels
from rules.levels import Level

PROGRAM = "bot.computer.worker"

ANSWER_BYTES = 1 << 20
"""The longest line that a process may write, in bytes."""
SLOWEST = 0.05
"""Seconds that a playout takes at most, on a busy machine."""
REMEMBERED = 200
"""How many answers to hints are remembered: the same question gets the same answer at once."""


class SearchFailed(Exception):
    """A search ended without a result. The message says why."""


class SearchPool:
    """A few search processes, each started when it is first needed. The owners of searches that wait take turns.

    Advice that was given is remembered.
    """

    def __init__(
        self, processes: int = 1, grace: float = 30.0, waited: Callable[[float], None] = lambda _: None
    ) -> None:
        """`grace`: seconds beyond its time after which a search counts as lost; includes starting a process.

        Processes yield to all others, so on a busy machine a short grace ends what only waits for a processor.

        `waited`: is called with the seconds that each search has waited for a process.
        """
        self._grace = grace
        self._processes = Processes(PROGRAM, processes, ANSWER_BYTES, waited=waited)
        self._advice: LRUCache[bytes, bytes] = LRUCache(REMEMBERED)

    async def think(
        self,
        game: str,
        view: bytes,
        seat: int,
        seed: int,
        normal: float,
        strength: Level | float = Level.NORMAL,
        owner: Hashable = None,
        effort: int = 0,
    ) -> bytes:
        """Returns the moves of `seat` that complete its turn: a JSON list of at least one.

        `view`: what the seat sees, as JSON; `normal`: seconds that the normal level thinks about a turn; `strength`: a
        level, or points as `rules.ladder` counts them; `owner`: the person for whom it thinks; `effort`: how many
        playouts it tries instead, whatever time that takes. A process that dies or hangs is replaced and the search
        repeated once. Raises SearchFailed.
        """
        return await self._search(Question(game, _one_line(view), seat, seed, normal, strength, effort=effort), owner)

    async def advise(
        self, game: str, view: bytes, seat: int, seed: int, normal: float, owner: Hashable = None
    ) -> bytes:
        """Returns the best moves of `seat` and the ratings of its options: a `rules.search.Advice` and the
        reasons for it, as JSON.

        Otherwise like `think`, at the normal level.
        """
        return await self._remembered(Question(game, _one_line(view), seat, seed, normal, advises=True), owner)

    async def explain(
        self, game: str, view: bytes, seat: int, choice: bytes, seed: int, normal: float, owner: Hashable = None
    ) -> bytes:
        """Returns how a search judges a choice of `seat`, which is JSON: a `rules.reasons.Explained` as JSON.

        Otherwise like `advise`.
        """
        return await self._remembered(Question(game, _one_line(view), seat, seed, normal, choice=Raw(choice)), owner)

    async def _remembered(self, question: Question, owner: Hashable) -> bytes:
        key = msgspec.json.encode(question)
        if key not in self._advice:
            self._advice[key] = await self._search(question, owner)
        return self._advice[key]

    async def _search(self, question: Question, owner: Hashable) -> bytes:
        answer = await self._ask(question, owner) or await self._ask(question, owner)
        if answer is None:
            raise SearchFailed(f"{question.game}: the search process was lost twice")
        if answer.error:
            raise SearchFailed(f"{question.game}: {answer.error}")
        return bytes(answer.moves)

    @property
    def is_idle(self) -> bool:
        """Whether no search is under way."""
        return self._processes.is_idle

    async def close(self) -> None:
        """Ends every process and its search. The pool cannot be used afterwards."""
        await self._processes.close()

    async def _ask(self, question: Question, owner: Hashable) -> Answer | None:
        """Returns the answer of the next free process; None if the process was lost."""
        seconds = max(levels.seconds(question.strength, question.normal), question.effort * SLOWEST) + self._grace
        try:
            answer = await self._processes.ask(msgspec.json.encode(question), seconds, owner)
        except Closed:
            raise SearchFailed("the search pool is closed") from None
        return msgspec.json.decode(answer, type=Answer) if answer else None


def _one_line(view: bytes) -> Raw:
    return Raw(msgspec.json.format(view, indent=-1))
