"""`python -m benchmarks.bot_process`: runs the bot, with settings from the environment, and reports its load.

`--works no` runs no jobs; `--connects no` runs them alone, as a worker does.

Answers every line on standard input with a line that holds a report, and stops when the input ends. Measuring takes
processor time: with `--measures no`, there is none, and there may be no such lines.
"""

import argparse
import asyncio
import gc
import sys
from time import perf_counter, thread_time

import msgspec
import structlog
from msgspec import Struct

from benchmarks.measure import percentile
from bot.settings import Settings

PROBE_SECONDS = 0.002


class Report(Struct):
    """Delays of the event loop since the last report, in milliseconds."""

    worst: float
    """The longest delay of a timer. A busy machine adds to it."""
    percentile_99: float
    longest_work: float
    """The most processor time of the loop's thread between two timers, which does not depend on other load."""


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
        """Returns what was measured since the last report. Raises ValueError if that is nothing."""
        late, self._late = self._late, []
        work, self._work = self._work, []
        return Report(max(late), percentile(late, 99), max(work))


async def main(*, works: bool, connects: bool, measures: bool) -> None:
    """Runs until standard input ends."""
    gc.disable()  # as the command line does
    from bot.app.client import create_bot

    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))  # reports alone go to standard output
    bot = create_bot(Settings(), works=works, connects=connects)
    running = asyncio.create_task(bot.start("token") if connects else bot.login("token"))
    opened = asyncio.create_task(bot.opened.wait())
    await asyncio.wait({running, opened}, return_when=asyncio.FIRST_COMPLETED)
    lag = Lag()
    watching = asyncio.create_task(lag.watch() if measures else asyncio.Event().wait())
    if measures:
        await lag.measured.wait()
    async for _ in await _lines():
        sys.stdout.buffer.write(msgspec.json.encode(lag.report()) + b"\n")
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
    for name in ("--works", "--connects", "--measures"):
        parser.add_argument(name, choices=("yes", "no"), default="yes")
    given = parser.parse_args()
    asyncio.run(main(**{name: chosen == "yes" for name, chosen in vars(given).items()}))
