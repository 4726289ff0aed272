"""People in Python, who use the sandbox over the same paths as the page."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any

import aiohttp
import msgspec

from sandbox.testing import reading
from sandbox.testing.person_commands import command_data, focused, message_command_data, person_command_data
from sandbox.testing.reading import Json

PATIENCE = 30.0
"""Seconds to wait for something that has to happen, even on a busy machine."""
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
_BUTTON, _STRING_SELECT = 2, 3
_WITH_VALUES = (*reading.SELECTS, 19, 22)  # including file uploads and checkbox groups


class NotPossible(Exception):
    """Raised if the app does not allow an act; `status` and `body` are the sandbox's answer."""

    def __init__(self, status: int, body: Any) -> None:
        super().__init__(f"{status}: {body.get('message') if isinstance(body, dict) else body}")
        self.status = status
        self.body = body


@dataclass
class Answer:
    """The outcome of an interaction.

    `status` is "done", "failed" (no answer in time), or "acknowledged" (the bot acknowledged it
    and showed nothing before the timeout).
    """

    status: str = ""
    message: Json | None = None
    modal: Json | None = None
    choices: list[Json] = field(default_factory=list)
    reason: str = ""

    @property
    def failed(self) -> bool:
        return self.status == "failed"

    @property
    def ephemeral(self) -> bool:
        return bool(self.message and self.message["flags"] & 64)

    @property
    def text(self) -> str:
        """All visible text of the message or modal."""
        return reading.text(self.message or self.modal or {})


@dataclass
class _Waiting:
    answer: Answer = field(default_factory=Answer)
    message_id: str | None = None
    settled: asyncio.Event = field(default_factory=asyncio.Event)


class Person:
    """A person whose app is always open."""

    text = staticmethod(reading.text)
    buttons = staticmethod(reading.buttons)
    menus = staticmethod(reading.menus)
    alt_texts = staticmethod(reading.alt_texts)

    def __init__(self, http: aiohttp.ClientSession, url: str, user: Json) -> None:
        self.user = user
        self.id: str = user["id"]
        self.name: str = user["global_name"]
        self.unread: dict[str, Json] = {}
        self._http = http
        self.url = url
        self._nonces = itertools.count(1)
        self._seen: dict[str, Json] = {}
        self._waiting: dict[str, _Waiting] = {}
        self._watchers: list[tuple[Callable[[Json], bool], asyncio.Future[Json]]] = []
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._listener: asyncio.Task[None] | None = None

    @classmethod
    async def connect(cls, http: aiohttp.ClientSession, url: str, name: str) -> Person:
        """Opens an app as this person, at any running sandbox. Raises LookupError."""
        user = await _find_user(http, url, name)
        person = cls(http, url, user)
        person._socket = await http.ws_connect(f"{url}/client/live", params={"as": person.id}, max_msg_size=0)
        person._listener = asyncio.create_task(person._listen(person._socket))
        return person

    async def close(self) -> None:
        """Closes the app."""
        if self._socket is not None:
            await self._socket.close()
        if self._listener is not None:
            await self._listener

    async def world(self) -> Json:
        """Returns everything that the app shows: see GET /client/world."""
        world: Json = await self._request("GET", "/client/world")
        return world

    async def channel(self, channel: str) -> Json:
        """Returns a channel or thread by name or id, or "dm" with the bot. Raises LookupError."""
        world = await self.world()
        if channel == "dm":
            return await self.open_dm(world["bot"]["id"])
        threads = [thread for guild in world["guilds"] for thread in guild["threads"]]
        channels = [place for guild in world["guilds"] for place in guild["channels"]]
        for place in [*reversed(threads), *channels, *world["dms"]]:
            if channel.removeprefix("#") in (place["id"], place.get("name")):
                found: Json = place
                return found
        raise LookupError(f"{self.name} sees no channel {channel!r}")

    async def open_dm(self, user_id: str) -> Json:
        opened: Json = await self._request("POST", "/client/dms", {"recipient_id": user_id})
        return opened

    async def messages(self, channel: str, *, limit: int = 50) -> list[Json]:
        """Returns the newest messages of a channel, the newest last."""
        path = f"/client/channels/{await self._channel_id(channel)}/messages"
        found: list[Json] = await self._request("GET", path, limit=str(limit))
        return found

    async def send(self, channel: str, content: str) -> Json:
        path = f"/client/channels/{await self._channel_id(channel)}/messages"
        sent: Json = await self._request("POST", path, {"content": content})
        return sent

    async def read(self, channel: str) -> None:
        """Marks a channel as read."""
        await self._request("POST", f"/client/channels/{await self._channel_id(channel)}/read")

    async def delete(self, message: Json) -> None:
        """Dismisses an ephemeral message, or deletes one of this person's own."""
        await self._request("DELETE", f"/client/channels/{message['channel_id']}/messages/{message['id']}")

    async def slash(
        self,
        command: str,
        *,
        channel: str = "lobby",
        options: Mapping[str, Any] | None = None,
        patience: float = PATIENCE,
        **more_options: Any,
    ) -> Answer:
        """Uses a slash command; "group name" names a sub-command.

        People are given as Person or by name, channels by name, a file by name and bytes. `options` takes option
        names that cannot be keywords. Raises NotPossible, LookupError, or TimeoutError if the bot is too slow.
        """
        world = await self.world()
        data = command_data(world, command, {**(options or {}), **more_options})
        place = await self._channel_id(channel)
        return await self._interact({"type": COMMAND, "channel_id": place, "data": data}, patience)

    async def use_on(self, player: str, command: str, *, channel: str = "lobby", patience: float = PATIENCE) -> Answer:
        """Uses a command in the menu of a person, given by name. Raises NotPossible, LookupError or TimeoutError."""
        data = person_command_data(await self.world(), command, player)
        place = await self._channel_id(channel)
        return await self._interact({"type": COMMAND, "channel_id": place, "data": data}, patience)

    async def use_on_message(self, message: Json, command: str, *, patience: float = PATIENCE) -> Answer:
        """Uses a command in the menu of a message. Raises NotPossible, LookupError or TimeoutError."""
        data = message_command_data(await self.world(), command, message["id"])
        return await self._interact({"type": COMMAND, "channel_id": message["channel_id"], "data": data}, patience)

    async def autocomplete(
        self,
        command: str,
        *,
        option: str,
        typed: str = "",
        channel: str = "lobby",
        patience: float = PATIENCE,
        **others: Any,
    ) -> list[Json]:
        """Returns what the bot suggests while an option is being typed."""
        world = await self.world()
        data = focused(command_data(world, command, {**others, option: typed}), option)
        place = await self._channel_id(channel)
        body = {"type": AUTOCOMPLETE, "channel_id": place, "data": data}
        return (await self._interact(body, patience)).choices

    async def click(
        self,
        message: Json,
        label: str = "",
        *,
        custom_id: str = "",
        forge: bool = False,
        patience: float = PATIENCE,
    ) -> Answer:
        """Presses a button by label or custom_id; with `forge`, even one that is not there."""
        if not custom_id:
            custom_id = reading.find_button(message, label)["custom_id"]
        data = {"component_type": _BUTTON, "custom_id": custom_id}
        return await self._use(message, data, forge, patience)

    async def choose(
        self, message: Json, menu: str, *choices: str, forge: bool = False, patience: float = PATIENCE
    ) -> Answer:
        """Chooses labels or values in a menu, given by placeholder or custom_id; people are chosen by id.

        With `forge`, the menu is a custom_id and the choices are values, whatever the message contains.
        """
        if forge:
            data = {"component_type": _STRING_SELECT, "custom_id": menu, "values": list(choices)}
        else:
            found = reading.find_menu(message, menu)
            values = [reading.option_value(found, choice) for choice in choices]
            data = {"component_type": found["type"], "custom_id": found["custom_id"], "values": values}
        return await self._use(message, data, forge, patience)

    async def submit(self, modal: Json, values: Mapping[str, Any], *, patience: float = PATIENCE) -> Answer:
        """Submits a modal (`Answer.modal`) with values by custom_id; a list for fields that take several."""
        filled = [
            {"type": component["type"], "custom_id": component["custom_id"]}
            | _filled(component, values.get(component["custom_id"]))
            for component in reading.components(modal)
            if "custom_id" in component
        ]
        return await self._interact(
            {
                "type": MODAL_SUBMIT,
                "channel_id": modal["channel_id"],
                "modal_interaction_id": modal["interaction_id"],
                "data": {"custom_id": modal["custom_id"], "components": filled},
            },
            patience,
        )

    async def wait_for(
        self,
        wanted: Callable[[Json], bool],
        *,
        channel: str | None = None,
        timeout: float = PATIENCE,  # noqa: ASYNC109 (the clearest name in tests)
    ) -> Json:
        """Returns the newest message that is `wanted`, or waits for one. Raises TimeoutError."""
        place = None if channel is None else await self._channel_id(channel)
        future: asyncio.Future[Json] = asyncio.get_running_loop().create_future()

        def fits(message: Json) -> bool:
            return place in (None, message["channel_id"]) and wanted(message)

        watcher = (fits, future)
        self._watchers.append(watcher)
        try:
            present = list(self._seen.values()) if place is None else await self.messages(place, limit=100)
            for message in reversed(present):
                if wanted(message):
                    return message
            return await asyncio.wait_for(future, timeout)
        finally:
            self._watchers.remove(watcher)

    async def image(self, message: Json) -> bytes:
        """Returns the first image of a message. Raises LookupError."""
        for address in reading.images(message):
            return await self.file(address)
        raise LookupError("the message shows no image")

    async def file(self, address: str) -> bytes:
        """Returns the content of an attached file."""
        async with self._http.get(address) as response:
            response.raise_for_status()
            return await response.read()

    async def _channel_id(self, channel: str) -> str:
        if channel.isdigit():
            return channel
        return str((await self.channel(channel))["id"])

    async def _use(self, message: Json, data: Json, forge: bool, patience: float) -> Answer:
        body = {
            "type": COMPONENT,
            "channel_id": message["channel_id"],
            "message_id": message["id"],
            "data": data,
            "forge": forge,
        }
        return await self._interact(body, patience)

    async def _interact(self, body: Json, patience: float) -> Answer:
        nonce = f"{self.id}{next(self._nonces)}"[-25:]
        waiting = self._waiting[nonce] = _Waiting()
        try:
            await self._request("POST", "/client/interactions", {**body, "nonce": nonce})
            await asyncio.wait_for(waiting.settled.wait(), patience)
        except TimeoutError:
            if waiting.answer.status != "acknowledged":
                raise TimeoutError(f"{self.name} got no outcome within {patience} s") from None
        finally:
            del self._waiting[nonce]
        if waiting.message_id is not None:
            waiting.answer.message = self._seen.get(waiting.message_id)
        return waiting.answer

    async def _request(self, method: str, path: str, body: Json | None = None, **query: str) -> Any:
        raw = None if body is None else BytesIO(msgspec.json.encode(body))  # of any size
        async with self._http.request(method, self.url + path, params={"as": self.id, **query}, data=raw) as response:
            answer = await response.read()
            decoded = msgspec.json.decode(answer) if answer else None
            if response.status >= 400:
                raise NotPossible(response.status, decoded)
            return decoded

    async def _listen(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for frame in socket:
            if frame.type is aiohttp.WSMsgType.TEXT:
                event = msgspec.json.decode(frame.data)
                self._handle_event(event["t"], event["d"])

    def _handle_event(self, event: str, data: Any) -> None:
        if event in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            self._remember(data)
        elif event == "MESSAGE_DELETE":
            self._seen.pop(data["id"], None)
        elif event == "UNREAD":
            self.unread[data["channel_id"]] = data
        elif event in ("INTERACTION", "MODAL", "AUTOCOMPLETE") and data["nonce"] in self._waiting:
            self._update(self._waiting[data["nonce"]], event, data)

    def _remember(self, message: Json) -> None:
        self._seen[message["id"]] = message
        for wanted, future in self._watchers:
            if not future.done() and wanted(message):
                future.set_result(message)

    @staticmethod
    def _update(waiting: _Waiting, event: str, data: Json) -> None:
        if event == "MODAL":
            waiting.answer.modal = data
        elif event == "AUTOCOMPLETE":
            waiting.answer.choices = data["choices"]
        else:
            waiting.answer.status = data["status"]
            waiting.answer.reason = data.get("reason", "")
            waiting.message_id = data.get("message_id", waiting.message_id)
            if data["status"] in ("done", "failed"):
                waiting.settled.set()


def _filled(component: Json, value: Any) -> Json:
    if component["type"] in _WITH_VALUES:
        return {"values": value if isinstance(value, list) else [] if value is None else [value]}
    if value is None:
        value = component.get("value", component.get("default"))
    return {"value": value}


async def _find_user(http: aiohttp.ClientSession, url: str, name: str) -> Json:
    async with http.get(f"{url}/client/people") as response:
        people: list[Json] = msgspec.json.decode(await response.read())
    for user in people:
        if name in (user["global_name"], user["username"], user["id"]):
            return user
    raise LookupError(f"there is no person {name!r}; there are {[p['global_name'] for p in people]}")
