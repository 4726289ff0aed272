"""Discord's limits, shared by all processes with one token.

Discord counts the requests for a channel together, and discord.py those of its own process. Of several workers that
post in one channel, each would therefore take all that is allowed there, and be refused. What is allowed for all
channels together, discord.py does not count at all.
"""

import asyncio
from contextlib import suppress
from contextvars import ContextVar
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
from discord.http import Route

from bot.store.connection import StoreUnavailable
from bot.store.limits import Limits, Window

_headers: ContextVar[list[Any]] = ContextVar("headers")
"""Where the headers of the answers to a request are put."""


def share(client: discord.Client, limits: Limits, every_second: int) -> None:
    """Makes the requests of `client` wait for those of other processes, which may make `every_second` together.

    Answers to interactions do not: each has limits of its own.
    """
    request = client.http.request

    async def shared(route: Route, **details: Any) -> Any:
        bucket = f"{route.key}:{route.major_parameters}".translate(_NO_TAGS)
        if not await _wait(limits, bucket, every_second):
            return await request(route, **details)
        answers: list[Any] = []
        token = _headers.set(answers)
        try:
            return await request(route, **details)
        finally:
            _headers.reset(token)
            await _note(limits, bucket, answers)

    client.http.request = shared  # type: ignore[method-assign]


_NO_TAGS = str.maketrans("", "", "{}")
"""Braces would decide the slot of a key in a cluster."""


async def _wait(limits: Limits, bucket: str, every_second: int) -> bool:
    """Waits until a request is allowed; returns whether it is the first of its window."""
    first = False
    with suppress(StoreUnavailable):  # then discord.py's own count has to do
        while True:
            place = await limits.take(bucket, every_second)
            await asyncio.sleep(place.again or place.pause)
            if not place.again:
                first = place.first
                break
    return first


async def _note(limits: Limits, bucket: str, answers: list[Any]) -> None:
    """Notes what the last answer says of the window; ends the window if it says nothing, or was lost."""
    with suppress(StoreUnavailable):
        for headers in answers[-1:]:
            if "X-RateLimit-Limit" in headers and "X-RateLimit-Reset-After" in headers:
                limit, remaining = (int(headers[f"X-RateLimit-{name}"]) for name in ("Limit", "Remaining"))
                await limits.note(bucket, Window(limit, remaining, float(headers["X-RateLimit-Reset-After"])))
                return
        await limits.end(bucket)


def watch(trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
    """Makes a session pass the headers of its answers on to the request that waits for them."""

    async def end(session: Any, context: SimpleNamespace, request: aiohttp.TraceRequestEndParams) -> None:
        answers = _headers.get(None)
        if answers is not None:
            answers.append(request.response.headers)

    trace.on_request_end.append(end)
    return trace
