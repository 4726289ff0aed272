"""A game night over days: a clock that the test moves, and a ledger of all that the bot says in channels."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any, NamedTuple

from bot.actions.proposals import Decline
from bot.actions.reminders import Mute
from bot.domain.calendar import DAY
from sandbox.push.observer import Direction, Observer
from sandbox.testing import reading
from tests.bot.place import Time, alive_until
from tests.end_to_end.game_night import GameNight, Json, Match, components_of, is_post

SENT = re.compile(r".*/channels/\d+/messages")


class Days:
    """A game night whose clock the test moves."""

    def __init__(self, night: GameNight, time: Time) -> None:
        self.night = night
        self.time = time

    async def passes(self, seconds: int) -> None:
        """Lets time pass while the bot is alive; then what is due is seen to."""
        self.time.moment += seconds
        await alive_until(self.night.bot.services.store, self.time.moment)
        await self.night.bot.services.jobs.sweep()

    async def begin(self, *others: str, clock: str = "fast", **set_up: str) -> Match:
        """A match in which Alice is asked first."""
        return await self.night.start_match(*others, set_up={"start_player": "first_seat", **set_up}, clock=clock)

    async def without_vacation(self, *people: str) -> None:
        """Uses up what these people have of vacation."""
        for person in await self.night.people(*people):
            await person.slash("vacation", channel="dm", action="start", days=21)
        await self.passes(21 * DAY)

    async def late(self, *others: str, **set_up: str) -> Match:
        """A match in which Alice has run out of time, as its newest post says."""
        await self.without_vacation("Alice")
        match = await self.begin(*others, **set_up)
        await self.passes(DAY)
        await match.next_post()
        return match


class Said(NamedTuple):
    """A message in a channel when it was new."""

    moment: int
    kind: str
    """What it is: a board, a reminder, a ballot, or another notice."""
    mentions: tuple[str, ...]
    text: str


class Ledger:
    """Notes every message that everybody sees and when it was sent, those deleted since among them."""

    def __init__(self, time: Time, observer: Observer | None = None) -> None:
        self.said: dict[str, Said] = {}
        self._time = time
        self._observer = observer

    def rest(self, method: str, path: str, request: Any, status: int, response: Any) -> None:
        """See `sandbox.observer.Observer`."""
        if self._observer is not None:
            self._observer.rest(method, path, request, status, response)
        if method == "POST" and SENT.fullmatch(path) and status == 200:
            names = tuple(user["global_name"] for user in response["mentions"])
            said = Said(self._time.moment, _kind(response), names, reading.text(response))
            self.said.setdefault(response["id"], said)

    def frame(self, direction: Direction, frame: dict[str, Any]) -> None:
        """See `sandbox.observer.Observer`."""
        if self._observer is not None:
            self._observer.frame(direction, frame)

    def mentions(self, person: str, kind: str = "") -> int:
        """How often `person` was mentioned, in messages of a kind or in all."""
        return sum(said.mentions.count(person) for said in self.said.values() if kind in ("", said.kind))

    def by_day(self, begin: int, person: str = "") -> list[int]:
        """How many messages there were on each day from `begin` on; of those that mention `person`, if given."""
        days = Counter(
            (said.moment - begin) // DAY for said in self.said.values() if not person or person in said.mentions
        )
        return [days[day] for day in range(max(days, default=-1) + 1)]


def _kind(message: Json) -> str:
    if components_of(message, Mute):
        return "reminder"
    if components_of(message, Decline):
        return "ballot"
    return "board" if is_post(message) else "notice"


def mentioned(post: Json) -> list[str]:
    """Whom a message mentions, by name."""
    return [user["global_name"] for user in post["mentions"]]
