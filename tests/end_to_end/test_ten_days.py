"""A match of four over ten days: a vacation, a weekend, an absence, a rewind, a rematch; and all messages."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from bot.actions.absence import PlayOn
from bot.actions.proposals import Agree
from bot.domain.calendar import DAY, HOUR
from bot.domain.session import Stage
from bot.features.rematch.feature import REMATCH, Rematch
from sandbox import Person
from sandbox.testing import reading
from tests.end_to_end.days import Days, Ledger, mentioned, rest
from tests.end_to_end.harness import (
    PATIENCE,
    Match,
    is_over,
    open_panel,
    press,
    private_text,
    take_turn,
)
from tests.end_to_end.proposals import propose, session_of

PEOPLE = ("Alice", "Bob", "Carol", "Dave")


class Diary:
    """Plays a match and counts the turns of each person by day."""

    def __init__(self, days: Days, match: Match, ledger: Ledger) -> None:
        self._days = days
        self._match = match
        self._ledger = ledger
        self._begin = days.time.moment
        self._turns: dict[tuple[str, int], int] = {}

    @property
    def day(self) -> int:
        """The days since the match began."""
        return (self._days.time.moment - self._begin) // DAY

    async def to_move(self) -> list[str]:
        """Returns the people to move once no computer is, and everything up to there is announced."""
        session = await session_of(self._match)
        while any(session.seats[seat].by_computer for seat in session.to_move):
            await asyncio.sleep(0.02)
            session = await session_of(self._match)
        await self._match.settle()
        people = [session.seats[seat] for seat in session.to_move]
        for seat in people:
            self._turns.setdefault((seat.name, seat.turn_began_at), self.day)
        return [seat.name for seat in people]

    async def turn(self, person: Person) -> None:
        """Takes a turn of a person, up to the next post that prompts somebody."""
        await take_turn(person, self._match.post)
        await self.advance_to_next_prompt()

    async def advance_to_next_prompt(self) -> None:
        """Waits for the next post that prompts a person, or the result; computers may post before."""
        await self._match.next_post()
        await self.to_move()
        await self._match.settled_post()

    async def play_until(self, person: str) -> None:
        """Takes the turns of all others until `person` is to move."""
        while person not in (names := await self.to_move()):
            await self.turn(await self._days.harness.person(names[0]))

    async def advance(self, hours: int, **expected: int) -> None:
        """Lets hours pass, in which exactly the `expected` mentions are sent."""
        before = {name: self._ledger.mentions(name) for name in PEOPLE}
        await self._days.advance(hours * HOUR)
        store = self._days.harness.bot.services.store
        async with asyncio.timeout(PATIENCE):
            while await store.indexes.ringing(self._days.time.moment) or any(
                self._ledger.mentions(name) < before[name] + count for name, count in expected.items()
            ):
                await asyncio.sleep(0.02)
        await self.to_move()
        mentioned_now = Counter({name: self._ledger.mentions(name) - before[name] for name in PEOPLE})
        assert mentioned_now == Counter(expected)

    def turns(self, person: str) -> list[int]:
        """Returns the number of a person's turns by the day on which they began."""
        days = Counter(day for (name, _), day in self._turns.items() if name == person)
        return [days[day] for day in range(self.day + 1)]

    def mentions(self, person: str, *kinds: str) -> list[int]:
        """Returns how often a person was mentioned in messages of these kinds, by day."""
        found = [
            (message.moment - self._begin) // DAY
            for message in self._ledger.sent.values()
            for name in message.mentions
            if name == person and message.kind in kinds
        ]
        return [found.count(day) for day in range(self.day + 1)]


@pytest.mark.match
async def test_a_match_of_four_people_over_ten_days(days: Days, ledger: Ledger) -> None:
    alice, bob, carol, dave = await days.harness.people(*PEOPLE)
    days.harness.sandbox.control.set_locale("Dave", "en-US")
    await bob.slash("settings", time_zone="Europe/Berlin", quiet="22-7", weekends=False)
    match = await days.start_match("Bob", "Carol", "Dave")
    diary = Diary(days, match, ledger)

    # Monday. Carol takes two days off in her turn: nothing reminds her, and her clock stands still.
    await diary.play_until("Carol")
    assert "until <t:" in private_text(await rest(carol, 2))
    await diary.advance(24)
    await diary.advance(24)
    await diary.play_until("Dave")

    # Wednesday. Dave is absent: three reminders, an automatic vacation of three days, then the others are notified.
    for hours in (12, 6, 3, 3):
        await diary.advance(hours, Dave=1)
    await diary.advance(48)
    await diary.advance(24, Dave=1)
    assert "**Dave** has run out of time" in reading.text(await match.next_post())

    # Sunday. Alice lets the computer play for him. It is Bob's turn next: his clock waits until Monday at seven.
    await press(alice, match.post, PlayOn)
    await diary.advance_to_next_prompt()
    await diary.play_until("Bob")
    await diary.advance(12)
    await diary.advance(14)
    await diary.advance(1, Bob=1)
    await diary.play_until("Alice")
    assert any("**Dave (CPU)**" in message.text for message in ledger.sent.values())

    # Tuesday. Dave comes back by one tap.
    await diary.advance(12, Alice=1)
    await diary.advance(6, Alice=1)
    assert "You have your seat back" in dave.text(await open_panel(dave, await match.settled_post()))
    await match.wait_for_post(lambda post: "**Dave** is back" in reading.text(post))
    await diary.play_until("Dave")
    await diary.advance(12, Dave=1)
    await diary.advance(5)
    await diary.turn(dave)
    await diary.play_until("Carol")

    # Wednesday. He takes back his turn and everything after it, and all others agree.
    await diary.advance(10)
    assert diary.day == 9
    ballot = await propose(dave, match, "undo")
    assert sorted(mentioned(ballot)) == ["Alice", "Bob", "Carol"]
    for person in (alice, bob, carol):
        await press(person, ballot, Agree)
    await match.wait_for_post(lambda post: "has rewound" in reading.text(post))
    assert await diary.to_move() == ["Dave"]
    await diary.play_until("Bob")

    # Thursday, the tenth day. They agree to end the match.
    await diary.advance(24, Bob=1)
    ballot = await propose(bob, match, "finish")
    for person in (alice, carol, dave):
        await press(person, ballot, Agree)
    await match.wait_for_post(is_over)
    assert diary.day == 10

    # Every mention has a reason: a turn, a reminder, a proposal, the end; for Dave also that his time ran out.
    late, end = [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0], [0] * 10 + [1]
    for name in PEOPLE:
        reasons = [diary.turns(name), end, late] if name == "Dave" else [diary.turns(name), end]
        assert diary.mentions(name, "board") == [sum(day) for day in zip(*reasons, strict=True)]
        assert sum(diary.mentions(name, "ballot")) == (2 if name in ("Alice", "Carol") else 1)
        assert all(message.mentions.count(name) <= 1 for message in ledger.sent.values())
    assert {name: sum(diary.mentions(name, "reminder", "notice")) for name in PEOPLE} == {
        "Alice": 2,
        "Bob": 2,
        "Carol": 0,
        "Dave": 3 + 1 + 1,
    }
    assert not any(diary.mentions("Carol", "board", "reminder", "ballot", "notice")[1:2]), "she is on vacation"
    assert not any(diary.mentions("Bob", "board", "reminder", "ballot", "notice")[3:6]), "he waits, and it is a weekend"

    # And they play again.
    answers = [private_text(await press(person, match.post, Rematch)) for person in (carol, dave, alice, bob)]
    assert ["rematch has started" in answer for answer in answers] == [False, False, False, True]
    session = await session_of(match)
    assert session.stage is Stage.OVER
    again = await days.harness.match_of({"id": str(REMATCH.of(session))})
    assert len(await again.people_to_move()) == 1
