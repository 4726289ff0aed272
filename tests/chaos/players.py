"""Two people who play a match whatever happens: if they get no answer, they look again and go on."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random
from typing import Any

import aiohttp
from redis.exceptions import RedisError

from bot.actions.custom_id import decode
from bot.actions.turn import Done, OpenKind, Pick, PickFromMenu, Play
from bot.domain.session import AnySession
from sandbox import Answer, Person
from sandbox.testing.person import NotPossible
from tests.chaos.ledger import Ledger, named_by
from tests.chaos.system import System
from tests.chaos.violation import Broken
from tests.end_to_end.harness import components_of, has_options, is_over, is_post, message_of, press, press_of

Json = dict[str, Any]
PATIENCE = 6.0
"""Seconds after which a person gives up waiting for an answer and looks again."""
PAUSE = 0.05
STARTED_WITHIN = 240.0
"""Seconds, on a busy machine."""
INTERRUPTED = (TimeoutError, AssertionError, NotPossible, LookupError, aiohttp.ClientError, RedisError, Broken)
"""What it looks like that Parlour, Discord, or the database that the campaign reads did not answer."""
MOVED_ON = "The match has moved on"
CONFIRMED = ("☑️", "Done.", "The match is over")
"""What Parlour says about a choice that counts."""


class Table:
    """A match, its people, and what they know about their choices."""

    def __init__(
        self, system: System, people: list[Person], channel: str, dice: Random, patience: float = PATIENCE
    ) -> None:
        self.system = system
        self.people = people
        self.channel = channel
        """The id of the match."""
        self.place = channel
        """The channel in which it is played: the same, unless it has moved."""
        system.matches.append(channel)
        self.confirmed = 0
        """Choices that Parlour has confirmed."""
        self.unknown = 0
        """Choices without an answer: they may count or not."""
        self.late = 0
        """Presses on panels of earlier questions."""
        self.ledger = Ledger()
        self.refused_unexpectedly = 0
        """Choices of the question that is stored which Parlour has refused as late."""
        self._dice = dice
        self._patience = patience
        self._choosing = asyncio.Lock()
        """So that no late press shows its answer in the place of another one, in the same panel."""
        self._old_panels: list[tuple[Person, Json]] = []

    async def play(self, until: asyncio.Event) -> None:
        """Plays until the event or the end of the match."""
        while not until.is_set() and not await self.is_over():
            try:
                await self.take_turn()
            except INTERRUPTED:
                await asyncio.sleep(PAUSE)

    async def is_over(self) -> bool:
        """Whether the result is announced."""
        posts = await self.posts()
        return bool(posts) and is_over(posts[-1])

    async def posts(self) -> list[Json]:
        """Returns the posts of the match, the oldest first."""
        try:
            reader = await self.system.reader()
            return [message for message in await reader.messages(self.place, limit=100) if is_post(message)]
        except NotPossible:
            return []  # there is no thread yet

    async def session(self) -> AnySession:
        """Returns the match as it is stored."""
        found = await self.system.store.sessions.load(int(self.channel))
        assert found is not None
        return found

    async def take_turn(self) -> None:
        """Takes one turn: that of the person to move. Raises one of INTERRUPTED."""
        post = [post for post in await self.posts() if components_of(post, Play)][-1]
        for person in self.people:
            panel = message_of(await press(person, post, Play, patience=self._patience))
            if components_of(panel, Done) or has_options(panel):
                await self.finish(person, panel)
                return
        await asyncio.sleep(PAUSE)

    async def finish(self, person: Person, panel: Json) -> None:
        """Takes the rest of a turn from its panel on. Raises one of INTERRUPTED."""
        while has_options(panel):
            self._old_panels.append((person, panel))
            panel = message_of(await self.choose(person, panel))
        if components_of(panel, Done):
            await press(person, panel, Done, patience=self._patience)

    async def choose(self, person: Person, panel: Json, *, forge: bool = False) -> Answer:
        """Chooses an option, and writes down which move it names before pressing it.

        `forge`: also if the panel shows something else by now.
        """
        async with self._choosing:
            return await self._choose(person, panel, forge=forge)

    async def _choose(self, person: Person, panel: Json, *, forge: bool) -> Answer:
        number = self._dice.randrange(100)
        while kinds := components_of(panel, Pick, OpenKind):
            component = kinds[number % len(kinds)]
            if isinstance(press_of(component), Pick):
                break
            opened = await person.click(panel, custom_id=component["custom_id"], forge=forge, patience=self._patience)
            panel = message_of(opened)
        pressed, custom_id, value = _option(panel, number)
        move = named_by(await self.session(), pressed, pressed.option if not value else int(value))
        choice = self.ledger.begin(pressed.seat, move) if move is not None else None
        self.unknown += 1
        answer = await self._press(person, panel, custom_id, value, forge=forge)
        if MOVED_ON in answer.text:
            self.unknown -= 1
            if choice:
                self.ledger.drop(choice)
                self.refused_unexpectedly += 1
        elif choice and any(confirmed in answer.text for confirmed in CONFIRMED):
            self.unknown -= 1
            self.confirmed += 1
            choice.is_sure = True
        # Without a choice, that is the answer to an earlier press, which has come late and is shown in the same panel.
        return answer

    async def press_again(self, person: Person, panel: Json) -> Json | None:
        """Presses an option of a panel that was answered before, which must change nothing; returns the answer."""
        if not components_of(panel, Pick, PickFromMenu):
            return None
        _, custom_id, value = _option(panel, 0)
        return (await self._press(person, panel, custom_id, value, forge=True)).message

    async def press_late(self) -> None:
        """Chooses in a panel that was answered before, which counts only if that choice had no effect."""
        if not self._old_panels:
            return
        self.late += 1
        with suppress(*INTERRUPTED):
            await self.choose(*self._dice.choice(self._old_panels), forge=True)

    async def _press(self, person: Person, panel: Json, custom_id: str, value: str, *, forge: bool) -> Answer:
        if value:
            return await person.choose(panel, custom_id, value, forge=forge, patience=self._patience)
        return await person.click(panel, custom_id=custom_id, forge=forge, patience=self._patience)


async def opened_lobby(host: Person, channel: str, options: Json) -> Json:
    """Opens a lobby as soon as the bot listens; returns its message."""
    async with asyncio.timeout(STARTED_WITHIN):
        while True:
            try:
                return message_of(await host.slash("new", channel=channel, options=options))
            except INTERRUPTED:
                await asyncio.sleep(PAUSE)


def _option(panel: Json, number: int) -> tuple[Any, str, str]:
    """Returns the press of an option of a panel, its custom id, and its value in a menu; `number` wraps around."""
    found = [(button["custom_id"], "") for button in components_of(panel, Pick)]
    menus = components_of(panel, PickFromMenu)
    found += [(menu["custom_id"], option["value"]) for menu in menus for option in menu["options"]]
    assert found, f"nothing to choose: {panel}"
    custom_id, value = found[number % len(found)]
    return decode(custom_id), custom_id, value
