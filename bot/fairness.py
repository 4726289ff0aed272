"""Shares a few places among owners who take turns, so that the work of one cannot hold up all others."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager


class FairPlaces:
    """Places for work. A place that gets free goes to the owner who has waited longest since their last one."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[Hashable, deque[asyncio.Future[None]]] = {}
        """The waiting pieces of work of each owner, in the order in which the owners are next."""

    @asynccontextmanager
    async def place(self, owner: Hashable) -> AsyncIterator[None]:
        """Waits for a place and holds it."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(owner)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, owner: Hashable) -> None:
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # the place was passed on to it at that moment
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Gives a place to the next owner, who then goes behind the others; else frees it."""
        while self._waiting:
            owner = next(iter(self._waiting))
            turns = self._waiting.pop(owner)
            turn = turns.popleft()
            if turns:
                self._waiting[owner] = turns
            if not turn.done():  # it is done if the work was cancelled
                turn.set_result(None)
                return
        self._free += 1
