"""The server of the workbench: whom it answers, and with what."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from aiohttp import web
from aiohttp.test_utils import TestClient, TestServer

from bot.app.workbench.bench import Bench
from bot.app.workbench.messages import Deal
from bot.app.workbench.server import application

Client = TestClient[web.Request, web.Application]


@pytest.fixture
async def client(tmp_path: Path) -> AsyncIterator[Client]:
    """A client of a workbench on which nothing lies yet."""
    bench = Bench("manhattan", Deal(2, 1, {}), tmp_path)
    async with TestClient(TestServer(application(bench))) as client:
        yield client
    await bench.close()


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "evil.example"},
        {"Host": "evil.example:{port}"},
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://localhost:1"},
        {"Origin": "https://127.0.0.1:{port}"},
    ],
)
@pytest.mark.parametrize("path", ["/", "/shown", "/record.json", "/live"])
async def test_foreign_pages_are_refused(client: Client, headers: dict[str, str], path: str) -> None:
    sent = {name: value.format(port=client.port) for name, value in headers.items()}
    assert (await client.get(path, headers=sent)).status == 403


async def test_the_modules_of_the_panel_are_served_and_nothing_else(client: Client) -> None:
    own = {"Origin": f"http://127.0.0.1:{client.port}"}
    module = await client.get("/js/main.js", headers=own)
    assert (module.status, module.content_type) == (200, "text/javascript")
    for path in ("/..%2f..%2fcli%2fworkbench.py", "/js/../../server.py", "/server.py", "/picture/0/0", "/css", "/"):
        assert (await client.get(path)).status == 404


@pytest.mark.parametrize(
    ("body", "status"),
    [(b"{", 400), (b'{"type": "explode"}', 400), (b'{"type": "choose"}', 400), (b'{"type": "undo"}', 409)],
)
async def test_an_instruction_that_cannot_be_carried_out_is_refused_with_a_reason(
    client: Client, body: bytes, status: int
) -> None:
    answer = await client.post("/instruction", data=body, headers={"Content-Type": "application/json"})
    assert answer.status == status
    assert (await answer.json())["refusal"].endswith(".")


async def test_a_form_of_another_page_is_no_instruction(client: Client) -> None:
    assert (await client.post("/instruction", data={"type": "undo"})).status == 415
