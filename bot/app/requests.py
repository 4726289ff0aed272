"""Counts requests to Discord, by routes without ids and tokens."""

import re
from time import perf_counter
from types import SimpleNamespace
from typing import Any

import aiohttp

from bot.app.figures import Metrics

_VERSION = re.compile(r"/api/v\d+")
_WORD = re.compile(r"@?[a-z]+(?:[-_][a-z]+)*\d?")
"""A word of Discord's routes. Everything else is an id, a token, or an emoji."""
LONGEST_WORD = 24
NO_ANSWER = "none"
"""The status of a request that Discord did not answer."""


def counting(metrics: Metrics) -> aiohttp.TraceConfig:
    """Returns what makes a session of aiohttp count its requests."""
    trace = aiohttp.TraceConfig()

    async def begin(session: Any, context: SimpleNamespace, request: Any) -> None:
        context.began = perf_counter()

    async def end(session: Any, context: SimpleNamespace, request: aiohttp.TraceRequestEndParams) -> None:
        count(context, request.method, request.url.path, str(request.response.status))

    async def fail(session: Any, context: SimpleNamespace, request: aiohttp.TraceRequestExceptionParams) -> None:
        count(context, request.method, request.url.path, NO_ANSWER)

    def count(context: SimpleNamespace, method: str, path: str, status: str) -> None:
        metrics.requests.labels(method, route(path), status).inc()
        metrics.request_seconds.observe(perf_counter() - context.began)

    trace.on_request_start.append(begin)
    trace.on_request_end.append(end)
    trace.on_request_exception.append(fail)
    return trace


def route(path: str) -> str:
    """Returns the path of a request with `*` in the place of every id and token."""
    parts = _VERSION.sub("", path, count=1).split("/")
    if len(parts) > 3 and parts[1] in ("webhooks", "interactions"):
        parts[3] = "*"  # a token, whatever it looks like
    return "/".join(part if not part or _is_word(part) else "*" for part in parts)


def _is_word(part: str) -> bool:
    return len(part) <= LONGEST_WORD and _WORD.fullmatch(part) is not None
