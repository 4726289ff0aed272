"""The harness of the end-to-end tests: a sandbox, the real bot in it, and people who press, type and read."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from bot.actions.board import More
from bot.actions.custom_id import decode, encode
from bot.actions.lobby import AcceptInvitation, InvitePlayer, SetOption, ShowPlayers, Start
from bot.actions.press import MatchPress, Press
from bot.actions.proposals import ChooseSuccessor, ReplaceByPerson
from bot.actions.turn import Done, OpenKind, Pick, PickFromMenu, Play
from bot.app.assembly import machine_time
from bot.app.client import Client, create_bot
from bot.domain.calendar import Now
from bot.domain.session import AnySession, Change, played
from bot.jobs.commit import commit
from bot.settings import Settings
from bot.views.components import LASTING, LASTING_TEXTS
from rules import match as matches
from sandbox import Answer, Person, Sandbox
from sandbox.push.observer import Observer
from sandbox.testing import reading

Json = dict[str, Any]
EPHEMERAL = 64
PEOPLE = ("Alice", "Bob", "Carol", "Dave")
PROMPT = re.compile("(.+)(?:, it is your turn|さんの番です)")
PROMPTED = re.compile(r"<@(\d+)>|\*\*(.+?)\*\*")
PATIENCE = 30.0
"""Seconds to wait for something that has to happen, even on a busy machine."""
PARLOUR = "1100000000000000100"
"""The id of the bot."""


class Harness:
    """A sandbox with a bot that can be stopped and started, both on one Redis."""

    def __init__(self, sandbox: Sandbox, settings: Settings, now: Now = machine_time) -> None:
        self.sandbox = sandbox
        self.settings = settings
        self.now = now
        self.bot: Client
        self._running: asyncio.Task[None]

    async def start_bot(self, *, works: bool = True) -> None:
        """Starts the bot and waits until it is connected. `works`: whether it runs jobs."""
        self.bot = create_bot(self.settings, works=works, now=self.now)
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
        """Stops the jobs, so that commits have no consequences, as in a crash right after a commit."""
        await self.answered()
        await self.bot.jobs.close()

    async def answered(self) -> None:
        """Waits until everything pressed is dealt with: what follows from a press is scheduled after its answer."""
        async with asyncio.timeout(PATIENCE):
            while self.bot.intake.is_busy:
                await asyncio.sleep(0.01)

    async def restart_bot(self) -> None:
        """Replaces the bot with a new one, which knows only what is in Redis."""
        await self.stop_bot()
        await self.start_bot()

    async def wait_for_reconnect(self) -> None:
        """Waits until the bot is connected to Discord again."""
        async with asyncio.timeout(PATIENCE):
            while not self.sandbox.control.bot_online():
                await asyncio.sleep(0.02)

    async def people(self, *names: str) -> list[Person]:
        return [await self.sandbox.person(name) for name in names]

    async def person(self, name: str) -> Person:
        return await self.sandbox.person(name)

    async def open_lobby(
        self,
        *others: str,
        host: str = "Alice",
        channel: str = "lobby",
        set_up: dict[str, str] | None = None,
        **options: Any,
    ) -> Json:
        """Opens a lobby with options of /new, which others join; returns its message. `set_up`: see `start_match`."""
        person = await self.person(host)
        lobby = message_of(await person.slash("new", channel=channel, options={"game": "manhattan", **options}))
        for name, value in (set_up or {}).items():
            await set_option(person, lobby, name, value)
        for name in others:
            await accept(await self.person(name), lobby)

        taken = 1 + len(others) + options.get("computers", 0)

        def shows_all(message: Json) -> bool:
            return bool(message["id"] == lobby["id"] and f"\n{taken}. " in reading.text(message))

        return await person.wait_for(shows_all, channel=lobby["channel_id"]) if others else lobby

    async def start_match(
        self,
        *others: str,
        host: str = "Alice",
        channel: str = "lobby",
        set_up: dict[str, str] | None = None,
        **options: Any,
    ) -> Match:
        """Starts a match with the host at the first seat; `set_up` are options of the match by name."""
        person = await self.person(host)
        lobby = await self.open_lobby(*others, host=host, channel=channel, set_up=set_up, **options)
        await start(person, lobby)
        return await self.match_of(lobby)

    async def matches_of(self, person: Person) -> list[AnySession]:
        """Returns the matches that go on with a person, once what was committed is in the indexes."""
        store = self.bot.services.store
        while [channel async for channel in store.sessions.unannounced()]:
            await asyncio.sleep(0.02)
        found = [await store.sessions.load(number) for number in await store.indexes.listed(int(person.id))]
        return [session for session in found if session is not None]

    async def match_of(self, lobby: Json, channel: str = "") -> Match:
        """Returns the match that started from a lobby, in its thread or in another channel."""
        match = Match(self, lobby, channel or lobby["id"])
        match.post = await match.first(lambda message: int(message["id"]) > match.id)
        return match

    async def press_silently(self, person: Person, message: Json, kind: type[Press]) -> None:
        """Presses a button whose only answer is an edit of its message, without waiting for a private answer."""

        def can_be_pressed(now: Json) -> bool:
            return bool(now["id"] == message["id"] and components_of(now, kind))

        now = await person.wait_for(can_be_pressed, channel=message["channel_id"], timeout=PATIENCE)
        answer = await press(person, now, kind, patience=0.5)
        assert answer.status == "acknowledged", answer


class Match:
    """A match as its players see it."""

    def __init__(self, harness: Harness, lobby: Json, channel: str) -> None:
        self.harness = harness
        self.lobby = lobby
        self.id = int(lobby["id"])
        self.channel = channel
        self.post: Json

    @property
    def link(self) -> str:
        """A link to the current post."""
        return f"https://discord.com/channels/{self.guild}/{self.channel}/{self.post['id']}"

    @property
    def guild(self) -> str:
        """The server of the match."""
        return str(self.harness.sandbox.control.channel(self.channel).guild_id)

    async def next_post(self, patience: float = PATIENCE) -> Json:
        """Returns the oldest post after the current one, or this if a turn begins in it; makes it the current one."""
        self.post = await self.first(self._comes_next, patience)
        return self.post

    def _comes_next(self, message: Json) -> bool:
        if message["id"] != self.post["id"]:
            return int(message["id"]) > int(self.post["id"])
        before, after = {*prompted_by(self.post)}, {*prompted_by(message)}
        still_asked = after < before and tasks_in(message) == tasks_in(self.post)
        return bool(after) and not still_asked and line_of(message) > line_of(self.post)

    async def settled_post(self) -> Json:
        """Returns the newest post once everything is announced, which may be the current one after an edit."""
        await self.settle()
        self.post = (await self.posts())[-1]
        return self.post

    async def wait_for_post(self, fits: Callable[[Json], bool]) -> Json:
        """Returns the first post from the current one on that fits, which becomes the current one."""
        while not fits(self.post):
            await self.next_post()
        return self.post

    async def posts(self) -> list[Json]:
        """Returns all posts, oldest first."""
        alice = await self.harness.person("Alice")
        return [message for message in await alice.messages(self.channel, limit=100) if is_post(message)]

    async def settle(self) -> None:
        """Waits until everything is announced and only people are to move."""
        store = self.harness.bot.services.store
        while [channel async for channel in store.sessions.unannounced()] or not await store.indexes.is_complete():
            await asyncio.sleep(0.02)

    async def wait_for_swept_post(self) -> Json:
        """Returns the next post, sweeping until it is announced."""
        async with asyncio.timeout(PATIENCE):
            while not self._comes_next((await self.posts())[-1]):
                await self.harness.bot.jobs.sweep()
                await asyncio.sleep(0.1)
        return await self.next_post()

    async def people_to_move(self) -> list[Person]:
        """Returns the people whom the current post prompts."""
        return [await self.harness.person(name) for name in prompted_by(self.post)]

    async def first(self, fits: Callable[[Json], bool], patience: float = PATIENCE) -> Json:
        """Returns the oldest post that fits."""
        alice = await self.harness.person("Alice")

        def is_next(message: Json) -> bool:
            return message["channel_id"] == self.channel and is_post(message) and fits(message)

        await alice.wait_for(is_next, timeout=patience)
        return next(message for message in await alice.messages(self.channel, limit=100) if is_next(message))


async def open_panel(person: Person, post: Json) -> Json:
    """Returns the private panel that Play opens."""
    return message_of(await press(person, post, Play))


async def choose(person: Person, panel: Json, number: int = 0, **more: Any) -> Answer:
    """Chooses an option of a panel, by button or menu, also after its kind; `number` wraps around."""
    buttons = components_of(panel, Pick, OpenKind)
    if buttons:
        button = buttons[number % len(buttons)]
        answer = await person.click(panel, custom_id=button["custom_id"], **more)
        opens = isinstance(press_of(button), OpenKind) and answer.message and has_options(answer.message)
        return await choose(person, message_of(answer), number, **more) if opens else answer
    menus = components_of(panel, PickFromMenu)
    assert menus, f"nothing to choose: {person.text(panel)}"
    values = [(menu["custom_id"], option["value"]) for menu in menus for option in menu["options"]]
    menu, value = values[number % len(values)]
    return await person.choose(panel, menu, value, **more)


async def choose_all(person: Person, panel: Json, number: int = 0) -> Json:
    """Chooses until only Done or nothing is left; returns the panel."""
    while has_options(panel):
        panel = message_of(await choose(person, panel, number))
    return panel


def prompted_by(post: Json) -> list[str]:
    """Returns the names of the people whom a post prompts, whether mentioned or only named."""
    names = {user["id"]: user["global_name"] for user in post["mentions"]}
    called = [who for line in PROMPT.findall(reading.text(post)) for who in PROMPTED.findall(line)]
    return [name for name in (names.get(mention, name) for mention, name in called) if name in PEOPLE]


def tasks_in(post: Json) -> list[str]:
    """Returns what a post asks of people, without their names."""
    lines = reading.text(post).splitlines()
    return [line[found.end() :] for line in lines if (found := PROMPT.match(line))]


async def take_turn(person: Person, post: Json, number: int = 0) -> Json:
    """Takes a whole turn by buttons: Play, options, Done. Returns the panel at its end."""
    panel = await choose_all(person, await open_panel(person, post), number)
    return message_of(await press(person, panel, Done)) if components_of(panel, Done) else panel


async def take_turns(match: Match, numbers: Iterable[int]) -> list[Json]:
    """Takes a turn for each number, once all computers have moved, until the match is over. Returns the last panels."""
    panels: list[Json] = []
    left = iter(numbers)
    while not is_over(await match.settled_post()):
        for person in (await match.people_to_move())[:1]:
            if (number := next(left, None)) is None:
                return panels
            panels.append(await take_turn(person, match.post, number))
    return panels


async def play_to_the_end(match: Match, most: int = 1000) -> list[Json]:
    """Takes turns of people by buttons until there are `most` posts, then plays out the match.

    Returns all posts as they were while they were the newest.
    """
    posts = [match.post]
    while not is_over(match.post) and len(posts) < most:
        for person in (await match.people_to_move())[:1]:
            await take_turn(person, match.post, len(posts))
        posts = and_newest(posts, await match.next_post())
    return posts if is_over(match.post) else and_newest(posts, await play_out(match))


def and_newest(posts: list[Json], newest: Json) -> list[Json]:
    """Returns posts with the newest one, which may be the last of them after an edit."""
    return [*(post for post in posts if post["id"] != newest["id"]), newest]


async def play_out(match: Match) -> Json:
    """Commits random moves to the end of a match at once; returns its result. Computers must not be to move."""
    await play_until(match, lambda state: False)
    return await match.wait_for_post(is_over)


async def play_until(match: Match, is_enough: Callable[[Any], bool]) -> None:
    """Commits random moves at once until a position `is_enough`, or to the end. Computers must not be to move."""
    harness, dice = match.harness, Random(1)
    services = harness.bot.services
    session = await services.store.sessions.load(match.id)
    assert session
    at, log = session.playing, []
    while (to_move := matches.to_move(at)) and not is_enough(at.state):
        question = matches.question(at, to_move[0])
        assert question
        assert question.step
        at, entries = matches.commit_move(at, to_move[0], dice.choice(question.options))
        log += entries

    def end(now: object) -> Change:
        return played(session, at, log)

    if log:
        await commit(services.store, services.queue, harness.now(), session, end)


async def press(person: Person, message: Json, kind: type[Press], **more: Any) -> Answer:
    """Presses the first button of a kind, in any language."""
    return await person.click(message, custom_id=components_of(message, kind)[0]["custom_id"], **more)


async def ask(person: Person, match: Match, kind: type[MatchPress]) -> Answer:
    """Sends a press about a match, from its newest known post, whether or not that offers it."""
    return await forge(person, match.post, kind(session=match.id))


async def elsewhere(person: Person, channel: str) -> Json:
    """Returns a private message in another channel, from which presses can be forged."""
    return message_of(await person.slash("settings", channel=channel))


async def give_seat(person: Person, message: Json, press: ChooseSuccessor, to: str) -> Answer:
    """Offers the person's own seat to somebody, by name, or proposes them for the seat of somebody else."""
    shown = message_of(await forge(person, message, press))
    (menu,) = components_of(shown, ReplaceByPerson)
    world = await person.world()
    (chosen,) = (
        user["id"] for user in [*world["users"], world["bot"]] if to in (user["global_name"], user["username"])
    )
    return await person.choose(shown, menu["custom_id"], chosen)


async def set_option(person: Person, lobby: Json, name: str, value: str) -> Answer:
    """Chooses a value for an option of a lobby."""
    return await person.choose(lobby, encode(SetOption(int(lobby["id"]), name)), value, forge=True)


async def start(person: Person, lobby: Json) -> Json:
    """Starts the match of a lobby; returns the lobby's message then, or the private refusal."""
    return await alter(person, lobby, Start(int(lobby["id"])))


async def alter(person: Person, message: Json, press: Press | str) -> Json:
    """Sends a press whose only answer is an edit of a message; returns that then, or the private refusal."""

    def is_edited(now: Json) -> bool:
        return bool(now["id"] == message["id"] and now["components"] != before["components"])

    there = message["channel_id"]
    before = next((now for now in await person.messages(there) if now["id"] == message["id"]), message)
    edited = asyncio.create_task(person.wait_for(is_edited, channel=there, timeout=PATIENCE))
    answered = asyncio.create_task(forge(person, message, press))
    done, left = await asyncio.wait((edited, answered), return_when=asyncio.FIRST_COMPLETED)
    for each in left:
        each.cancel()
    return message_of(answered.result()) if answered in done else edited.result()


async def invite(host: Person, lobby: Json, guest: Person) -> Answer:
    """Invites somebody to a lobby."""
    players = message_of(await forge(host, lobby, ShowPlayers(int(lobby["id"]))))
    (menu,) = components_of(players, InvitePlayer)
    return await host.choose(players, menu["custom_id"], guest.id)


async def accept(person: Person, lobby: Json) -> str:
    """Takes a seat in a lobby; returns the private answer."""
    return private_text(await forge(person, lobby, AcceptInvitation(int(lobby["id"]))))


async def forge(person: Person, message: Json, press: Press | str) -> Answer:
    """Sends a press that the message does not offer."""
    custom_id = press if isinstance(press, str) else encode(press)
    return await person.click(message, custom_id=custom_id, forge=True, patience=PATIENCE)


def message_of(answer: Answer) -> Json:
    """Returns the message of an answer, which must have one."""
    assert answer.status == "done", answer
    assert answer.message is not None, answer
    return answer.message


def private_text(answer: Answer) -> str:
    """Returns the text of a private answer, which must have one."""
    message = message_of(answer)
    assert message["flags"] & EPHEMERAL, "the answer is public"
    return reading.text(message)


def press_of(component: Json) -> Any:
    """Returns the press that a button or menu sends."""
    return decode(component["custom_id"])


def chosen_in(message: Json) -> list[str]:
    """Returns what the menus of a message show as chosen."""
    return [option["label"] for menu in reading.menus(message) for option in menu["options"] if option.get("default")]


def components_of(message: Json, *kinds: type[Press]) -> list[Json]:
    """Returns the enabled buttons and menus of some kinds."""
    found = [c for c in reading.components(message) if c.get("custom_id") and not c.get("disabled")]
    return [component for component in found if isinstance(press_of(component), kinds)]


def has_options(panel: Json) -> bool:
    """Returns whether a panel asks something, whichever way it offers the options."""
    return bool(components_of(panel, Pick, OpenKind, PickFromMenu))


def is_public(message: Json) -> bool:
    return not message["flags"] & EPHEMERAL


def is_post(message: Json) -> bool:
    """Whether a message is a public post, with its board or shrunk."""
    is_shrunk = any((component.get("id") or 0) >= LASTING for component in reading.components(message))
    return is_public(message) and bool(is_shrunk or reading.alt_texts(message) or components_of(message, More))


def line_of(post: Json) -> int:
    """Returns after how many lines of the log a post shows the match."""
    ids = [component.get("id") or 0 for component in reading.components(post)]
    return max(0, max(ids, default=0) - LASTING) // LASTING_TEXTS


def is_over(post: Json) -> bool:
    return bool(components_of(post, More)) and not components_of(post, Play)


@asynccontextmanager
async def running_harness(
    redis_url: str,
    data: Path,
    observer: Observer | None = None,
    now: Now = machine_time,
    *,
    quotas: bool = False,
    emojis: bool = False,
    pace: float = 1,
    thinking: float = 0.01,
) -> AsyncIterator[Harness]:
    """Runs a sandbox and a fast bot; stops both at the end. `pace`: of rate limits, see `Sandbox.start`.

    `thinking`: seconds of a computer player for a turn.
    """
    async with Sandbox.start(observer=observer, pace=pace) as sandbox:
        settings = Settings(
            discord_url=sandbox.url,
            redis_url=redis_url,
            data=data,
            pause_seconds=0,
            think_seconds=thinking,
            quotas=quotas,
            emojis=emojis,
            discord_requests=round(50 * pace),
            analyse="requested",
            analyse_effort=0.01,
        )
        harness = Harness(sandbox, settings, now)
        await harness.person("Alice")  # connected from the start, so that she sees every message
        await harness.start_bot()
        yield harness
        await harness.answered()
        await harness.bot.jobs.close(patience=0.05)  # posts that wait for a rate limit are not needed any more
        await harness.stop_bot()
