"""`python -m benchmarks.paces CHECKOUT`: the highest pace of another checkout's bot and of this one, in one run.

The same people play the same matches against both in turn, at the same paces, until an answer is late.
"""

import argparse
import asyncio
import tempfile
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

from benchmarks import report
from benchmarks.crowd import ENGLISH, FASTER, LONGEST, opened, played
from benchmarks.measure import Figure, processor_seconds
from benchmarks.people import Match
from benchmarks.processes import Bot, parlour, ready
from sandbox import Sandbox

MATCHES = 48
FIRST_PACE = 16.0
SECONDS = 12.0
"""Of each pace: at the first one, every match has four presses, so that turns end."""
ONCE_MORE = 2
"""So often a pace is tried before an answer counts as late: the machine has other work, too."""
FASTER_BY = 1.5
"""How many times the pace of the other checkout is wanted."""


@dataclass
class Side:
    """A bot with people who play against it."""

    bot: Bot
    matches: list[Match]
    reached: float = 0
    """The highest pace without a late answer, in presses a second."""
    worked: float = 0
    """Processor time of the bot, in seconds."""
    presses: int = 0
    is_late: bool = False

    async def play(self, pace: float) -> None:
        """Plays at a pace, again if an answer is late."""
        for _ in range(ONCE_MORE):
            before = processor_seconds(self.bot.pid)
            timing = await played(self.matches, pace, SECONDS)
            self.worked += processor_seconds(self.bot.pid) - before
            self.presses += len(timing.presses)
            if max(timing.presses) <= LONGEST:
                self.reached = max(self.reached, len(timing.presses) / SECONDS)
                return
        self.is_late = True


async def figures(other: Path) -> list[Figure]:
    """Returns the highest pace and the processor time of a press, each beside that of the checkout `other`."""
    async with AsyncExitStack() as stack:
        before, now = [await _side(stack, code) for code in (other, Path.cwd())]
        pace = FIRST_PACE
        while not (before.is_late and now.is_late):
            for side in (before, now):
                if not side.is_late:
                    await side.play(pace)
            pace *= FASTER
    costs = [1000 * side.worked / side.presses for side in (before, now)]
    highest = f"highest pace without an answer later than {LONGEST:g} s"
    return [
        Figure(f"{highest}, before", before.reached, "presses/s"),
        Figure(f"{highest}, now: at least {FASTER_BY:g} times as high", now.reached, "presses/s"),
        Figure("the pace before, in paces of now", before.reached, "", now.reached, "now", 1 / FASTER_BY),
        Figure("processor time of the bot for a press", costs[1], "ms", costs[0], "before"),
    ]


async def _side(stack: AsyncExitStack, code: Path) -> Side:
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    sandbox = await stack.enter_async_context(Sandbox.start(rate_limited=False))
    bot = await stack.enter_async_context(parlour(sandbox, folder, code=code))
    people = [await sandbox.person(name) for name in ENGLISH]
    await ready(people[0], "turns")
    return Side(bot, await opened(people, MATCHES))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkout", type=Path, help="where the other version is, such as a git worktree")
    print("\n".join(report.lines(asyncio.run(figures(parser.parse_args().checkout.resolve())))))
