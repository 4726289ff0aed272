"""How long and how often an interaction may be answered."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import aiohttp
import pytest

from sandbox import ManualClock, Person, Sandbox
from tests.sandbox.rest import EPHEMERAL, V2, Rest

COMMAND = {"name": "new", "description": "Open a lobby"}
ROW = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Join", "custom_id": "join"}]}


class Pending:
    """An interaction that waits for an answer: the event sent to the bot, and the person's outcome."""

    def __init__(self, rest: Rest, body: dict[str, Any], outcome: asyncio.Task[Any]) -> None:
        self.rest = rest
        self.body = body
        self.outcome = outcome

    async def answer(self, type: int, data: Any = None) -> Any:
        path = f"/interactions/{self.body['id']}/{self.body['token']}/callback?with_response=1"
        return await self.rest("POST", path, {"type": type, "data": data}, token="")

    async def hook(self, method: str, rest_of_path: str = "", body: Any = None) -> Any:
        path = f"/webhooks/{self.body['application_id']}/{self.body['token']}{rest_of_path}"
        return await self.rest(method, path, body, token="")


class Environment:
    """A sandbox with a manual clock, and a bot that is only a gateway connection."""

    def __init__(self, sandbox: Sandbox, rest: Rest, alice: Person, clock: ManualClock, events: asyncio.Queue[Any]):
        self.sandbox, self.rest, self.alice, self.clock, self.events = sandbox, rest, alice, clock, events

    async def receive(self, doing: Any) -> Pending:
        outcome = asyncio.create_task(doing)
        return Pending(self.rest, await self.events.get(), outcome)

    async def new(self, channel: str = "lobby") -> Pending:
        return await self.receive(self.alice.slash("new", channel=channel))


@pytest.fixture
async def env(clock: ManualClock) -> AsyncIterator[Environment]:
    events: asyncio.Queue[Any] = asyncio.Queue()
    async with Sandbox.start(clock=clock) as sandbox, aiohttp.ClientSession() as http:
        rest = Rest(http, sandbox)
        await rest("PUT", f"/applications/{sandbox.local.world.application_id}/commands", [COMMAND])
        async with http.ws_connect(sandbox.gateway_url) as socket:
            await socket.send_json({"op": 2, "d": {"token": "t", "intents": 1, "properties": {}}})
            listener = asyncio.create_task(listen(socket, events))
            yield Environment(sandbox, rest, await sandbox.person("Alice"), clock, events)
            listener.cancel()
            with suppress(asyncio.CancelledError):
                await listener


async def listen(socket: aiohttp.ClientWebSocketResponse, events: asyncio.Queue[Any]) -> None:
    async for frame in socket:
        event = frame.json()
        if event["t"] == "INTERACTION_CREATE":
            events.put_nowait(event["d"])


async def test_an_answer_after_three_seconds_is_refused(env: Environment) -> None:
    pending = await env.new()
    env.clock.advance(3)
    outcome = await pending.outcome
    assert outcome.failed
    assert outcome.reason == "The application did not respond"
    assert (await pending.answer(4, {"content": "late"})).refusal == (404, 10062)


async def test_an_answer_just_in_time_is_taken(env: Environment) -> None:
    pending = await env.new()
    env.clock.advance(2.9)
    assert (await pending.answer(4, {"content": "in time"})).status == 200
    assert (await pending.outcome).text == "in time"


async def test_a_second_acknowledgement_is_refused(env: Environment) -> None:
    pending = await env.new()
    await pending.answer(5)
    assert (await pending.answer(4, {"content": "again"})).refusal == (400, 40060)
    await pending.hook("DELETE", "/messages/@original")
    await pending.outcome


async def test_an_unknown_token_is_refused(env: Environment) -> None:
    pending = await env.new()
    response = await env.rest("POST", f"/interactions/{pending.body['id']}/wrong/callback", {"type": 5})
    assert response.refusal == (404, 10062)
    await pending.answer(4, {"content": "right"})
    await pending.outcome


async def test_a_token_expires_after_fifteen_minutes(env: Environment) -> None:
    pending = await env.new()
    await pending.answer(4, {"content": "one"})
    env.clock.advance(15 * 60 - 4)
    assert (await pending.hook("PATCH", "/messages/@original", {"content": "two"})).status == 200
    env.clock.advance(4)
    assert (await pending.hook("PATCH", "/messages/@original", {"content": "three"})).refusal == (401, 50027)
    assert (await pending.hook("POST", "", {"content": "more"})).refusal == (401, 50027)


async def test_a_follow_up_before_the_first_answer_is_refused(env: Environment) -> None:
    pending = await env.new()
    assert (await pending.hook("POST", "", {"content": "too soon"})).refusal == (404, 10015)
    await pending.answer(4, {"content": "now"})
    assert (await pending.hook("POST", "", {"content": "in turn"})).status == 200


async def test_an_answer_of_the_wrong_kind_can_be_corrected(env: Environment) -> None:
    pending = await env.new()
    assert (await pending.answer(7, {"content": "no message to update"})).refusal == (400, 50035)
    assert (await pending.answer(8, {"choices": []})).error_codes() == {"type": "BASE_TYPE_CHOICES"}
    wrong = await pending.answer(4, {"content": "x", "flags": V2, "components": [{"type": 10, "content": "y"}]})
    assert wrong.error_codes() == {"data.content": "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"}
    assert (await pending.answer(4, {"content": "right"})).status == 200


async def test_a_deferred_answer_loads_until_it_is_edited(env: Environment) -> None:
    pending = await env.new()
    response = await pending.answer(5, {"flags": EPHEMERAL})
    assert response.body["interaction"]["response_message_loading"]
    assert response.body["interaction"]["response_message_ephemeral"]
    edit = {"flags": V2, "components": [{"type": 10, "content": "done"}]}
    edited = await pending.hook("PATCH", "/messages/@original", edit)
    assert edited.body["flags"] == EPHEMERAL | V2
    outcome = await pending.outcome
    assert outcome.ephemeral
    assert outcome.text == "done"


async def test_a_deferral_ignores_the_components_v2_flag(env: Environment) -> None:
    pending = await env.new()
    await pending.answer(5, {"flags": V2})
    edited = await pending.hook("PATCH", "/messages/@original", {"components": [{"type": 10, "content": "x"}]})
    assert edited.error_codes() == {"components.0": "UNION_TYPE_CHOICES"}


async def test_the_first_follow_up_after_a_deferral_is_the_answer(env: Environment) -> None:
    pending = await env.new()
    await pending.answer(5)
    followed = await pending.hook("POST", "", {"content": "here"})
    assert (await pending.outcome).message["id"] == followed.body["id"]
    assert (await pending.hook("GET", "/messages/@original")).body["id"] == followed.body["id"]


async def test_a_click_can_update_its_message_now_or_later(env: Environment) -> None:
    pending = await env.new()
    await pending.answer(4, {"content": "one", "components": [ROW]})
    message = (await pending.outcome).message
    click = await env.receive(env.alice.click(message, "Join"))
    await click.answer(7, {"content": "two"})
    assert (await click.outcome).text == "two\nJoin"
    later = await env.receive(env.alice.click(message, "Join"))
    await later.answer(6)
    await later.hook("PATCH", "/messages/@original", {"content": "three", "components": []})
    assert (await later.outcome).text == "three"
    assert later.body["message"]["content"] == "two"


async def test_an_ephemeral_message_is_hidden_from_everybody_else(env: Environment) -> None:
    pending = await env.new()
    sent = await pending.answer(4, {"content": "secret", "flags": EPHEMERAL, "components": [ROW]})
    message = sent.body["resource"]["message"]
    bob = await env.sandbox.person("Bob")
    assert [seen["content"] for seen in await bob.messages("lobby")] == []
    assert [seen["content"] for seen in await env.alice.messages("lobby")] == ["secret"]
    with pytest.raises(Exception, match="Unknown Message"):
        await bob.click(message, "Join")
    path = f"/channels/{message['channel_id']}/messages/{message['id']}"
    assert (await env.rest("GET", path)).refusal == (404, 10008)
    assert (await env.rest("PATCH", path, {"content": "x"})).refusal == (404, 10008)
    assert (await pending.hook("PATCH", "/messages/@original", {"content": "still"})).status == 200


async def test_a_public_answer_unarchives_a_thread(env: Environment) -> None:
    place = env.sandbox.control.channel("lobby").id
    thread = (await env.rest("POST", f"/channels/{place}/threads", {"name": "A match", "type": 11})).body["id"]
    pending = await env.new(thread)
    env.sandbox.control.archive("A match")
    assert (await pending.answer(4, {"content": "for one", "flags": EPHEMERAL})).status == 200
    assert env.sandbox.control.channel("A match").archived
    assert (await pending.hook("POST", "", {"content": "for all"})).status == 200
    assert not env.sandbox.control.channel("A match").archived
    env.sandbox.control.archive("A match", locked=True)
    assert (await pending.hook("POST", "", {"content": "again"})).refusal == (400, 50083)


async def test_a_public_answer_is_no_reply_to_an_ephemeral_message(env: Environment) -> None:
    pending = await env.new()
    await pending.answer(4, {"content": "secret", "flags": EPHEMERAL, "components": [ROW]})
    click = await env.receive(env.alice.click((await pending.outcome).message, "Join"))
    answered = (await click.answer(4, {"content": "for all"})).body["resource"]["message"]
    assert "referenced_message" not in answered
    followed = await click.hook("POST", "", {"content": "for one", "flags": EPHEMERAL})
    assert followed.body["referenced_message"]["content"] == "for all"


async def test_an_interaction_contains_its_person_place_and_permissions(env: Environment) -> None:
    body = (await env.new("read-only")).body
    assert body["member"]["user"]["username"] == "alice"
    assert int(body["member"]["permissions"]) & 1 << 5, "Alice manages the guild"
    assert not int(body["app_permissions"]) & 1 << 11, "the bot may not send here"
    assert (body["locale"], body["guild_locale"], body["context"]) == ("en-GB", "en-US", 0)
    assert body["authorizing_integration_owners"] == {"0": body["guild_id"], "1": env.alice.id}
    assert body["attachment_size_limit"] == 10 * 1024 * 1024


SAY = {"type": 10, "content": "x"}
INPUT = {"type": 4, "custom_id": "word", "style": 1}


@pytest.mark.parametrize(
    ("modal", "place"),
    [
        ({"custom_id": "m", "title": "x" * 46, "components": [SAY]}, "data.title"),
        ({"custom_id": "m", "title": "x", "components": []}, "data.components"),
        ({"custom_id": "m", "title": "x", "components": [SAY] * 6}, "data.components"),
        ({"title": "x", "components": [SAY]}, "data.custom_id"),
        (
            {"custom_id": "m", "title": "x", "components": [{"type": 18, "label": "x" * 46, "component": INPUT}]},
            "data.components.0.label",
        ),
        (
            {"custom_id": "m", "title": "x", "components": [{"type": 18, "label": "x", "component": INPUT}] * 2},
            "data.components.1.component.custom_id",
        ),
        ({"custom_id": "m", "title": "x", "components": [ROW]}, "data.components.0.components.0.type"),
    ],
)
async def test_a_modal_out_of_bounds_is_refused(env: Environment, modal: Any, place: str) -> None:
    pending = await env.new()
    response = await pending.answer(9, modal)
    assert response.refusal == (400, 50035)
    assert list(response.error_codes()) == [place]


async def test_more_than_25_suggestions_are_refused(env: Environment) -> None:
    option = {"type": 3, "name": "game", "description": "Which", "autocomplete": True}
    application = env.sandbox.local.world.application_id
    await env.rest("PUT", f"/applications/{application}/commands", [COMMAND | {"options": [option]}])
    pending = await env.receive(env.alice.autocomplete("new", option="game", typed="m"))
    many = {"choices": [{"name": str(n), "value": str(n)} for n in range(26)]}
    assert (await pending.answer(8, many)).error_codes() == {"data.choices": "BASE_TYPE_BAD_LENGTH"}
    assert (await pending.answer(8, {"choices": many["choices"][:25]})).status == 200
    assert len(await pending.outcome) == 25
