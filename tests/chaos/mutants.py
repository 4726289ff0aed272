"""`python -m tests.chaos.mutants`: plants a bug in a copy of the project, plays a scenario with the bot of the copy,
and says what finds it; for each bug of the list. Exits with 1 if one is not found, or if the real bot has one.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from traceback import format_exc
from typing import NamedTuple

from rules.games import names
from tests.chaos import scenarios
from tests.chaos.invariants import of_logs
from tests.chaos.planted import MUTANTS, Mutant
from tests.chaos.scenarios import Scenario
from tests.chaos.system import System, running
from tests.chaos.violation import Broken, Violation
from tests.installing import copied

LONGEST = 480.0
"""Seconds for one scenario, even on a busy machine."""


class Found(NamedTuple):
    """What became of a run."""

    by: str
    """What did not hold; empty: everything did."""
    detail: str
    presses: int
    seconds: float


async def found_in(scenario: Scenario, code: Path) -> Found:
    """Plays a scenario with the bot in `code`; returns what did not hold first.

    Anything that the campaign itself raises is an error of the campaign, and finds nothing.
    """
    began = monotonic()
    with TemporaryDirectory(prefix="parlour-") as folder:
        async with running(Path(folder), code, alone=scenario is scenarios.alone, patient=True) as system:
            violations = await _violations(scenario, system)
        violations += of_logs(system)
    first = violations[0] if violations else Violation("", "")
    return Found(*first, system.presses, monotonic() - began)


async def _violations(scenario: Scenario, system: System) -> list[Violation]:
    try:
        async with asyncio.timeout(LONGEST):
            return (await scenario(system)).found
    except TimeoutError:
        return [Violation("match that stands still", "the scenario has no end")]
    except Broken as broken:
        return [broken.violation]


async def planted(mutant: Mutant) -> Found:
    """Plants a mutant in a copy of the project, and plays its scenario there."""
    with TemporaryDirectory(prefix="parlour-") as folder:
        copied(Path(folder))
        file = Path(folder) / mutant.file
        file.write_text(file.read_text().replace(mutant.old, mutant.new))
        return await found_in(mutant.scenario, Path(folder))


def _named(scenario: Scenario) -> str:
    if isinstance(scenario, partial):
        return f"none, in `{scenario.func.__name__}` of {scenario.keywords['game']}"
    return f"none, in `{getattr(scenario, '__name__', '')}`"


async def _unplanted(scenario: Scenario) -> Found:
    with TemporaryDirectory(prefix="parlour-") as folder:
        copied(Path(folder))
        return await found_in(scenario, Path(folder))


async def _run(mutants: list[Mutant], real: list[Scenario], at_once: int) -> bool:
    """Prints a row for each run; returns whether all is as it should be."""
    places, problems = asyncio.Semaphore(at_once), list[str]()
    _say("| mutant | found by | presses | seconds |\n|---|---|---|---|")

    async def one(name: str, run: Callable[[], Awaitable[Found]], *, is_mutant: bool) -> None:
        async with places:
            try:
                found = await run()
            except Exception:
                problems.append(f"{name}: error of the campaign\n{format_exc()}")
                _say(f"| {name} | **error of the campaign** | | |")
                return
        if bool(found.by) is not is_mutant:
            problems.append(f"{name}: {found}")
        _say(f"| {name} | {found.by or 'nothing'} | {found.presses} | {found.seconds:.0f} |")

    await asyncio.gather(
        *(one(_named(scenario), partial(_unplanted, scenario), is_mutant=False) for scenario in real),
        *(one(mutant.name, partial(planted, mutant), is_mutant=True) for mutant in mutants),
    )
    for problem in problems:
        sys.stderr.write(f"{problem}\n")
    return not problems


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main() -> int:
    parser = argparse.ArgumentParser(prog="tests.chaos.mutants", description=__doc__)
    parser.add_argument("--only", nargs="+", default=[""], help="those whose name contains one of these")
    parser.add_argument("--at-once", type=int, default=2, help="how many run at the same time")
    chosen = parser.parse_args()
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)
    used = dict.fromkeys(mutant.scenario for mutant in MUTANTS)
    games = [scenarios.of_game(game) for game in names()]

    def is_chosen(name: str) -> bool:
        return any(part in name for part in chosen.only)

    real = [each for each in (*used, scenarios.besides, *games) if is_chosen(_named(each))]
    return not asyncio.run(_run([each for each in MUTANTS if is_chosen(each.name)], real, chosen.at_once))


if __name__ == "__main__":
    sys.exit(main())
