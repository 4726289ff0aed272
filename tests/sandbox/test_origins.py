"""A foreign web page in somebody's browser cannot use the sandbox, under its own name or from its own place."""

from __future__ import annotations

from urllib.parse import urlsplit

import aiohttp
import pytest

from sandbox import Person, Sandbox
from sandbox.origin import is_own

FOREIGN = "http://attacker.example"
SOCKETS = ["/gateway", "/client/live?as="]


def port(sandbox: Sandbox) -> int:
    return urlsplit(sandbox.url).port or 0


@pytest.mark.parametrize("path", ["/", "/client/people", "/api/v10/gateway", "/cdn/attachments/1/2/a.png"])
async def test_a_request_under_a_foreign_name_is_refused(sandbox: Sandbox, path: str) -> None:
    headers = {"Host": f"attacker.example:{port(sandbox)}"}
    async with aiohttp.ClientSession() as http, http.get(sandbox.url + path, headers=headers) as answer:
        assert answer.status == 403


@pytest.mark.parametrize("origin", [FOREIGN, "null", "http://127.0.0.1:1", "https://127.0.0.1", ""])
async def test_a_request_of_a_foreign_page_is_refused(sandbox: Sandbox, alice: Person, origin: str) -> None:
    body = {"content": "not my words"}
    path = f"{sandbox.url}/client/channels/{sandbox.control.channel('lobby').id}/messages?as={alice.id}"
    async with aiohttp.ClientSession() as http, http.post(path, json=body, headers={"Origin": origin}) as answer:
        assert answer.status == 403
    assert await alice.messages("lobby") == []


@pytest.mark.parametrize("path", SOCKETS)
@pytest.mark.parametrize("headers", [{"Origin": FOREIGN}, {"Host": "attacker.example"}], ids=["origin", "host"])
async def test_a_socket_of_a_foreign_page_is_refused(
    sandbox: Sandbox, alice: Person, path: str, headers: dict[str, str]
) -> None:
    address = sandbox.url + (path + alice.id if path.endswith("=") else path)
    async with aiohttp.ClientSession() as http:
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await http.ws_connect(address, headers=headers)
    assert refused.value.status == 403


@pytest.mark.parametrize("path", SOCKETS)
async def test_a_socket_of_its_own_page_is_served(sandbox: Sandbox, alice: Person, path: str) -> None:
    address = sandbox.url + (path + alice.id if path.endswith("=") else path)
    async with aiohttp.ClientSession() as http, http.ws_connect(address, headers={"Origin": sandbox.url}) as socket:
        assert (await socket.receive(timeout=5)).type is aiohttp.WSMsgType.TEXT


@pytest.mark.parametrize(
    ("address", "host", "own"),
    [
        ("127.0.0.1", "localhost:8765", True),
        ("127.0.0.1", "[::1]:8765", True),
        ("192.168.1.20", "192.168.1.20:8765", True),
        ("192.168.1.20", "192.168.1.21:8765", False),
        ("0.0.0.0", "192.168.1.20:8765", True),
        ("0.0.0.0", "attacker.example:8765", False),
        ("board.local", "board.local", True),
        ("127.0.0.1", "localhost.attacker.example", False),
        ("127.0.0.1", "", False),
        ("127.0.0.1", "[", False),
    ],
)
def test_a_sandbox_answers_under_the_names_it_listens_on(address: str, host: str, own: bool) -> None:
    assert is_own(host, None, address) is own
