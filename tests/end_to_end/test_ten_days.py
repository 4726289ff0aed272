"""A match of four over ten days: a vacation, a weekend, a silent player, a take back, a rematch; and what was said."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from bot.actions.absence import PlayOn
from bot.actions.proposals import Agree
from bot.actions.rematch import Rematch
from bot.domain.calendar import DAY, HOUR
from bot.domain.session import Stage
from sandbox import Person
from sandbox.testing import reading
from tests.end_to_end.days import Days, Ledger, mentioned
from tests.end_to_end.deciding import propose, session_of
from tests.end_to_end.game_night import (
    PATIENCE,
    Match,
    is_over,
    open_panel,
    press,
    said_privately,
    take_turn,
)

PEOPLE = ("Alice", "Bob", "Carol", "Dave")


class Diary:
    """What happens at a table, and on which day who was asked anew."""

    def __init__(self, days: Days, match: Match, ledger: Ledger) -> None:
        self._days = days
        self._match = match
        self._ledger = ledger
        self._begin = days.time.moment
        self._asked: dict[tuple[str, int], int] = {}

    @property
    def day(self) -> int:
        """The days since the match began."""
        return (self._days.time.moment - self._begin) // DAY

    async def look(self) -> list[str]:
        """Who is asked now, once all is said."""
        await self._match.settle()
        session = await session_of(self._match)
        people = [session.seats[seat] for seat in session.to_move if not session.seats[seat].by_computer]
        for seat in people:
            self._asked.setdefault((seat.name, seat.turn_began_at), self.day)
        return [seat.name for seat in people]

    async def turn(self, person: Person) -> None:
        """A turn of who is asked, up to the next board that asks somebody."""
        await take_turn(person, self._match.post)
        await self.heard()

    async def heard(self) -> None:
        """Up to the next board that asks a person, or the result."""
        await self._match.next_post()
        while not (is_over(self._match.post) or await self.look()):
            await self._match.next_post()

    async def until(self, person: str) -> None:
        """Turns of all others until `person` is asked."""
        while person not in (asked := await self.look()):
            await self.turn(await self._days.night.person(asked[0]))

    async def passes(self, hours: int, **expected: int) -> None:
        """Lets hours pass, in which people are mentioned as often as `expected`, and nobody else is."""
        before = {name: self._ledger.mentions(name) for name in PEOPLE}
        await self._days.passes(hours * HOUR)
        store = self._days.night.bot.services.store
        async with asyncio.timeout(PATIENCE):
            while await store.indexes.ringing(self._days.time.moment) or any(
                self._ledger.mentions(name) < before[name] + count for name, count in expected.items()
            ):
                await asyncio.sleep(0.02)
        await self.look()
        told = Counter({name: self._ledger.mentions(name) - before[name] for name in PEOPLE})
        assert told == Counter(expected)

    def asked(self, person: str) -> list[int]:
        """How many turns a person was asked for, day by day."""
        days = Counter(day for (name, _), day in self._asked.items() if name == person)
        return [days[day] for day in range(self.day + 1)]

    def mentions(self, person: str, *kinds: str) -> list[int]:
        """How often a person was mentioned in messages of these kinds, day by day."""
        found = [
            (said.moment - self._begin) // DAY
            for said in self._ledger.said.values()
            for name in said.mentions
            if name == person and said.kind in kinds
        ]
        return [found.count(day) for day in range(self.day + 1)]


@pytest.mark.match
async def test_a_match_over_ten_days(days: Days, ledger: Ledger) -> None:
    alice, bob, carol, dave = await days.night.people(*PEOPLE)
    days.night.sandbox.control.set_locale("Dave", "en-US")
    await bob.slash("settings", time_zone="Europe/Berlin", quiet="22-7", weekends=False)
    match = await days.begin("Bob", "Carol", "Dave")
    diary = Diary(days, match, ledger)

    # Monday. Carol takes two days off in her turn: nothing reminds her, and her clock stands still.
    await diary.until("Carol")
    assert "until <t:" in said_privately(await carol.slash("vacation", action="start", days=2))
    await diary.passes(24)
    await diary.passes(24)
    await diary.until("Dave")

    # Wednesday. Dave is silent: three reminders, a vacation of three days that begins by itself, the table is told.
    for hours in (12, 6, 3, 3):
        await diary.passes(hours, Dave=1)
    await diary.passes(48)
    await diary.passes(24, Dave=1)
    assert "**Dave** has run out of time" in reading.text(await match.next_post())

    # Sunday. Alice lets the computer play for him. It is Bob's turn next: his clock waits until Monday at seven.
    await press(alice, match.post, PlayOn)
    await diary.heard()
    await diary.until("Bob")
    await diary.passes(12)
    await diary.passes(14)
    await diary.passes(1, Bob=1)
    await diary.until("Alice")
    assert any("**Dave (computer)**" in said.text for said in ledger.said.values())

    # Tuesday. Dave comes back by one tap.
    await diary.passes(12, Alice=1)
    await diary.passes(6, Alice=1)
    assert "You have your seat back" in dave.text(await open_panel(dave, match.post))
    await match.post_that(lambda post: "**Dave** is back" in reading.text(post))
    await diary.until("Dave")
    await diary.passes(12, Dave=1)
    await diary.passes(5)
    await diary.turn(dave)
    await diary.until("Carol")

    # Wednesday. He takes back what he handed over and all that came after it, and all others agree to it.
    await diary.passes(10)
    assert diary.day == 9
    ballot = await propose(dave, match, "undo")
    assert sorted(mentioned(ballot)) == ["Alice", "Bob", "Carol"]
    for person in (alice, bob, carol):
        await press(person, ballot, Agree)
    await match.post_that(lambda post: "took back" in reading.text(post))
    assert await diary.look() == ["Dave"]
    await diary.until("Bob")

    # Thursday, the tenth day. They leave it at that.
    await diary.passes(24, Bob=1)
    ballot = await propose(bob, match, "finish")
    for person in (alice, carol, dave):
        await press(person, ballot, Agree)
    await match.post_that(is_over)
    assert diary.day == 10

    # Every mention has its reason: a turn, a reminder of it, a proposal, the end; for Dave that his time ran out.
    late, end = [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0], [0] * 10 + [1]
    for name in PEOPLE:
        reasons = [diary.asked(name), end, late] if name == "Dave" else [diary.asked(name), end]
        assert diary.mentions(name, "board") == [sum(day) for day in zip(*reasons, strict=True)]
        assert sum(diary.mentions(name, "ballot")) == (2 if name in ("Alice", "Carol") else 1)
        assert all(said.mentions.count(name) <= 1 for said in ledger.said.values())
    assert {name: sum(diary.mentions(name, "reminder", "notice")) for name in PEOPLE} == {
        "Alice": 2,
        "Bob": 2,
        "Carol": 0,
        "Dave": 3 + 1 + 1,
    }
    assert not any(diary.mentions("Carol", "board", "reminder", "ballot", "notice")[1:2]), "she is on vacation"
    assert not any(diary.mentions("Bob", "board", "reminder", "ballot", "notice")[3:6]), "he waits, and it is a weekend"

    # And they play again.
    assert "rematch is on" in said_privately(await press(carol, match.post, Rematch))
    session = await session_of(match)
    assert session.stage is Stage.OVER
    again = await days.night.match_of({"id": str(session.rematch)})
    assert len(await again.whose_turn()) == 1
