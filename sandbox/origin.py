"""Refuses requests that a foreign web page makes in somebody's browser.

Such a page can reach this machine in two ways: under its own name, which it lets point here (`Host`), or from its own
place (`Origin`). Programs send no Origin.
"""

from __future__ import annotations

from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec
from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from sandbox.errors import foreign_origin

PORT = 80
"""Where HTTP is served unless an address names a port."""
_LOCAL = {"localhost", "127.0.0.1", "::1"}


def own_requests_only(address: str) -> Middleware:
    """Returns the middleware of a server that listens on `address`: a host name or an IP address."""

    @web.middleware
    async def check(request: web.Request, handler: Handler) -> web.StreamResponse:
        if is_own(request.headers.get("Host", ""), request.headers.get("Origin"), address):
            return await handler(request)
        refused = foreign_origin()
        body = msgspec.json.encode(refused.body)
        return web.Response(status=refused.status, body=body, content_type="application/json")

    return check


def is_own(host: str, origin: str | None, address: str) -> bool:
    """Whether a request with these headers may come from the page or a program, and not from another page."""
    place = _place(f"http://{host}")
    if place is None or (origin is not None and _place(origin) != place):
        return False
    return place.host in {*_LOCAL, address} or (_is_ip(place.host) and _is_unspecified(address))


class _Place(NamedTuple):
    scheme: str
    host: str
    port: int


def _place(text: str) -> _Place | None:
    """Returns where an address leads; None for what is no address, such as the Origin "null"."""
    try:
        parts = urlsplit(text)
        return _Place(parts.scheme, parts.hostname, parts.port or PORT) if parts.hostname else None
    except ValueError:
        return None


def _is_unspecified(address: str) -> bool:
    """Whether a server with this address listens on all of the machine's."""
    return _is_ip(address) and ip_address(address).is_unspecified


def _is_ip(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
