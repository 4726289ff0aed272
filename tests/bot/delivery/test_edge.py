"""A ban by Discord's edge: requests are held, and a single one is made after each wait."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from structlog.testing import capture_logs

from bot.app.client import point_at
from bot.delivery.edge import FIRST_WAIT, Banned, Edge, NotDiscord, guard
from bot.domain.calendar import DAY
from sandbox import Sandbox

LOBBY = r"GET /channels/\d+$"
A_DAYS_REQUESTS = 30


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox.start() as sandbox:
        point_at(sandbox.url)
        yield sandbox


def ask(client: discord.Client, sandbox: Sandbox) -> Any:
    return client.http.get_channel(int(sandbox.control.channel("lobby").id))


async def logged_in(edge: Edge) -> discord.Client:
    client = discord.Client(intents=discord.Intents.none())
    await client.__aenter__()
    guard(client, edge)
    await client.login("token")
    return client


@pytest.fixture
async def client(sandbox: Sandbox) -> AsyncIterator[discord.Client]:
    edge = Edge(first_wait=0.2)
    client = await logged_in(edge)
    edge.tells = True
    yield client
    await client.close()


async def test_after_a_ban_no_request_is_made_for_a_while(sandbox: Sandbox, client: discord.Client) -> None:
    sandbox.control.ban()
    with capture_logs() as logged:
        for _ in range(20):
            with pytest.raises(Banned):
                await ask(client, sandbox)
    assert len(sandbox.control.answered_instead()) == 1
    (line,) = logged
    assert line["event"].startswith("Discord's edge bans this address")


async def test_of_many_requests_after_the_wait_one_is_made(sandbox: Sandbox, client: discord.Client) -> None:
    sandbox.control.ban()
    for wait in (0.0, 0.2, 0.4):
        await asyncio.sleep(wait * 1.05)
        outcomes = await asyncio.gather(*(ask(client, sandbox) for _ in range(10)), return_exceptions=True)
        assert all(isinstance(outcome, Banned) for outcome in outcomes)
    first = 10  # they were under way when the edge refused the first one
    assert len(sandbox.control.answered_instead()) == first + 2


async def test_once_the_ban_is_over_everything_goes_on(sandbox: Sandbox, client: discord.Client) -> None:
    sandbox.control.ban(times=1)
    with pytest.raises(Banned):
        await ask(client, sandbox)
    await asyncio.sleep(0.21)
    assert (await ask(client, sandbox))["name"] == "lobby"
    await asyncio.gather(*(ask(client, sandbox) for _ in range(5)))


async def test_the_wait_that_the_edge_names_is_kept(sandbox: Sandbox, client: discord.Client) -> None:
    sandbox.control.ban(retry_after=3600, times=1)
    with pytest.raises(Banned) as refused:
        await ask(client, sandbox)
    assert refused.value.told == 3600
    await asyncio.sleep(0.21)
    with pytest.raises(Banned):
        await ask(client, sandbox)


async def test_answers_to_people_go_on_if_the_edge_refuses_other_requests(
    sandbox: Sandbox, client: discord.Client
) -> None:
    sandbox.control.ban(LOBBY)
    with pytest.raises(Banned):
        await ask(client, sandbox)
    with pytest.raises(discord.NotFound):  # from Discord itself
        await client.http.request(discord.http.Route("POST", "/interactions/1/token/callback"), json={"type": 5})
    sandbox.control.ban()
    for _ in range(3):
        with pytest.raises(Banned):
            await client.http.request(discord.http.Route("POST", "/interactions/1/token/callback"), json={"type": 5})
    assert len(sandbox.control.answered_instead()) == 2


async def test_a_page_in_place_of_an_answer_is_not_taken_for_one(sandbox: Sandbox, client: discord.Client) -> None:
    for body, content_type in (("<html>Log in</html>", "text/html"), ("{", "application/json")):
        sandbox.control.answer_instead(LOBBY, 200, body, content_type)
        with pytest.raises(NotDiscord):
            await ask(client, sandbox)
        sandbox.control.lift_bans()


@pytest.mark.parametrize("told", [0, 5, 7200])
async def test_a_ban_of_a_day_takes_at_most_thirty_requests_however_often_parlour_wants_to_make_one(told: int) -> None:
    made, moment = [], 0.0
    edge = Edge(now=lambda: moment)
    response: Any = SimpleNamespace(status=429, reason="", headers={"Retry-After": str(told)} if told else {})

    async def request() -> None:
        made.append(moment)
        raise discord.HTTPException(response, "<html>Error 1015</html>")

    while moment < DAY:
        with pytest.raises(Banned):
            await edge.send(request)
        moment += 10
    assert 10 < len(made) <= A_DAYS_REQUESTS
    assert min(after - before for before, after in pairwise(made)) >= max(FIRST_WAIT, told)
