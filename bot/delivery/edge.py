"""Discord's edge, which stands before Discord: it bans addresses that are refused too often, for up to a day.

Each request during a ban may prolong it. So after the first one that the edge refuses, Parlour makes none for a while,
then a single one to see, and waits twice as long each time: at most thirty a day.
"""

import asyncio
from collections.abc import Awaitable, Callable
from json import JSONDecodeError
from types import SimpleNamespace
from typing import Any, TypeVar

import aiohttp
import discord
import structlog
from discord.http import Route

FIRST_WAIT, LONGEST_WAIT = 60.0, 3600.0
TOO_MANY = 429
_ANSWERS = ("/interactions/", "/webhooks/")
_RESPONSE: Any = SimpleNamespace(status=TOO_MANY, reason="Too Many Requests")

T = TypeVar("T")
_log = structlog.get_logger()


class Banned(discord.HTTPException):
    """The edge refuses the requests of this address; Discord itself has seen none of them."""

    def __init__(self, told: float = 0.0) -> None:
        super().__init__(_RESPONSE, "Discord's edge bans this address")
        self.told = told
        """For how many seconds the edge asks to wait; 0: it does not say."""


class NotDiscord(aiohttp.ClientPayloadError):
    """Something answered that is not Discord, or a part of its answer is missing."""


class Edge:
    """Lets requests pass, unless the edge bans this address."""

    def __init__(self, first_wait: float = FIRST_WAIT, now: Callable[[], float] | None = None) -> None:
        """`now`: a clock that never goes back, by default that of the event loop."""
        self._first_wait = first_wait
        self._now = now or (lambda: asyncio.get_running_loop().time())
        self._wait = 0.0
        self._until = self._closed_at = 0.0
        self._everything = False
        """Whether answers to people are held, too: the edge may refuse other requests alone."""
        self._probing = False
        self.tells = False
        """Whether a ban is logged here: at the start, who waits for the next start says for how long."""

    @property
    def is_closed(self) -> bool:
        """Whether requests other than answers to people are held."""
        return self._wait > 0 and (self._probing or self._now() < self._until)

    async def send(self, request: Callable[[], Awaitable[T]], *, is_answer: bool = False) -> T:
        """Returns what `request` returns. Raises Banned, at once if there was a ban a short while ago."""
        if not self._wait or (is_answer and not self._everything):
            return await self._try(request, is_answer=is_answer)
        if self.is_closed:
            raise Banned
        self._probing = True
        try:
            return await self._try(request, is_answer=is_answer, probes=True)
        finally:
            self._probing = False

    async def _try(self, request: Callable[[], Awaitable[T]], *, is_answer: bool, probes: bool = False) -> T:
        began = self._now()
        try:
            found = await request()
        except discord.HTTPException as error:
            if not _is_ban(error):
                self._open(probes)
                raise
            raise self._close(error.response.headers, began, is_answer=is_answer) from None
        except aiohttp.WSServerHandshakeError as error:
            if error.status != TOO_MANY:
                raise
            raise self._close(error.headers or {}, began, is_answer=is_answer) from None
        self._open(probes)
        return found

    def _close(self, headers: Any, began: float, *, is_answer: bool) -> Banned:
        """Closes for a while. Of several requests that were refused together, only the first counts."""
        self._everything |= is_answer
        if self._wait and began < self._closed_at:
            return Banned()
        self._wait = min(2 * self._wait, LONGEST_WAIT) if self._wait else self._first_wait
        told = _retry_after(headers)
        seconds = max(self._wait, told)
        self._closed_at = self._now()
        self._until = self._closed_at + seconds
        if self.tells:
            wait = f"{seconds:.0f} s"
            _log.warning("Discord's edge bans this address: no request is made for a while", next_request_in=wait)
        return Banned(told)

    def _open(self, probes: bool) -> None:
        if probes:
            self._wait, self._everything = 0.0, False
            _log.info("Discord's edge takes requests again")


def guard(client: discord.Client, edge: Edge) -> None:
    """Makes the requests of `client` pass `edge`, and refuses answers that are not Discord's."""
    request, connect = client.http.request, client.http.ws_connect

    async def guarded(route: Route, **details: Any) -> Any:
        is_answer = route.path.startswith(_ANSWERS)
        try:
            found = await edge.send(lambda: request(route, **details), is_answer=is_answer)
        except JSONDecodeError as error:
            raise NotDiscord(f"the answer to {route.method} {route.path} is no JSON") from error
        if isinstance(found, str) and found:  # discord.py returns the text of what is not JSON
            raise NotDiscord(f"the answer to {route.method} {route.path} is a page")
        return found

    async def connected(url: str, **details: Any) -> Any:
        return await edge.send(lambda: connect(url, **details))

    client.http.request = guarded  # type: ignore[method-assign]
    client.http.ws_connect = connected  # type: ignore[method-assign]


def _retry_after(headers: Any) -> float:
    """Returns the seconds that an answer asks to wait; 0 if it does not say."""
    text = str(headers.get("Retry-After", ""))
    return float(text) if text.isascii() and text.isdecimal() else 0.0


def _is_ban(error: discord.HTTPException) -> bool:
    """Whether the edge has refused a request: what Discord itself answers has passed through its proxy."""
    return error.status == TOO_MANY and (not error.response.headers.get("Via") or error.text.lstrip().startswith("<"))
