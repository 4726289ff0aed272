"""What a person's app allows, tested with people in Python."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import pytest

from sandbox import Person, Sandbox
from sandbox.testing.person import NotPossible
from tests.sandbox.a_bot import SmallBot
from tests.sandbox.rest import Rest


async def test_wait_for_finds_present_and_future_messages(rest: Rest, alice: Person) -> None:
    coming = asyncio.create_task(alice.wait_for(lambda message: message["content"] == "now", channel="lobby"))
    await asyncio.sleep(0)
    await rest.send("lobby", {"content": "now"})
    assert (await coming)["content"] == "now"
    assert (await alice.wait_for(lambda message: message["content"] == "now", channel="lobby"))["content"] == "now"
    with pytest.raises(TimeoutError):
        await alice.wait_for(lambda message: message["content"] == "never", timeout=0.01)


async def test_the_world_contains_only_what_a_person_may_see(sandbox: Sandbox, alice: Person, bob: Person) -> None:
    await alice.open_dm(bob.id)
    world = await alice.world()
    assert world["me"]["global_name"] == "Alice"
    assert [user["global_name"] for user in world["users"]] == ["Alice", "Bob", "Carol", "Dave"]
    talks = [channel for channel in world["dms"] if channel["type"] == 1]
    assert [channel["recipients"][0]["global_name"] for channel in talks] == ["Bob"]
    dave = await sandbox.person("Dave")
    assert (await dave.world())["dms"] == []


async def test_people_can_delete_only_their_own_messages(alice: Person, bob: Person) -> None:
    said = await alice.send("lobby", "hello")
    with pytest.raises(NotPossible):
        await bob.delete(said)
    await alice.delete(said)
    assert await alice.messages("lobby") == []


async def test_direct_messages_of_others_are_hidden(alice: Person, bob: Person, sandbox: Sandbox) -> None:
    channel = await alice.open_dm(bob.id)
    await alice.send(channel["id"], "between us")
    carol = await sandbox.person("Carol")
    with pytest.raises(NotPossible, match="Missing Access"):
        await carol.messages(channel["id"])


async def test_older_messages_are_fetched_in_pages(alice: Person) -> None:
    said = [await alice.send("lobby", str(n)) for n in range(5)]
    assert [message["content"] for message in await alice.messages("lobby", limit=2)] == ["3", "4"]
    path, query = f"/client/channels/{said[0]['channel_id']}/messages", {"as": alice.id, "before": said[3]["id"]}
    async with aiohttp.ClientSession() as http, http.get(alice.url + path, params=query) as answer:
        assert [message["content"] for message in await answer.json()] == ["0", "1", "2"]


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"type": 2, "channel_id": "1100000000000000301"},
        {"type": 9, "channel_id": "1100000000000000301", "data": {}},
        {"type": 2, "channel_id": "1100000000000000301", "data": {"options": ["x"]}},
        {"type": 5, "channel_id": "1100000000000000301", "data": {"components": [3]}},
        {"type": 5, "channel_id": "1100000000000000301", "data": {"custom_id": "no such modal"}},
    ],
)
async def test_a_gesture_of_another_shape_is_refused(sandbox: Sandbox, alice: Person, body: Any) -> None:
    async with aiohttp.ClientSession() as http:
        path = f"{sandbox.url}/client/interactions?as={alice.id}"
        async with http.post(path, json=body) as answer:
            assert answer.status == 400


async def test_acting_as_the_bot_or_as_nobody_is_refused(sandbox: Sandbox, bot: SmallBot) -> None:
    async with aiohttp.ClientSession() as http:
        for user in ("", "5", sandbox.local.world.bot.id):
            async with http.get(f"{sandbox.url}/client/world?as={user}") as answer:
                assert answer.status == 401
