"""Two people who play a match whatever happens: if they get no answer, they look again and go on."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import aiohttp

from bot.actions.turn import Done, Play
from bot.domain.session import AnySession
from sandbox import Answer, Person
from sandbox.testing.person import NotPossible
from tests.chaos.system import System
from tests.end_to_end.harness import choose, components_of, has_options, is_over, is_post, message_of, press

Json = dict[str, Any]
PATIENCE = 6.0
"""Seconds after which a person gives up waiting for an answer and looks again."""
PAUSE = 0.05
INTERRUPTED = (TimeoutError, AssertionError, NotPossible, LookupError, aiohttp.ClientError)
"""What it looks like in the app that Parlour or Discord did not answer."""
MOVED_ON = "The match has moved on"


class Table:
    """A match, its people, and what they know about their choices."""

    def __init__(self, system: System, people: list[Person], channel: str, dice: Random) -> None:
        self.system = system
        self.people = people
        self.channel = channel
        self.confirmed = 0
        """Choices that Parlour has confirmed."""
        self.unknown = 0
        """Choices without an answer: they may count or not."""
        self.late = 0
        """Presses on panels of earlier questions."""
        self._dice = dice
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
            return [message for message in await self.people[0].messages(self.channel, limit=100) if is_post(message)]
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
            panel = message_of(await press(person, post, Play, patience=PATIENCE))
            if components_of(panel, Done) or has_options(panel):
                await self._finish(person, panel)
                return
        await asyncio.sleep(PAUSE)

    async def _finish(self, person: Person, panel: Json) -> None:
        while has_options(panel):
            self._old_panels.append((person, panel))
            panel = message_of(await self._choose(person, panel))
        if components_of(panel, Done):
            await press(person, panel, Done, patience=PATIENCE)

    async def _choose(self, person: Person, panel: Json) -> Answer:
        self.unknown += 1
        answer = await choose(person, panel, self._dice.randrange(100), patience=PATIENCE)
        if "Chosen" in answer.text or MOVED_ON in answer.text:
            self.unknown -= 1
            self.confirmed += MOVED_ON not in answer.text
        return answer

    async def press_late(self) -> None:
        """Presses a button of an earlier question, which must change nothing."""
        if not self._old_panels:
            return
        person, panel = self._dice.choice(self._old_panels)
        self.late += 1
        try:
            answer = await choose(person, panel, patience=PATIENCE)
        except INTERRUPTED:
            return
        if MOVED_ON not in answer.text:
            self.unknown += 1
