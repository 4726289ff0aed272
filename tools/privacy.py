"""`make privacy`: writes the table of PRIVACY.md, from what the core and the features say that they store."""

import re
from pathlib import Path

from bot.feature import Keys
from bot.store import kinds

PAGE = Path("PRIVACY.md")
HEAD = "| stored as | what | why | until |\n|---|---|---|---|\n"
TABLE = re.compile(r"^\|.*\n(?:\|.*\n)*", re.MULTILINE)


def table() -> str:
    """Returns the table as Markdown."""
    return HEAD + "".join(map(_row, kinds.every()))


def _row(keys: Keys) -> str:
    return f"| {', '.join(f'`{begin}`' for begin in keys.begin)} | {keys.what} | {keys.why} | {keys.until} |\n"


if __name__ == "__main__":
    PAGE.write_text(TABLE.sub(lambda _: table(), PAGE.read_text(encoding="utf-8"), count=1), encoding="utf-8")
