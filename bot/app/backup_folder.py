"""The folders in which Parlour keeps the backups that it makes by itself, each named after its moment."""

import re
from datetime import UTC, datetime
from pathlib import Path


def stamp(moment: int) -> str:
    """Returns a moment as it stands in names, such as 20261128-021500, in UTC."""
    return f"{datetime.fromtimestamp(moment, UTC):%Y%m%d-%H%M%S}"


def backups(folder: Path, kind: str = "") -> list[tuple[Path, re.Match[str]]]:
    """Returns the backups in a folder, the oldest first. `kind`: the pattern of what follows the moment in a name."""
    name = re.compile(rf"\d{{8}}-\d{{6}}{kind}\.backup")
    return [(path, found) for path in sorted(folder.glob("*.backup")) if (found := name.fullmatch(path.name))]


def remove_unfinished(folder: Path) -> None:
    """Deletes what a process that was killed has left."""
    for path in folder.glob("*.backup.*"):
        path.unlink(missing_ok=True)
