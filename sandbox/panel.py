"""A side panel beside the channel: a module of the page and its requests, served by another local program."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import suppress

from aiohttp import ClientError, ClientSession, ClientTimeout, web

PREFIX = "/panel/"
_SENT = ("Content-Type", "Accept")
_ANSWERED = ("Content-Type", "Cache-Control", "Content-Disposition")
_UNLIMITED = ClientTimeout(total=None)
"""An answer may be a stream of events."""


def add_routes(app: web.Application, address: str) -> None:
    """Passes requests below `PREFIX` on to the program at `address` (http://…), as if they were the page's own."""
    app.cleanup_ctx.append(_connected)

    async def pass_on(request: web.Request) -> web.StreamResponse:
        url = f"{address}/{request.rel_url.raw_path.removeprefix(PREFIX)}"
        headers = {name: request.headers[name] for name in _SENT if name in request.headers}
        body = await request.read() or None
        try:
            async with app[_HTTP].request(request.method, url, data=body, headers=headers) as answer:
                kept = {name: answer.headers[name] for name in _ANSWERED if name in answer.headers}
                response = web.StreamResponse(status=answer.status, headers=kept)
                await response.prepare(request)
                with suppress(ConnectionError):
                    async for part in answer.content.iter_any():
                        await response.write(part)
                return response
        except ClientError as error:
            raise web.HTTPBadGateway(text=f"The side panel does not answer: {error}") from error

    app.router.add_get(PREFIX + "{path:.*}", pass_on)
    app.router.add_post(PREFIX + "{path:.*}", pass_on)


_HTTP = web.AppKey("http", ClientSession)


async def _connected(app: web.Application) -> AsyncIterator[None]:
    async with ClientSession(timeout=_UNLIMITED) as app[_HTTP]:
        yield
