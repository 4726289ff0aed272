"""A harness for matches over days: a clock that the test advances, and a ledger of the bot's messages in channels."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any, NamedTuple

from bot.actions.proposals import Decline
from bot.domain.calendar import DAY
from sandbox import Answer, Person
from sandbox.push.observer import Direction, Observer
from sandbox.testing import reading
from tests.bot.place import Time, alive_until
from tests.end_to_end.harness import Harness, Json, Match, components_of, elsewhere, is_post

SENT = re.compile(r".*/channels/\d+/messages")
MUTE = "hush:"
"""What the custom id of the button begins with that only a reminder has."""


class Days:
    """A harness with a clock that the test advances."""

    def __init__(self, harness: Harness, time: Time) -> None:
        self.harness = harness
        self.time = time

    async def advance(self, seconds: int) -> None:
        """Advances the clock while the bot is alive, then handles due alarms."""
        self.time.moment += seconds
        await alive_until(self.harness.bot.services.store, self.time.moment)
        await self.harness.bot.jobs.sweep()

    async def down(self, seconds: int) -> None:
        """Advances the clock while Parlour is down, then starts it again: it handles what is due."""
        self.time.moment += seconds
        await self.harness.bot.jobs.sweep()

    async def start_match(self, *others: str, clock: str = "fast", **set_up: str) -> Match:
        """Starts a match in which Alice moves first."""
        return await self.harness.start_match(*others, set_up={"start_player": "first_seat", **set_up}, clock=clock)

    async def use_up_vacation(self, *people: str) -> None:
        """Uses up all vacation days of these people."""
        for person in await self.harness.people(*people):
            await rest(person, 21)
        await self.advance(21 * DAY)

    async def start_late_match(self, *others: str, **set_up: str) -> Match:
        """Starts a match in which Alice has run out of time, as its newest post shows."""
        await self.use_up_vacation("Alice")
        match = await self.start_match(*others, **set_up)
        await self.advance(DAY)
        await match.next_post()
        return match


class SentMessage(NamedTuple):
    """A message in a channel as it was first sent."""

    moment: int
    kind: str
    """One of board, reminder, ballot and notice."""
    mentions: tuple[str, ...]
    text: str


class Ledger:
    """Stores every public message with the time at which it was sent, including those deleted since."""

    def __init__(self, time: Time, observer: Observer | None = None) -> None:
        self.sent: dict[str, SentMessage] = {}
        self._time = time
        self._observer = observer

    def rest(self, method: str, path: str, request: Any, status: int, response: Any) -> None:
        """See `sandbox.push.observer.Observer`."""
        if self._observer is not None:
            self._observer.rest(method, path, request, status, response)
        if method == "POST" and SENT.fullmatch(path) and status == 200:
            names = tuple(user["global_name"] for user in response["mentions"])
            message = SentMessage(self._time.moment, _kind(response), names, reading.text(response))
            self.sent.setdefault(response["id"], message)

    def frame(self, direction: Direction, frame: dict[str, Any]) -> None:
        """See `sandbox.push.observer.Observer`."""
        if self._observer is not None:
            self._observer.frame(direction, frame)

    def mentions(self, person: str, kind: str = "") -> int:
        """Returns how often `person` was mentioned, in messages of a kind or in all."""
        return sum(message.mentions.count(person) for message in self.sent.values() if kind in ("", message.kind))

    def by_day(self, begin: int, person: str = "") -> list[int]:
        """Returns the number of messages on each day from `begin` on, or of those that mention `person`."""
        days = Counter(
            (message.moment - begin) // DAY
            for message in self.sent.values()
            if not person or person in message.mentions
        )
        return [days[day] for day in range(max(days, default=-1) + 1)]


def _kind(message: Json) -> str:
    if any(button.get("custom_id", "").startswith(MUTE) for button in reading.components(message)):
        return "reminder"
    if components_of(message, Decline):
        return "ballot"
    return "board" if is_post(message) else "notice"


def mentioned(post: Json) -> list[str]:
    """Returns the names of the people whom a message mentions."""
    return [user["global_name"] for user in post["mentions"]]


async def rest(person: Person, days: int, first: str = "") -> Answer:
    """Begins a vacation, now or on another day."""
    message = await elsewhere(person, "dm")
    return await person.choose(message, f"rest:{first}", str(days), forge=True)
