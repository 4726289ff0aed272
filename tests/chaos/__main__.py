"""Long campaigns of faults: prints faults and violations by kind; exits with 1 if there is a violation."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.chaos import campaign
from tests.chaos.campaign import Report
from tests.chaos.faults import QUICK, SLOW
from tests.chaos.system import running

PAUSE = 0.7
"""Seconds between two injections."""
KINDS = [*QUICK] * 4 + [*SLOW]
"""After a crash, little else can happen for a while."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, nargs="+", default=[1, 2, 3, 4], help="one campaign each")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long faults happen in each")
    chosen = parser.parse_args()
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)  # the sandbox's clients are killed at any moment
    report = asyncio.run(_all(chosen.seeds, chosen.seconds))
    print(report.table())
    return bool(report.violations)


async def _all(seeds: list[int], seconds: float) -> Report:
    report = Report()
    for seed in seeds:
        with TemporaryDirectory(prefix="parlour-") as folder:
            async with running(Path(folder)) as system:
                found = await campaign.run(system, seed, seconds, KINDS, PAUSE)
        print(f"seed {seed}: {found.faults.total()} faults, {len(found.violations)} violations", file=sys.stderr)
        report.add(found)
    with TemporaryDirectory(prefix="parlour-") as folder:
        report.add(await campaign.check_health(Path(folder)))
    for violation in report.violations:
        print(f"{violation.kind}: {violation.detail}", file=sys.stderr)
    return report


if __name__ == "__main__":
    sys.exit(main())
