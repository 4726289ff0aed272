"""Matches as a table that spreadsheets read: comma-separated values, as RFC 4180 describes them. Pure."""

import csv
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from io import StringIO

from bot.features.record.played import Finished, Played
from rules.games import MOST_SEATS

NAME = "matches.csv"
MARK = "\N{ZERO WIDTH NO-BREAK SPACE}"
"""What a file begins with, so that spreadsheets read it as UTF-8."""
_ABOUT = ("match", "ended", "game", "server", "result", "rated", "winners", "minutes", "options")
_OF_SEAT = ("player", "points", "place")
HEADER = (*_ABOUT, *(f"{what} {seat}" for seat in range(1, MOST_SEATS + 1) for what in _OF_SEAT))
"""The columns: the same in every language, so that programs find them."""
_FORMULA = ("=", "+", "-", "@")
"""What a spreadsheet takes for the beginning of a formula."""


def table(matches: Iterable[Played]) -> bytes:
    """Returns a header and a row for each match. Times are in UTC."""
    text = StringIO()
    writer = csv.writer(text)
    writer.writerow(HEADER)
    writer.writerows(map(_row, matches))
    return f"{MARK}{text.getvalue()}".encode()


def _row(match: Played) -> list[str | int]:
    winners = "; ".join(harmless(seat.name) for seat in match.seats if seat.won)
    options = "; ".join(f"{name}={value}" for name, value in match.options.items())
    ended = datetime.fromtimestamp(match.moment, UTC).isoformat(" ").removesuffix("+00:00")
    return [
        str(match.match),
        ended,
        match.name,
        harmless(match.server),
        match.ending,
        "yes" if match.rated else "no",
        winners,
        match.minutes,
        options,
        *(cell for seat in match.seats for cell in _cells(seat)),
        *[""] * len(_OF_SEAT) * (MOST_SEATS - len(match.seats)),
    ]


def _cells(seat: Finished) -> Iterator[str | int]:
    yield harmless(seat.name)
    yield "" if seat.points is None else seat.points
    yield "" if seat.place is None else seat.place


def harmless(text: str) -> str:
    """Returns a text that a spreadsheet takes for no formula: a stranger may have chosen it."""
    return f"'{text}" if text.startswith(_FORMULA) else text
