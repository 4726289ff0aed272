"""Requests to Discord are counted by routes that hold no id and no token."""

import pytest
from aiohttp import ClientConnectionError, ClientSession
from aiohttp.test_utils import TestServer
from aiohttp.web import Application, Request, Response

from bot.app.figures import Metrics
from bot.app.requests import counting, route


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/api/v10/channels/1234/messages/5678", "/channels/*/messages/*"),
        ("/api/v10/channels/1234/messages/5678/threads", "/channels/*/messages/*/threads"),
        ("/api/v10/webhooks/12/secret/messages/@original", "/webhooks/*/*/messages/@original"),
        ("/api/v10/interactions/12/secret/callback", "/interactions/*/*/callback"),
        ("/api/v10/interactions/12/aW50ZXJhY3Rpb24/callback", "/interactions/*/*/callback"),
        ("/api/v10/users/@me/channels", "/users/@me/channels"),
        ("/api/v10/gateway/bot", "/gateway/bot"),
        ("/api/v10/applications/12/commands", "/applications/*/commands"),
        ("/api/v10/channels/12/messages/34/reactions/%F0%9F%98%80/@me", "/channels/*/messages/*/reactions/*/@me"),
        ("/gateway/", "/gateway/"),
        ("/api/v10/oauth2/applications/@me", "/oauth2/applications/@me"),
    ],
)
def test_a_route_holds_words_and_nothing_else(path: str, expected: str) -> None:
    assert route(path) == expected


async def test_answers_refusals_and_failures_are_counted_by_route_and_status() -> None:
    async def answer(request: Request) -> Response:
        return Response(status=429 if request.method == "POST" else 200)

    app = Application()
    app.router.add_route("*", "/{path:.*}", answer)
    metrics = Metrics()
    async with TestServer(app) as server, ClientSession(trace_configs=[counting(metrics)]) as session:
        await session.get(server.make_url("/api/v10/channels/1"))
        await session.get(server.make_url("/api/v10/channels/2"))
        await session.post(server.make_url("/api/v10/channels/1/messages"))
        with pytest.raises(ClientConnectionError):
            await session.get("http://127.0.0.1:1/api/v10/gateway")

    def count(method: str, where: str, status: str) -> float | None:
        labels = {"method": method, "route": where, "status": status}
        return metrics.registry.get_sample_value("parlour_discord_requests_total", labels)

    assert count("GET", "/channels/*", "200") == 2
    assert count("POST", "/channels/*/messages", "429") == 1
    assert count("GET", "/gateway", "none") == 1
