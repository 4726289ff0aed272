"""`python -m benchmarks.bot_process`: the bot, with settings from the environment, telling how it fares.

For every line on standard input it writes one with its report; when the input ends it stops.
"""

import asyncio
import sys
from time import perf_counter, thread_time

import msgspec
from msgspec import Struct

from benchmarks.measure import percentile
from bot.app.client import create_bot
from bot.settings import Settings

PROBE_SECONDS = 0.002


class Report(Struct):
    """How the event loop fared since the last report, in milliseconds."""

    worst: float
    """How late a timer rang at worst. A busy machine adds to it."""
    percentile_99: float
    longest_work: float
    """The most processor time that the loop's thread used between two timers: what no other machine would mend."""


class Lag:
    """How much later than asked for a timer of the event loop rings."""

    def __init__(self) -> None:
        self._late: list[float] = []
        self._work: list[float] = []

    async def watch(self) -> None:
        """Measures until it is cancelled."""
        while True:
            due, worked = perf_counter() + PROBE_SECONDS, thread_time()
            await asyncio.sleep(PROBE_SECONDS)
            self._late.append(1000 * (perf_counter() - due))
            self._work.append(1000 * (thread_time() - worked))

    def report(self) -> Report:
        """What was measured since the last report. Raises ValueError where nothing was."""
        late, self._late = self._late, []
        work, self._work = self._work, []
        return Report(max(late), percentile(late, 99), max(work))


async def main() -> None:
    """Runs until standard input ends."""
    bot = create_bot(Settings())
    running = asyncio.create_task(bot.start("token"))
    lag = Lag()
    watching = asyncio.create_task(lag.watch())
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
    asyncio.run(main())
