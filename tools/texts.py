"""`python -m tools.texts FILE...`: prints every line of Fluent files that cannot be parsed, and fails if any exists."""

from __future__ import annotations

import sys
from pathlib import Path

from fluent.syntax import ast, parse


def unreadable(path: Path) -> list[str]:
    """Returns the errors of a Fluent file, each as "path:line: reason"."""
    source = path.read_text(encoding="utf-8")
    return [
        f"{path}:{source.count(chr(10), 0, note.span.start if note.span else 0) + 1}: {note.message}"
        for entry in parse(source).body
        if isinstance(entry, ast.Junk)
        for note in entry.annotations
    ]


def main(*paths: str) -> int:
    """Prints all errors; returns their number."""
    found = [place for path in paths for place in unreadable(Path(path))]
    print(*found, sep="\n", end="\n" if found else "")
    return len(found)


if __name__ == "__main__":
    sys.exit(bool(main(*sys.argv[1:])))
