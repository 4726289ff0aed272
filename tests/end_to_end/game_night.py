"""An evening of play: the sandbox, the real bot in it, and people who press, type and read."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.actions.board import More
from bot.actions.custom_id import decode, encode
from bot.actions.press import Press
from bot.actions.turn import Done, Pick, PickFromMenu, Play
from bot.app.assembly import machine_time
from bot.app.client import Client, create_bot
from bot.domain.calendar import Now
from bot.settings import Settings
from sandbox import Answer, Person, Sandbox
from sandbox.push.observer import Observer
from sandbox.testing import reading

Json = dict[str, Any]
EPHEMERAL = 64
PEOPLE = ("Alice", "Bob", "Carol", "Dave")
ASKS = re.compile("(.+)(?:, it is your turn|さんの手番です)")
CALLED = re.compile(r"<@(\d+)>|\*\*(.+?)\*\*")
PATIENCE = 15.0
"""Seconds to wait for something that has to happen, on a machine that does other things too."""


class GameNight:
    """A sandbox with a bot that can be stopped and started, both on one Redis."""

    def __init__(self, sandbox: Sandbox, settings: Settings, now: Now = machine_time) -> None:
        self.sandbox = sandbox
        self.settings = settings
        self.now = now
        self.bot: Client
        self._running: asyncio.Task[None]

    async def start_bot(self) -> None:
        """The bot connected, its commands known."""
        self.bot = create_bot(self.settings, now=self.now)
        self._running = asyncio.create_task(self.bot.start("token"))
        while not (self.bot.opened.is_set() and self.sandbox.control.bot_online()):
            if self._running.done():
                await self._running
            await asyncio.sleep(0.01)

    async def stop_bot(self) -> None:
        await self.bot.close()
        await self._running
        while self.sandbox.control.bot_online():
            await asyncio.sleep(0.01)

    async def stop_jobs(self) -> None:
        """Lets the bot hear and commit, but do nothing that follows from it: as in a crash after a commit."""
        await self.bot.services.jobs.close()

    async def restart_bot(self) -> None:
        """Another bot in place of this one, which remembers nothing but what is in Redis."""
        await self.stop_bot()
        await self.start_bot()

    async def reconnected(self) -> None:
        """Until the bot hears from Discord again."""
        async with asyncio.timeout(PATIENCE):
            while not self.sandbox.control.bot_online():
                await asyncio.sleep(0.02)

    async def people(self, *names: str) -> list[Person]:
        return [await self.sandbox.person(name) for name in names]

    async def person(self, name: str) -> Person:
        return await self.sandbox.person(name)

    async def open_lobby(self, *others: str, host: str = "Alice", channel: str = "lobby", **options: Any) -> Json:
        """The message of a new lobby: the host, others by name, and whatever /new takes."""
        seats = dict(zip(("second", "third", "fourth"), others, strict=False))
        opened = await (await self.person(host)).slash(
            "new", channel=channel, options={"game": "manhattan", **seats, **options}
        )
        assert opened.message is not None, opened
        return opened.message

    async def start_match(
        self,
        *others: str,
        host: str = "Alice",
        channel: str = "lobby",
        set_up: dict[str, str] | None = None,
        **options: Any,
    ) -> Match:
        """A match begun with its host at the first seat; `set_up` are options of the table, by name."""
        person = await self.person(host)
        lobby = await self.open_lobby(*others, host=host, channel=channel, **options)
        for name, value in (set_up or {}).items():
            await person.slash("lobby", channel=channel, action="options", option=f"{name}={value}")
        await person.slash("lobby", channel=channel, action="start")
        return await self.match_of(lobby)

    async def match_of(self, lobby: Json, channel: str = "") -> Match:
        """The match that a lobby has become, played in its thread or in another channel."""
        match = Match(self, lobby, channel or lobby["id"])
        match.post = await match.first_post()
        return match

    async def press_silently(self, person: Person, message: Json, kind: type[Press]) -> None:
        """Presses what is answered by a change of the message alone, so that nothing private is waited for."""

        def can_be_pressed(now: Json) -> bool:
            return bool(now["id"] == message["id"] and components_of(now, kind))

        now = await person.wait_for(can_be_pressed, channel=message["channel_id"], timeout=PATIENCE)
        answer = await press(person, now, kind, patience=0.5)
        assert answer.status == "acknowledged", answer


class Match:
    """A match as its table sees it."""

    def __init__(self, night: GameNight, lobby: Json, channel: str) -> None:
        self.night = night
        self.lobby = lobby
        self.channel = channel
        self.post: Json

    @property
    def link(self) -> str:
        """A link to the known post."""
        guild = self.night.sandbox.control.channel(self.channel).guild_id
        return f"https://discord.com/channels/{guild}/{self.channel}/{self.post['id']}"

    async def first_post(self) -> Json:
        return await self._post_after(self.lobby["id"])

    async def next_post(self) -> Json:
        """The oldest post after the one that is known; it is known from now on."""
        self.post = await self._post_after(self.post["id"])
        return self.post

    async def heard(self) -> Json:
        """The newest post once all is said, which may be the known one, grown longer; it is known from now on."""
        await self.settle()
        self.post = (await self.posts())[-1]
        return self.post

    async def post_that(self, fits: Callable[[Json], bool]) -> Json:
        """The first post from the known one on that fits; it is known from now on."""
        while not fits(self.post):
            await self.next_post()
        return self.post

    async def posts(self) -> list[Json]:
        """All its boards that everybody sees, oldest first."""
        alice = await self.night.person("Alice")
        return [message for message in await alice.messages(self.channel, limit=100) if is_post(message)]

    async def settle(self) -> None:
        """Until nothing is left to be said and nobody but people is asked."""
        store = self.night.bot.services.store
        while [channel async for channel in store.sessions.unannounced()] or not await store.indexes.is_complete():
            await asyncio.sleep(0.02)

    async def post_when_swept(self) -> Json:
        """The next post, the bot looking again and again for what it has not said."""
        async with asyncio.timeout(PATIENCE):
            while [post["id"] for post in await self.posts()][-1] == self.post["id"]:
                await self.night.bot.services.jobs.sweep()
                await asyncio.sleep(0.1)
        return await self.next_post()

    async def whose_turn(self) -> list[Person]:
        """The people whom the known post asks."""
        return [await self.night.person(name) for name in asked_by(self.post)]

    async def _post_after(self, known: str) -> Json:
        alice = await self.night.person("Alice")

        def is_next(message: Json) -> bool:
            here = message["channel_id"] == self.channel
            return here and is_post(message) and int(message["id"]) > int(known)

        await alice.wait_for(is_next, timeout=PATIENCE)
        return next(message for message in await alice.messages(self.channel, limit=100) if is_next(message))


async def open_panel(person: Person, post: Json) -> Json:
    """The private panel that Play opens."""
    return shown(await press(person, post, Play))


async def choose(person: Person, panel: Json, number: int = 0) -> Answer:
    """Takes an option of a panel, by button or menu; `number` counts round."""
    picks = components_of(panel, Pick)
    if picks:
        return await person.click(panel, custom_id=picks[number % len(picks)]["custom_id"])
    menus = components_of(panel, PickFromMenu)
    assert menus, f"nothing to choose: {person.text(panel)}"
    values = [(menu["custom_id"], option["value"]) for menu in menus for option in menu["options"]]
    menu, value = values[number % len(values)]
    return await person.choose(panel, menu, value)


async def choose_all(person: Person, panel: Json, number: int = 0) -> Json:
    """The panel with everything chosen, so that Done or nothing is left."""
    while components_of(panel, Pick) or components_of(panel, PickFromMenu):
        panel = shown(await choose(person, panel, number))
    return panel


def asked_by(post: Json) -> list[str]:
    """Whom a post asks, by name: mentioned where this is new to them, else named."""
    names = {user["id"]: user["global_name"] for user in post["mentions"]}
    called = [who for line in ASKS.findall(reading.text(post)) for who in CALLED.findall(line)]
    return [name for name in (names.get(mention, name) for mention, name in called) if name in PEOPLE]


async def take_turn(person: Person, post: Json, number: int = 0) -> Json:
    """A whole turn by buttons: Play, options, Done. The panel at its end."""
    panel = await choose_all(person, await open_panel(person, post), number)
    return shown(await press(person, panel, Done)) if components_of(panel, Done) else panel


async def play_to_the_end(match: Match) -> list[Json]:
    """Every turn of people by buttons; all posts, as they were when they were new."""
    posts = [match.post]
    while not is_over(match.post):
        for person in (await match.whose_turn())[:1]:
            await take_turn(person, match.post, len(posts))
        posts.append(await match.next_post())
    return posts


async def press(person: Person, message: Json, kind: type[Press], **more: Any) -> Answer:
    """Presses the first button of a kind, whatever the language of its label."""
    return await person.click(message, custom_id=components_of(message, kind)[0]["custom_id"], **more)


async def forge(person: Person, message: Json, press: Press | str) -> Answer:
    """A press that the message does not offer."""
    custom_id = press if isinstance(press, str) else encode(press)
    return await person.click(message, custom_id=custom_id, forge=True)


def shown(answer: Answer) -> Json:
    """The message of an answer; there has to be one."""
    assert answer.status == "done", answer
    assert answer.message is not None, answer
    return answer.message


def said_privately(answer: Answer) -> str:
    """The sentence of a private answer; there has to be one."""
    message = shown(answer)
    assert message["flags"] & EPHEMERAL, "everybody sees it"
    return reading.text(message)


def pressed(component: Json) -> Any:
    """What a button or menu would tell the bot."""
    return decode(component["custom_id"])


def components_of(message: Json, kind: type[Press]) -> list[Json]:
    """The buttons and menus of a kind that can be used."""
    found = [c for c in reading.components(message) if c.get("custom_id") and not c.get("disabled")]
    return [component for component in found if isinstance(pressed(component), kind)]


def is_public(message: Json) -> bool:
    return not message["flags"] & EPHEMERAL


def is_post(message: Json) -> bool:
    """Whether it shows a board to everybody, with or without its buttons."""
    return is_public(message) and bool(reading.alt_texts(message) or components_of(message, More))


def is_over(post: Json) -> bool:
    return bool(components_of(post, More)) and not components_of(post, Play)


@asynccontextmanager
async def game_night(
    redis_url: str,
    data: Path,
    observer: Observer | None = None,
    now: Now = machine_time,
    *,
    quotas: bool = False,
) -> AsyncIterator[GameNight]:
    """A sandbox and a quick bot, stopped at the end."""
    async with Sandbox.start(observer=observer) as sandbox:
        settings = Settings(
            discord_url=sandbox.url, redis_url=redis_url, data=data, pause_seconds=0, think_seconds=0.05, quotas=quotas
        )
        night = GameNight(sandbox, settings, now)
        await night.person("Alice")  # hears everything from the start
        await night.start_bot()
        yield night
        await night.stop_bot()
