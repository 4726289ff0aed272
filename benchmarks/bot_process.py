"""`python -m benchmarks.bot_process`: runs the bot, with settings from the environment, and reports its load.

`--works no` runs no jobs; `--connects no` runs them alone, as a worker does.

Answers every line on standard input with a line that holds a report, and stops when the input ends. Measuring delays
takes processor time: with `--measures answers` there are none in the report. With `--measures no` there may be no such
lines.
"""

import argparse
import asyncio
import gc
import sys
from time import perf_counter, thread_time
from typing import TYPE_CHECKING, Any

import discord
import msgspec
import structlog
from msgspec import Struct, structs

from benchmarks.measure import percentile
from bot.settings import Settings

if TYPE_CHECKING:
    from bot.app.client import Client

PROBE_SECONDS = 0.002


class Report(Struct):
    """What the event loop did since the last report, in milliseconds."""

    worst: float = 0.0
    """The longest delay of a timer. A busy machine adds to it."""
    percentile_99: float = 0.0
    longest_work: float = 0.0
    """The most processor time of the loop's thread between two timers, which does not depend on other load."""
    answers: dict[str, list[float]] = {}
    """The processor time of the loop's thread from each press until its answer, with all else it did; by custom id."""


class Lag:
    """Measures the delay of timers of the event loop."""

    def __init__(self) -> None:
        self._late: list[float] = []
        self._work: list[float] = []
        self.measured = asyncio.Event()
        """Set once there is something to report."""

    async def watch(self) -> None:
        """Measures until it is cancelled."""
        while True:
            due, worked = perf_counter() + PROBE_SECONDS, thread_time()
            await asyncio.sleep(PROBE_SECONDS)
            self._late.append(1000 * (perf_counter() - due))
            self._work.append(1000 * (thread_time() - worked))
            self.measured.set()

    def report(self) -> Report:
        """Returns what was measured since the last report."""
        late, self._late = self._late, []
        work, self._work = self._work, []
        return Report(max(late), percentile(late, 99), max(work)) if late else Report()


def note_answers(bot: "Client", answers: dict[str, list[float]]) -> None:
    """Notes in `answers` how long the loop worked from each press on a button until its answer."""
    answer = bot.on_interaction

    async def on_interaction(interaction: discord.Interaction[Any]) -> None:
        began = thread_time()
        await answer(interaction)
        if interaction.type is discord.InteractionType.component:
            pressed = str(dict(interaction.data or {}).get("custom_id"))
            answers.setdefault(pressed, []).append(1000 * (thread_time() - began))

    bot.event(on_interaction)


async def main(*, works: bool, connects: bool, measures: str) -> None:
    """Runs until standard input ends."""
    gc.disable()  # as the command line does
    from bot.app.client import create_bot

    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))  # reports alone go to standard output
    bot = create_bot(Settings(), works=works, connects=connects)
    running = asyncio.create_task(bot.start("token") if connects else bot.login("token"))
    opened = asyncio.create_task(bot.opened.wait())
    await asyncio.wait({running, opened}, return_when=asyncio.FIRST_COMPLETED)
    lag, answers = Lag(), dict[str, list[float]]()
    if measures != "no":
        note_answers(bot, answers)
    watching = asyncio.create_task(lag.watch() if measures == "yes" else asyncio.Event().wait())
    if measures == "yes":
        await lag.measured.wait()
    async for _ in await _lines():
        report = structs.replace(lag.report(), answers={**answers})
        answers.clear()
        sys.stdout.buffer.write(msgspec.json.encode(report) + b"\n")
        sys.stdout.buffer.flush()
    watching.cancel()
    await bot.close()
    await running


async def _lines() -> asyncio.StreamReader:
    reader = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    return reader


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ("--works", "--connects"):
        parser.add_argument(name, choices=("yes", "no"), default="yes")
    parser.add_argument("--measures", choices=("yes", "answers", "no"), default="yes")
    given = parser.parse_args()
    asyncio.run(main(works=given.works == "yes", connects=given.connects == "yes", measures=given.measures))
