"""Discord's edge: what stands before Discord, and may answer in its place, with a page instead of Discord's JSON."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass, field

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

_BANNED = """<!doctype html>
<html lang="en-US"><head><title>Access denied | discord.com used Cloudflare to restrict access</title></head>
<body><h1>Error 1015</h1><h2>You are being rate limited</h2>
<p>The owner of this website has banned you temporarily from accessing this website.</p></body></html>"""


@dataclass
class Page:
    """An answer that does not come from Discord, so that it has no `Via` header."""

    status: int
    body: str
    content_type: str = "text/html"
    headers: dict[str, str] = field(default_factory=dict)


def banned(retry_after: int | None) -> Page:
    """Returns the answer to an address that is banned; `retry_after`: the seconds that it names, if any."""
    return Page(429, _BANNED, headers={} if retry_after is None else {"Retry-After": str(retry_after)})


class Edge:
    """The pages with which the edge answers, by the routes that they match."""

    def __init__(self) -> None:
        self._pages: list[tuple[re.Pattern[str], Page, int]] = []
        self.answered: list[float] = []
        """When it has answered in Discord's place, by a clock that never goes back."""

    def answer(self, route: str, page: Page, times: int) -> None:
        """Makes the edge answer the next `times` requests that match, such as `GET /users/@me`; 0: all of them."""
        self._pages.append((re.compile(route), page, times))

    def clear(self) -> None:
        self._pages.clear()

    def take(self, method: str, path: str) -> Page | None:
        """Returns the page that answers a request; None: Discord does."""
        for index, (route, page, times) in enumerate(self._pages):
            if route.search(f"{method} {path}"):
                if times == 1:
                    del self._pages[index]
                elif times:
                    self._pages[index] = (route, page, times - 1)
                self.answered.append(time.monotonic())
                return page
        return None


def guarding(edge: Edge, prefix: str) -> Middleware:
    """Returns the middleware that asks the edge about each request below `prefix`, and to the gateway."""

    @web.middleware
    async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
        if request.path.startswith(prefix) or request.path == "/gateway":
            page = edge.take(request.method, request.path.removeprefix(prefix))
            if page is not None:
                await request.read()
                return web.Response(
                    status=page.status,
                    body=page.body.encode(),
                    headers={"Content-Type": page.content_type, **page.headers},
                )
        return await handler(request)

    return guard
