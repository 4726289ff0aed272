"""One person who does as much harm as they can, and how long others then wait for their boards."""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from itertools import cycle
from pathlib import Path
from statistics import median
from time import perf_counter

from benchmarks.measure import Figure
from benchmarks.people import Match, Message, Timing
from benchmarks.processes import parlour, ready
from bot.actions.custom_id import encode
from bot.actions.lobby import AddComputer, RemoveComputer
from sandbox import Answer, Person, Sandbox
from sandbox.testing.person import NotPossible

GAMES = ("manhattan", "coal_baron", "mint_works")
PACE = 0.4
"""Seconds between two presses of the people who play."""
SECONDS = 12.0
"""How long each phase takes."""
ROUNDS = 4
LOBBIES = 60
"""As many lobbies as the abuser tries to open."""
HANDS = 10
"""As many presses as the abuser has in flight."""
REST = 1.0
"""Seconds for which each of those hands rests after an answer; without, the sandbox would be the slow part."""
BUDGET = 2.0
REFUSED = "in a short time"


def figures() -> list[Figure]:
    """Returns the time from Done to the board, with the abuser and without, in interleaved phases of one run."""
    return asyncio.run(_figures())


async def _figures() -> list[Figure]:
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        sandbox = await stack.enter_async_context(Sandbox.start())
        await stack.enter_async_context(parlour(sandbox, folder, quotas=True))
        alice, bob, carol = [await sandbox.person(name) for name in ("Alice", "Bob", "Carol")]
        await ready(alice, "turns")
        matches = [Match(game, [alice, bob], seed) for seed, game in enumerate(GAMES)]
        for match in matches:
            await match.open()
        abuser = await Abuser.arrive(carol)
        quiet, abused = Timing(), Timing()
        for _ in range(ROUNDS):
            await _play(matches, quiet)
            async with abuser.at_work():
                await _play(matches, abused)
        for timing in (quiet, abused):
            timing.check()
        abuser.check()
    name = f"Done to the board elsewhere while somebody presses {abuser.presses / SECONDS / ROUNDS:.0f} times a second"
    milliseconds = [1000 * median(timing.posts) for timing in (abused, quiet)]
    longest = [1000 * max(timing.posts) for timing in (abused, quiet)]
    return [
        Figure(f"{name}, median of {len(abused.posts)}", milliseconds[0], "ms", milliseconds[1], "quiet", BUDGET),
        Figure(f"{name}, longest", longest[0], "ms", longest[1], "quiet"),
    ]


async def _play(matches: list[Match], timing: Timing) -> None:
    """Plays the matches in turn at an even pace."""
    end = perf_counter() + SECONDS
    for match in cycle(matches):
        if perf_counter() > end:
            break
        await asyncio.sleep(PACE)
        await match.act(timing)
    for match in matches:
        await match.catch_up(timing)


class Abuser:
    """Somebody who changes lobbies, and asks for boards, hints and new lobbies, all the time."""

    def __init__(self, person: Person, match: Match, lobbies: list[Message]) -> None:
        self._person = person
        self._match = match
        self._lobbies = lobbies
        self.presses = 0
        self.refused = 0

    @classmethod
    async def arrive(cls, person: Person) -> "Abuser":
        """Opens a match against computers, and as many lobbies as the bot allows."""
        match = Match("coal_baron", [person], seed=0)
        await match.open(computers=3)
        answers = [await person.slash("new", options={"game": "montana"}) for _ in range(LOBBIES)]
        return cls(
            person, match, [answer.message for answer in answers if answer.message and Person.buttons(answer.message)]
        )

    def check(self) -> None:
        """Raises RuntimeError if nothing was refused: then there was no abuse."""
        if not self.refused:
            raise RuntimeError(f"none of {self.presses} presses was refused")

    @asynccontextmanager
    async def at_work(self) -> AsyncIterator[None]:
        """Abuses the bot until the block ends."""
        async with asyncio.TaskGroup() as tasks:
            running = [tasks.create_task(self._abuse(number)) for number in range(HANDS)]
            yield
            for task in running:
                task.cancel()

    async def _abuse(self, number: int) -> None:
        person, lobbies, channel = self._person, cycle(self._lobbies), self._match.channel
        acts: list[Callable[[], Awaitable[Answer]]] = [
            lambda: person.click(next(lobbies), custom_id=encode(AddComputer()), forge=True),
            lambda: person.click(next(lobbies), custom_id=encode(RemoveComputer()), forge=True),
            lambda: person.slash("new", options={"game": "montana"}),
            lambda: person.slash("replay", channel=channel),
            lambda: person.slash("play", channel=channel),
        ]
        for act in cycle(acts[number % len(acts) :] + acts[: number % len(acts)]):
            with suppress(TimeoutError, NotPossible):
                self.refused += REFUSED in (await act()).text
            self.presses += 1
            await asyncio.sleep(REST)
