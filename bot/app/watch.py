"""Rendering again whenever a file is saved: `parlour render --watch`."""

import subprocess
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib.metadata import entry_points
from pathlib import Path
from time import perf_counter

from watchfiles import Change, DefaultFilter, watch

from rules import games

PROJECT = Path(__file__).parents[2]
CODE = [PROJECT / package for package in ("rules", "rendering", "bot")]
QUIET = 50
"""Milliseconds without a change after which a save is complete."""
TIMEOUT = 200
"""Milliseconds after which waiting for changes yields, even if there are none."""


def folders() -> list[Path]:
    """Returns the folders of the code of Parlour and of installed games."""
    return [*CODE, *games.folders(entry_points(group=games.GROUP))]


def render_on_change(command: Sequence[str], out: Path, show: Callable[[str], None]) -> None:
    """Runs `command`, which renders `out`, at once and after each change of the code, until Ctrl-C.

    Each run is a new process, so that it uses the code as saved. `show` gets a line about each run.
    """
    own = str(out.absolute())
    code = DefaultFilter()

    def counts(change: Change, path: str) -> bool:
        return path != own and code(change, path)

    first = True
    with suppress(KeyboardInterrupt):
        for changes in watch(*folders(), watch_filter=counts, step=QUIET, rust_timeout=TIMEOUT, yield_on_timeout=True):
            if first or changes:
                first = False
                _render(command, out, show)


def _render(command: Sequence[str], out: Path, show: Callable[[str], None]) -> None:
    begun = perf_counter()
    if subprocess.run(command, check=False).returncode == 0:
        show(f"{out} was rendered in {perf_counter() - begun:.2f} s.")
    else:
        show("Nothing was rendered; the next save tries again.")
