"""Drawing again whenever a file is saved: what `parlour render --watch` does."""

import subprocess
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from time import perf_counter

from watchfiles import Change, DefaultFilter, watch

PROJECT = Path(__file__).parents[2]
CODE = [PROJECT / package for package in ("rules", "rendering", "bot")]
QUIET = 50
"""Milliseconds without a change after which a save counts as complete."""
LOOK = 200
"""Milliseconds after which a look for changes ends, also where there are none."""


def draw_on_change(command: Sequence[str], out: Path, tell: Callable[[str], None]) -> None:
    """Runs `command`, which draws `out`, at once and after each change of the code, until Ctrl-C.

    Each picture is drawn by a new process, so that it is drawn by the code as it was saved.
    """
    own = str(out.absolute())
    code = DefaultFilter()

    def counts(change: Change, path: str) -> bool:
        return path != own and code(change, path)

    first = True
    with suppress(KeyboardInterrupt):
        for changes in watch(*CODE, watch_filter=counts, step=QUIET, rust_timeout=LOOK, yield_on_timeout=True):
            if first or changes:
                first = False
                _draw(command, out, tell)


def _draw(command: Sequence[str], out: Path, tell: Callable[[str], None]) -> None:
    begun = perf_counter()
    if subprocess.run(command, check=False).returncode == 0:
        tell(f"{out} was drawn in {perf_counter() - begun:.2f} s.")
    else:
        tell("Nothing was drawn; the next save tries again.")
