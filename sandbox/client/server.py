"""Serves the /client paths with aiohttp."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from aiohttp import web

from sandbox.client import interactions, views
from sandbox.client.person import PersonCall, acting_user, read_call
from sandbox.errors import Refused
from sandbox.local import LocalDiscord

_MESSAGES = "/client/channels/{channel_id}/messages"
_ROUTES: tuple[tuple[str, str, Callable[[PersonCall], Any]], ...] = (
    ("GET", "/client/world", views.world),
    ("GET", _MESSAGES, views.messages),
    ("POST", _MESSAGES, views.send),
    ("DELETE", _MESSAGES + "/{message_id}", views.delete),
    ("POST", "/client/channels/{channel_id}/read", views.read),
    ("POST", "/client/dms", views.open_dm),
    ("PUT", "/client/intents", views.grant_intents),
    ("PUT", "/client/locale", views.set_locale),
    ("POST", "/client/interactions", interactions.interact),
)


def add_routes(app: web.Application, local: LocalDiscord) -> None:
    for method, path, handler in _ROUTES:
        app.router.add_route(method, path, _answering(local, handler))
    app.router.add_get("/client/live", _live(local))
    app.router.add_get("/client/people", _people(local))


def _answering(
    local: LocalDiscord, handler: Callable[[PersonCall], Any]
) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def answer(request: web.Request) -> web.Response:
        try:
            result = handler(await read_call(local, request))
        except Refused as refused:
            return _json(refused.status, refused.body)
        return web.Response(status=204) if result is None else _json(200, result)

    return answer


def _people(local: LocalDiscord) -> Callable[[web.Request], Awaitable[web.Response]]:
    """Serves the list of people to act as: the only path that needs no person."""

    async def people(request: web.Request) -> web.Response:
        accounts = local.world.accounts.values()
        return _json(200, [account.user for account in accounts if not account.user.bot])

    return people


def _live(local: LocalDiscord) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    async def live(request: web.Request) -> web.StreamResponse:
        try:
            user = acting_user(local, request)
        except Refused as refused:
            return _json(refused.status, refused.body)
        return await local.live.serve(request, user.id, {"online": local.gateway.online})

    return live


def _json(status: int, body: Any) -> web.Response:
    return web.Response(status=status, body=msgspec.json.encode(body), content_type="application/json")
