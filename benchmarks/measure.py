"""What every benchmark measures with: figures with their budgets, rounds in turn, memory."""

import os
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

ROUNDS = 7
MAPPED = r"^(\w+-\w+) \S+ (\w+) \S+ (\d+) .*?^Rss: +(\d+) kB"
"""In /proc/PID/smaps, of each mapping: its address, offset and file (0: none), and how much of it is in memory."""
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Figure:
    """One line of the table. With a `peer` the budget is one for the ratio, else for what was measured."""

    what: str
    measured: float
    unit: str
    peer: float | None = None
    """What it is held against, in the same unit and from the same run."""
    peer_name: str = ""
    budget: float | None = None

    @property
    def ratio(self) -> float | None:
        """How many peers it takes."""
        return None if self.peer is None else self.measured / self.peer

    @property
    def kept(self) -> bool:
        """Whether the budget was kept; without one there is nothing to break."""
        judged = self.measured if self.ratio is None else self.ratio
        return self.budget is None or judged <= self.budget


def in_turn(*measures: Callable[[], float], rounds: int = ROUNDS) -> list[float]:
    """The median of each measure over rounds in which they take turns, so that a busy machine hits all alike."""
    found = [[measure() for measure in measures] for _ in range(rounds)]
    return [median(column) for column in zip(*found, strict=True)]


def percentile(values: Sequence[float], percent: float) -> float:
    """The value that so many per cent of `values` do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]


def machine_seconds() -> float:
    """Processor time that all processes of the machine have used, idle waiting left out."""
    user, nice, system, _idle, _waiting, *others = Path("/proc/stat").read_text().splitlines()[0].split()[1:]
    return sum(map(int, (user, nice, system, *others[:3]))) / TICKS


def processor_seconds(process: int) -> float:
    """Processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident(process: int) -> float:
    """The memory that a process holds, in MiB; what it maps of a file several times, as it does fonts, counts once."""
    mapped = re.findall(MAPPED, Path(f"/proc/{process}/smaps").read_text(), re.MULTILINE | re.DOTALL)
    pieces = {(file, offset if int(file) else address): int(held) for address, offset, file, held in mapped}
    return sum(pieces.values()) / 1024


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
