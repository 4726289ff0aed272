"""Rule books of games by section, in the Markdown that Discord supports."""

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bot.i18n import rule_book

_BEGINS = re.compile(r"\s*([-*>]|-?#+|\d+\.) ")
"""The start of a line that does not continue the one before it."""


class Section(NamedTuple):
    """A part of a rule book."""

    title: str
    text: str


def sections(language: str, game: str) -> list[Section]:
    """Returns the sections of the rules of `game`."""
    return sections_of(rule_book(language, game))


def sections_of(rules: str) -> list[Section]:
    """Splits a Markdown page at its second-level headings; the text before them goes with the page's title."""
    head, *rest = rules.strip().split("\n## ")
    return [_split(part) for part in [head.removeprefix("# "), *rest]]


def _split(section: str) -> Section:
    title, _, text = section.partition("\n")
    return Section(title.strip(), "\n".join(_in_one_line(_as_lists(text.strip().splitlines()))))


def _as_lists(lines: Iterable[str]) -> Iterator[str]:
    """Yields `lines` with each Markdown table as a list: Discord does not render tables.

    Of two columns, the titles stand above the list; of more, each beside its cell.
    """
    head: list[str] = []
    for line in lines:
        if not line.startswith("|"):
            head = []
            yield line
            continue
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not head:
            head = cells
            if len(head) == 2:
                yield f"-# {' · '.join(filter(None, head))}"
        elif set(line) - set("|-: "):
            names = [f"{name}: " if len(head) > 2 else "" for name in head[1:]]
            yield " · ".join([f"- **{cells[0]}**", *map("".join, zip(names, cells[1:], strict=True))])


def _in_one_line(lines: Iterable[str]) -> Iterator[str]:
    """Yields each paragraph and list item as one line: Discord keeps line breaks."""
    whole = ""
    for line in lines:
        if whole and line and not whole.startswith("#") and not _BEGINS.match(line):
            whole += (" " if whole[-1].isascii() else "") + line.strip()
            continue
        yield from [whole] if whole else []
        whole = line
        if not line:
            yield ""
    yield whole
