"""The side panel of the page, which another program serves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from sandbox import Sandbox


async def module(request: web.Request) -> web.Response:
    return web.Response(text="export const start = 1;", content_type="text/javascript")


async def echo(request: web.Request) -> web.Response:
    """Answers what it received of a request, as a refusal."""
    seen = {
        "body": await request.text(),
        "type": request.content_type,
        "path": request.rel_url.raw_path,
        "origin": request.headers.get("Origin"),
        "host": request.headers["Host"],
    }
    return web.json_response(seen, status=409)


async def events(request: web.Request) -> web.StreamResponse:
    """Sends one event and then waits, as a stream does."""
    stream = web.StreamResponse(headers={"Content-Type": "text/event-stream"})
    await stream.prepare(request)
    await stream.write(b"data: 1\n\n")
    await asyncio.Event().wait()
    return stream


@pytest.fixture
async def program() -> AsyncIterator[TestServer]:
    app = web.Application()
    app.router.add_get("/js/main.js", module)
    app.router.add_post("/{path:.*}", echo)
    app.router.add_get("/live", events)
    server = TestServer(app)
    async with server:
        yield server


@pytest.fixture
async def sandbox(program: TestServer) -> AsyncIterator[Sandbox]:
    async with Sandbox.start(panel=f"http://{program.host}:{program.port}") as started:
        yield started


@pytest.fixture
async def http(sandbox: Sandbox) -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession(sandbox.url) as session:
        yield session


async def test_the_page_gets_the_panel_from_its_own_address(http: aiohttp.ClientSession) -> None:
    async with http.get("/panel/js/main.js") as answer:
        assert (answer.status, answer.content_type) == (200, "text/javascript")
        assert await answer.text() == "export const start = 1;"


async def test_a_request_and_its_refusal_are_passed_on_as_the_programs_own(
    http: aiohttp.ClientSession, program: TestServer, sandbox: Sandbox
) -> None:
    async with http.post("/panel/a%2Fb", json={"move": 1}, headers={"Origin": sandbox.url}) as answer:
        assert answer.status == 409
        assert await answer.json() == {
            "body": '{"move": 1}',
            "type": "application/json",
            "path": "/a%2Fb",
            "origin": None,
            "host": f"{program.host}:{program.port}",
        }


async def test_a_stream_arrives_while_it_goes_on(http: aiohttp.ClientSession) -> None:
    async with http.get("/panel/live") as answer:
        assert answer.content_type == "text/event-stream"
        assert await answer.content.readline() == b"data: 1\n"


async def test_another_page_reaches_no_panel(http: aiohttp.ClientSession) -> None:
    for path in ("/panel/instruction", "/panel/js/main.js"):
        async with http.post(path, json={}, headers={"Origin": "http://evil.example"}) as answer:
            assert answer.status == 403


async def test_a_program_that_is_gone_is_named_as_the_cause(http: aiohttp.ClientSession, program: TestServer) -> None:
    await program.close()
    async with http.get("/panel/js/main.js") as answer:
        assert answer.status == 502
        assert (await answer.text()).startswith("The side panel does not answer: ")


async def test_the_world_says_whether_there_is_a_panel(sandbox: Sandbox) -> None:
    assert (await (await sandbox.person("Alice")).world())["panel"] is True
    async with Sandbox.start() as other, aiohttp.ClientSession(other.url) as http:
        assert (await (await other.person("Alice")).world())["panel"] is False
        async with http.get("/panel/js/main.js") as answer:
            assert answer.status == 404


async def test_no_other_page_may_frame_the_page(http: aiohttp.ClientSession) -> None:
    async with http.get("/") as answer:
        assert answer.headers["Content-Security-Policy"] == "frame-ancestors 'none'"
