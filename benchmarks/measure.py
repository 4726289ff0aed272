"""Measuring: figures with budgets, interleaved rounds, processor time and memory."""

import os
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

ROUNDS = 7
MAPPED = r"^(\w+-\w+) \S+ (\w+) \S+ (\d+) .*?^Rss: +(\d+) kB"
"""Matches a mapping in /proc/PID/smaps: address, offset, inode (0: no file), and the resident size."""
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Figure:
    """One line of the report. With a `peer`, the budget limits the ratio, otherwise the measured value."""

    what: str
    measured: float
    unit: str
    peer: float | None = None
    """The value to compare with, in the same unit and from the same run."""
    peer_name: str = ""
    budget: float | None = None

    @property
    def ratio(self) -> float | None:
        """The measured value divided by that of the peer."""
        return None if self.peer is None else self.measured / self.peer

    @property
    def kept(self) -> bool:
        """Whether the value is within the budget, if there is one."""
        judged = self.measured if self.ratio is None else self.ratio
        return self.budget is None or judged <= self.budget


def in_turn(*measures: Callable[[], float], rounds: int = ROUNDS) -> list[float]:
    """Returns the median of each measure over interleaved rounds, so that a busy machine affects all alike."""
    found = [[measure() for measure in measures] for _ in range(rounds)]
    return [median(column) for column in zip(*found, strict=True)]


def percentile(values: Sequence[float], percent: float) -> float:
    """Returns the value that `percent` of `values` do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]


def machine_seconds() -> float:
    """Returns the processor time of all processes of the machine, without idle time."""
    user, nice, system, _idle, _waiting, *others = Path("/proc/stat").read_text().splitlines()[0].split()[1:]
    return sum(map(int, (user, nice, system, *others[:3]))) / TICKS


def processor_seconds(process: int) -> float:
    """Returns the processor time of a process."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident(process: int) -> float:
    """Returns the resident memory of a process in MiB; a file mapped several times, such as a font, counts once."""
    mapped = re.findall(MAPPED, Path(f"/proc/{process}/smaps").read_text(), re.MULTILINE | re.DOTALL)
    pieces = {(file, offset if int(file) else address): int(held) for address, offset, file, held in mapped}
    return sum(pieces.values()) / 1024


def children(process: int) -> list[int]:
    """Returns the ids of the child processes."""
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
